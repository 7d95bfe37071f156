/* SPDX-License-Identifier: MIT OR Apache-2.0
 * A library with one function of CUDA's runtime, whose answer is ANSWER, or with ANSWER_OF_13 two versions of it, for
 * the versions libcudart.so.12 and libcudart.so.13.
 */
#ifdef ANSWER_OF_13
int of_12(void)
{
    return ANSWER;
}
int of_13(void)
{
    return ANSWER_OF_13;
}
__asm__(".symver of_12, cudaMemAdvise@libcudart.so.12");
__asm__(".symver of_13, cudaMemAdvise@@libcudart.so.13");
#else
int cudaMemAdvise(void)
{
    return ANSWER;
}
#endif
