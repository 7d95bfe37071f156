/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * The C library's functions that kernels call, for sources compiled at run time: a kernel may have any of these names, as on a
 * GPU. So no header of the C library is read. All are templates, which give way to what the source declares itself.
 */
#ifndef ANYGPU_FUNCTIONS_H
#define ANYGPU_FUNCTIONS_H

#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define HUGE_VAL __builtin_huge_val()
#define HUGE_VALF __builtin_huge_valf()
#define M_E 2.7182818284590452354
#define M_LOG2E 1.4426950408889634074
#define M_LOG10E 0.43429448190325182765
#define M_LN2 0.69314718055994530942
#define M_LN10 2.30258509299404568402
#define M_PI 3.14159265358979323846
#define M_PI_2 1.57079632679489661923
#define M_PI_4 0.78539816339744830962
#define M_1_PI 0.31830988618379067154
#define M_2_PI 0.63661977236758134308
#define M_2_SQRTPI 1.12837916709551257390
#define M_SQRT2 1.41421356237309504880
#define M_SQRT1_2 0.70710678118654752440

namespace anygpu_functions {

/* The type in which a function is computed: float for float, double for integers. */
template <typename... T>
using real = std::conditional_t<(std::is_same_v<T, float> && ...), float, double>;

#define ANYGPU_FUNCTION(name)                                                                                          \
    template <typename T> static inline real<T> name(T x)                                                              \
    {                                                                                                                  \
        if constexpr (std::is_same_v<T, float>)                                                                        \
            return __builtin_##name##f(x);                                                                             \
        else                                                                                                           \
            return __builtin_##name(x);                                                                                \
    }                                                                                                                  \
    template <int = 0> static inline float name##f(float x) { return __builtin_##name##f(x); }
ANYGPU_FUNCTION(acos)
ANYGPU_FUNCTION(acosh)
ANYGPU_FUNCTION(asin)
ANYGPU_FUNCTION(asinh)
ANYGPU_FUNCTION(atan)
ANYGPU_FUNCTION(atanh)
ANYGPU_FUNCTION(cbrt)
ANYGPU_FUNCTION(ceil)
ANYGPU_FUNCTION(cos)
ANYGPU_FUNCTION(cosh)
ANYGPU_FUNCTION(erf)
ANYGPU_FUNCTION(erfc)
ANYGPU_FUNCTION(exp)
ANYGPU_FUNCTION(exp2)
ANYGPU_FUNCTION(expm1)
ANYGPU_FUNCTION(fabs)
ANYGPU_FUNCTION(floor)
ANYGPU_FUNCTION(j0)
ANYGPU_FUNCTION(j1)
ANYGPU_FUNCTION(lgamma)
ANYGPU_FUNCTION(log)
ANYGPU_FUNCTION(log10)
ANYGPU_FUNCTION(log1p)
ANYGPU_FUNCTION(log2)
ANYGPU_FUNCTION(logb)
ANYGPU_FUNCTION(nearbyint)
ANYGPU_FUNCTION(rint)
ANYGPU_FUNCTION(round)
ANYGPU_FUNCTION(sin)
ANYGPU_FUNCTION(sinh)
ANYGPU_FUNCTION(sqrt)
ANYGPU_FUNCTION(tan)
ANYGPU_FUNCTION(tanh)
ANYGPU_FUNCTION(tgamma)
ANYGPU_FUNCTION(trunc)
ANYGPU_FUNCTION(y0)
ANYGPU_FUNCTION(y1)
#undef ANYGPU_FUNCTION

#define ANYGPU_FUNCTION(name)                                                                                          \
    template <typename T, typename U> static inline real<T, U> name(T x, U y)                                          \
    {                                                                                                                  \
        if constexpr (std::is_same_v<real<T, U>, float>)                                                               \
            return __builtin_##name##f(x, y);                                                                          \
        else                                                                                                           \
            return __builtin_##name(x, y);                                                                             \
    }                                                                                                                  \
    template <int = 0> static inline float name##f(float x, float y) { return __builtin_##name##f(x, y); }
ANYGPU_FUNCTION(atan2)
ANYGPU_FUNCTION(copysign)
ANYGPU_FUNCTION(fdim)
ANYGPU_FUNCTION(fmax)
ANYGPU_FUNCTION(fmin)
ANYGPU_FUNCTION(fmod)
ANYGPU_FUNCTION(hypot)
ANYGPU_FUNCTION(nextafter)
ANYGPU_FUNCTION(pow)
ANYGPU_FUNCTION(remainder)
#undef ANYGPU_FUNCTION

/* Functions whose result or other parameters have types of their own. */
#define ANYGPU_FUNCTION(result, name, parameters, arguments)                                                           \
    template <typename T> static inline result name parameters                                                         \
    {                                                                                                                  \
        if constexpr (std::is_same_v<T, float>)                                                                        \
            return __builtin_##name##f arguments;                                                                      \
        else                                                                                                           \
            return __builtin_##name arguments;                                                                         \
    }
ANYGPU_FUNCTION(int, ilogb, (T x), (x))
ANYGPU_FUNCTION(long, lrint, (T x), (x))
ANYGPU_FUNCTION(long, lround, (T x), (x))
ANYGPU_FUNCTION(long long, llrint, (T x), (x))
ANYGPU_FUNCTION(long long, llround, (T x), (x))
ANYGPU_FUNCTION(real<T>, ldexp, (T x, int exponent), (x, exponent))
ANYGPU_FUNCTION(real<T>, scalbn, (T x, int exponent), (x, exponent))
ANYGPU_FUNCTION(real<T>, frexp, (T x, int *exponent), (x, exponent))
ANYGPU_FUNCTION(T, modf, (T x, T *whole), (x, whole))
ANYGPU_FUNCTION(void, sincos, (T x, T *sine, T *cosine), (x, sine, cosine))
#undef ANYGPU_FUNCTION
template <int = 0> static inline float ldexpf(float x, int exponent) { return __builtin_ldexpf(x, exponent); }
template <int = 0> static inline float scalbnf(float x, int exponent) { return __builtin_scalbnf(x, exponent); }
template <int = 0> static inline float frexpf(float x, int *exponent) { return __builtin_frexpf(x, exponent); }
template <int = 0> static inline float modff(float x, float *whole) { return __builtin_modff(x, whole); }
template <int = 0> static inline long lrintf(float x) { return __builtin_lrintf(x); }
template <int = 0> static inline long lroundf(float x) { return __builtin_lroundf(x); }
template <int = 0> static inline void sincosf(float x, float *sine, float *cosine) { __builtin_sincosf(x, sine, cosine); }
template <int = 0> static inline float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }

template <typename T, typename U, typename V> static inline real<T, U, V> fma(T x, U y, V z)
{
    if constexpr (std::is_same_v<real<T, U, V>, float>)
        return __builtin_fmaf(x, y, z);
    else
        return __builtin_fma(x, y, z);
}

template <typename T> static inline T abs(T x) { return std::is_floating_point_v<T> ? T(__builtin_fabs(x)) : x < 0 ? -x : x; }
template <int = 0> static inline long labs(long x) { return x < 0 ? -x : x; }
template <int = 0> static inline long long llabs(long long x) { return x < 0 ? -x : x; }
template <typename T> static inline bool isnan(T x) { return __builtin_isnan(real<T>(x)); }
template <typename T> static inline bool isinf(T x) { return __builtin_isinf(real<T>(x)); }
template <typename T> static inline bool isfinite(T x) { return __builtin_isfinite(real<T>(x)); }
template <typename T> static inline bool signbit(T x) { return __builtin_signbit(real<T>(x)); }

template <int = 0> static inline void *malloc(std::size_t size) { return __builtin_malloc(size); }
template <int = 0> static inline void free(void *memory) { __builtin_free(memory); }
template <int = 0> static inline void *memcpy(void *to, const void *from, std::size_t size) { return __builtin_memcpy(to, from, size); }
template <int = 0> static inline void *memmove(void *to, const void *from, std::size_t size) { return __builtin_memmove(to, from, size); }
template <int = 0> static inline void *memset(void *to, int byte, std::size_t size) { return __builtin_memset(to, byte, size); }
template <typename... T> static inline int printf(const char *format, T... values) { return __builtin_printf(format, values...); }
}

using namespace anygpu_functions;

#endif
