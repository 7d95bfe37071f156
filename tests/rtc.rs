// SPDX-License-Identifier: MIT OR Apache-2.0
//! Compilation at run time: on the host back end by the system's compiler, over NVIDIA's stand-in by NVIDIA's own NVRTC.

use std::ffi::{CStr, CString, c_char, c_void};
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::ptr;
use std::sync::OnceLock;

use anygpu::api::hip::*;
use anygpu::api::hiprtc::*;
use common::runtimes::compiler_library;
use common::{compile_linked, root, run, scratch, skipped, stand_in, succeed, text};

/// Must come before a test's first call: settings are read once.
fn start() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    // SAFETY: the tests of this file read the environment only through this and the library, after this.
    ONCE.call_once(|| unsafe { std::env::set_var("ANYGPU_BACKEND", "host") });
}

/// A program, destroyed when dropped.
struct Program(hiprtcProgram);

impl Program {
    fn new(source: &str) -> Program {
        Program::with_header(source, None)
    }

    fn with_header(source: &str, header: Option<(&CStr, &CStr)>) -> Program {
        start();
        let source = CString::new(source).expect("no NUL");
        let (names, texts): (Vec<_>, Vec<_>) = header.iter().map(|(name, text)| (name.as_ptr(), text.as_ptr())).unzip();
        let (count, mut program) = (names.len() as i32, ptr::null_mut());
        // SAFETY: strings, and an output that is a live variable.
        let status = unsafe {
            let name = c"kernels.hip".as_ptr();
            hiprtcCreateProgram(&mut program, source.as_ptr(), name, count, texts.as_ptr(), names.as_ptr())
        };
        assert_eq!(status, HIPRTC_SUCCESS);
        Program(program)
    }

    fn add(&self, name: &CStr) {
        // SAFETY: a live program, and a string.
        assert_eq!(unsafe { hiprtcAddNameExpression(self.0, name.as_ptr()) }, HIPRTC_SUCCESS);
    }

    fn compile(&self, options: &[&CStr]) -> hiprtcResult {
        let options: Vec<*const c_char> = options.iter().map(|option| option.as_ptr()).collect();
        // SAFETY: a live program, and as many strings as are counted.
        unsafe { hiprtcCompileProgram(self.0, options.len() as i32, options.as_ptr()) }
    }

    fn good(&self, options: &[&CStr]) {
        assert_eq!(self.compile(options), HIPRTC_SUCCESS, "{}", self.log());
    }

    fn log(&self) -> String {
        String::from_utf8(self.bytes(hiprtcGetProgramLogSize, hiprtcGetProgramLog)).expect("text")
    }

    fn code(&self) -> Vec<u8> {
        self.bytes(hiprtcGetCodeSize, hiprtcGetCode)
    }

    fn bytes(
        &self,
        size: unsafe extern "C" fn(hiprtcProgram, *mut usize) -> hiprtcResult,
        get: unsafe extern "C" fn(hiprtcProgram, *mut c_char) -> hiprtcResult,
    ) -> Vec<u8> {
        let mut count = usize::MAX;
        // SAFETY: a live program, and room for as many bytes as it has.
        unsafe {
            assert_eq!(size(self.0, &mut count), HIPRTC_SUCCESS);
            let mut bytes = vec![0_u8; count];
            assert_eq!(get(self.0, bytes.as_mut_ptr().cast()), HIPRTC_SUCCESS);
            bytes
        }
    }

    fn lowered(&self, name: &CStr) -> Result<CString, hiprtcResult> {
        let mut lowered = ptr::null();
        // SAFETY: a live program, a string, and an output that is a live variable.
        match unsafe { hiprtcGetLoweredName(self.0, name.as_ptr(), &mut lowered) } {
            // SAFETY: a string that lives as long as the program.
            HIPRTC_SUCCESS => Ok(unsafe { CStr::from_ptr(lowered) }.into()),
            status => Err(status),
        }
    }

    fn module(&self) -> hipModule_t {
        let (code, mut module) = (self.code(), ptr::null_mut());
        // SAFETY: a whole image, and an output that is a live variable.
        assert_eq!(unsafe { hipModuleLoadData(&mut module, code.as_ptr().cast()) }, hipSuccess);
        module
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // SAFETY: a live program.
        assert_eq!(unsafe { hiprtcDestroyProgram(&mut self.0) }, HIPRTC_SUCCESS);
    }
}

/// Memory of the device, which the host back end lets the test use itself.
fn numbers(values: &[f32]) -> &'static mut [f32] {
    let mut memory = ptr::null_mut();
    // SAFETY: the output is a live variable, and the memory has as many numbers.
    unsafe {
        assert_eq!(hipMalloc(&mut memory, size_of_val(values)), hipSuccess);
        memory.cast::<f32>().copy_from(values.as_ptr(), values.len());
        std::slice::from_raw_parts_mut(memory.cast(), values.len())
    }
}

/// Launches a kernel with one block, and waits for it.
fn launch(module: hipModule_t, name: &CStr, threads: u32, arguments: &mut [*mut c_void]) {
    let (mut kernel, stream) = (ptr::null_mut(), ptr::null_mut());
    // SAFETY: strings, outputs that are live variables, and the kernel's arguments.
    unsafe {
        assert_eq!(hipModuleGetFunction(&mut kernel, module, name.as_ptr()), hipSuccess, "{name:?}");
        let arguments = arguments.as_mut_ptr();
        let status = hipModuleLaunchKernel(kernel, 1, 1, 1, threads, 1, 1, 64, stream, arguments, ptr::null_mut());
        assert_eq!((status, hipStreamSynchronize(stream)), (hipSuccess, hipSuccess));
    }
}

fn argument<T>(value: &mut T) -> *mut c_void {
    ptr::from_mut(value).cast()
}

const SAXPY: &str = "#include <hip/hip_runtime.h>\n#include \"factor.h\"\n\
    extern \"C\" __global__ void __launch_bounds__(256) saxpy(int n, float a, const float *x, float *y)\n\
    {\n    int i = hipBlockIdx_x * hipBlockDim_x + threadIdx.x;\n    if (i < n)\n        y[i] += FACTOR * SHIFT * a * x[i];\n}\n";

#[test]
fn a_kernel_of_a_string_is_launched() {
    let program = Program::with_header(SAXPY, Some((c"factor.h", c"#define FACTOR 2")));
    program.good(&[c"--offload-arch=gfx90a", c"-D", c"SHIFT=11", c"-O2", c"-ffast-math", c"-std=c++14"]);
    let (module, x, y) = (program.module(), numbers(&[1.0, 2.0, 3.0]), numbers(&[10.0, 20.0, 30.0]));
    let (mut n, mut a) = (2_i32, 0.5_f32);
    let (mut of_x, mut of_y) = (x.as_mut_ptr(), y.as_mut_ptr());
    let arguments = &mut [argument(&mut n), argument(&mut a), argument(&mut of_x), argument(&mut of_y)];
    launch(module, c"saxpy", 3, arguments);
    assert_eq!(y, [21.0, 42.0, 30.0]);
}

#[test]
fn errors_are_in_the_log_by_the_sources_own_lines() {
    let program = Program::new("extern \"C\" __global__ void f(int *p)\n{\n    *p = wrong;\n}\n");
    assert_eq!(program.compile(&[]), HIPRTC_ERROR_COMPILATION);
    let log = program.log();
    assert!(log.contains("kernels.hip:3:") && log.contains("wrong") && log.ends_with('\0'), "{log}");
    assert_eq!(program.code(), []);
    program.good(&[c"-Dwrong=7"]);
    assert_eq!(program.log(), "");
    let (module, value) = (program.module(), numbers(&[0.0]));
    launch(module, c"f", 1, &mut [argument(&mut value.as_mut_ptr())]);
    assert_eq!(value[0].to_bits(), 7);
}

const NAMED: &str = "namespace space { __constant__ float factor = 4; }\n__device__ int count;\n\
    template <typename T> __global__ void scale(T *p) { *p *= (T)space::factor; atomicAdd(&count, 1); }\n\
    namespace space { __global__ void half(float *p) { *p /= 2; } }\n\
    extern \"C\" __global__ void whole(float *p) { HIP_DYNAMIC_SHARED(float, s) s[0] = *p; *p = s[0]; }\n";

#[test]
fn names_of_cpp_lead_to_kernels_and_variables() {
    let program = Program::new(NAMED);
    let kernels = [c"scale<float>", c"&space::half", c"whole", c" & scale< double >"];
    let variables = [c"&space::factor", c"count"];
    kernels.into_iter().chain(variables).for_each(|name| program.add(name));
    assert_eq!(program.lowered(c"whole"), Err(HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID), "before it is compiled");
    program.good(&[]);
    let lowered = |name| program.lowered(name).expect("a name");
    assert_eq!(lowered(c"whole").as_c_str(), c"whole");
    assert_eq!(program.lowered(c"other"), Err(HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID));
    let (module, value) = (program.module(), numbers(&[3.0]));
    for (name, expected) in [(kernels[0], 12.0), (kernels[1], 6.0), (kernels[2], 6.0)] {
        launch(module, &lowered(name), 1, &mut [argument(&mut value.as_mut_ptr())]);
        assert_eq!(value[0], expected, "{name:?}");
    }
    for (name, bits) in variables.into_iter().zip([4_f32.to_bits(), 1]) {
        let (mut address, mut bytes, mut number) = (ptr::null_mut(), 0, 0_u32);
        // SAFETY: a live module, a string, and outputs that are live variables of this size.
        unsafe {
            assert_eq!(hipModuleGetGlobal(&mut address, &mut bytes, module, lowered(name).as_ptr()), hipSuccess);
            assert_eq!(hipMemcpyDtoH((&raw mut number).cast(), address, bytes), hipSuccess);
        }
        assert_eq!((bytes, number), (4, bits), "{name:?}");
    }
    let wrong = Program::new(NAMED);
    wrong.add(c"scale<absent>");
    assert_eq!(wrong.compile(&[]), HIPRTC_ERROR_COMPILATION);
    assert!(wrong.log().contains("name expressions:1:"), "{}", wrong.log());
}

/// Kernels that are `extern "C"` may have any name that a GPU's compiler takes, and still call the function of that name.
#[test]
fn kernels_may_be_named_like_functions_of_c() {
    let source = "#define KERNEL extern \"C\" __global__ void\n\
        KERNEL div(float *p) { *p += 1; }\nKERNEL select(float *p) { *p += 2; }\nKERNEL random(float *p) { *p += 3; }\n\
        KERNEL remove(float *p) { *p += 4; }\nKERNEL rename(float *p) { *p += 5; }\nKERNEL gamma(float *p) { *p += 6; }\n\
        KERNEL y0(float *p) { *p += 7; }\nKERNEL labs(float *p) { *p += 8; }\nKERNEL rand(float *p) { *p += 9; }\n\
        KERNEL system(float *p) { *p += 10; }\nKERNEL clock(float *p) { *p += 11; }\nKERNEL time(float *p) { *p += 12; }\n\
        KERNEL log(float *p) { *p = log(*p) + 20; }\nKERNEL exp(float *p) { *p += (float)exp(0.0) + 13; }\n\
        KERNEL max(float *p) { *p = max(*p, 16.0f); }\nKERNEL abs(float *p) { *p += abs(-16); }\n\
        KERNEL memset(float *p) { double x = 17; memset(p, 0, 4); *p += x; }\nKERNEL read(float *p) { *p += 18; }\n\
        KERNEL plain(float *p) { *p = sqrtf(4.0f) + fmaf(2, 3, 4) + powf(2, 2) + floor(1.5f) + fabs(-1.0f) + hypot(3, 4); }\n";
    let program = Program::new(source);
    program.good(&[]);
    assert_eq!(program.log(), "");
    let module = program.module();
    let names =
        ["div", "select", "random", "remove", "rename", "gamma", "y0", "labs", "rand", "system", "clock", "time"];
    let expected = (1..).map(|number| number as f32 + 1.0);
    let others =
        [("log", 20.0), ("exp", 15.0), ("max", 16.0), ("abs", 17.0), ("memset", 17.0), ("read", 19.0), ("plain", 23.0)];
    for (name, expected) in names.into_iter().zip(expected).chain(others) {
        let value = numbers(&[1.0]);
        launch(module, &CString::new(name).expect("no NUL"), 1, &mut [argument(&mut value.as_mut_ptr())]);
        assert_eq!(value[0], expected, "{name}");
    }
    // What the source itself includes takes no name away.
    let including = Program::new(
        "#include <cmath>\n#include <vector>\nextern \"C\" __global__ void f(float *p, double d) { *p = log(*p) \
        + log(d) + std::sqrt(*p) + max(1, 2u) + abs(-3) + isnan(*p); }\n",
    );
    including.good(&[]);
}

/// Names are those of the Itanium ABI, as AMD's compiler and NVIDIA's give them, however they are spelt.
#[test]
fn spellings_of_one_kernel_have_one_name() {
    let program = Program::new(
        "template <class T> struct pair_of { T a, b; };\n\
        template <class T> __global__ void scale(T *x, int n) { if ((int)threadIdx.x < n) x[threadIdx.x] = T(); }\n\
        namespace space { __global__ void half(float *p) { *p /= 2; } __device__ int count; }\n",
    );
    let spellings = [c"scale<pair_of<int> >", c"scale<pair_of<int>>", c"&scale< pair_of<int> >"];
    let others = [(c"space::half", c"_ZN5space4halfEPf"), (c"&space::count", c"_ZN5space5countE")];
    spellings.into_iter().chain(others.map(|(name, _)| name)).for_each(|name| program.add(name));
    program.good(&[]);
    for (name, lowered) in spellings.map(|name| (name, c"_Z5scaleI7pair_ofIiEEvPT_i")).into_iter().chain(others) {
        assert_eq!(program.lowered(name).as_deref(), Ok(lowered), "{name:?}");
    }
    let (module, value) = (program.module(), numbers(&[3.0]));
    launch(module, c"_ZN5space4halfEPf", 1, &mut [argument(&mut value.as_mut_ptr())]);
    assert_eq!(value[0], 1.5);
}

/// As AMD's and NVIDIA's compilers, which need no device for that.
#[test]
fn programs_are_compiled_without_a_device() {
    let folder = scratch("rtc-no-device");
    let mut command = program();
    command.arg(source(&folder, NAMED)).arg(folder.join("code")).env("RTC_NAMES", "scale<float>;whole");
    command.env("ANYGPU_BACKEND", "host").env("HIP_VISIBLE_DEVICES", "-1");
    let printed = text(&succeed(&mut command).stdout);
    assert!(printed.contains("scale<float> = _Z5scaleIfEvPT_\nwhole = whole\n"), "{printed}");
    // Without the host back end there is no compiler.
    let printed = text(&run(command.env("ANYGPU_BACKEND", "auto")).stdout);
    assert!(printed.contains("HIPRTC_ERROR_INTERNAL_ERROR"), "{printed}");
}

#[test]
fn a_source_of_the_host_back_end_keeps_its_descriptions() {
    let source = std::fs::read_to_string(root().join("tests/kernels/cases.cpp")).expect("a source");
    let program = Program::new(&source);
    program.good(&[]);
    let mut kernel = ptr::null_mut();
    // SAFETY: a live module, a string, and an output that is a live variable.
    assert_eq!(unsafe { hipModuleGetFunction(&mut kernel, program.module(), c"number".as_ptr()) }, hipSuccess);
}

/// By AMD's codes in AMD's order, and where AMD's library would read what is not there, by the nearest code.
#[test]
fn what_cannot_be_is_refused() {
    let program = Program::new("int x;");
    let (live, null) = (program.0, ptr::null_mut::<c_void>());
    let (mut out, mut size, mut text) = (ptr::null_mut(), 0, ptr::null());
    let source = c"int x;".as_ptr();
    let (strings, none) = ([source, ptr::null()], ptr::null());
    let header = strings.as_ptr();
    // SAFETY: strings, live variables, handles of programs, and what is refused.
    unsafe {
        let gone = {
            let mut gone = ManuallyDrop::new(Program::new("int x;")).0;
            assert_eq!(hiprtcDestroyProgram(&mut gone), HIPRTC_SUCCESS);
            gone
        };
        let mut unknown = [gone, ptr::without_provenance_mut(0x1234), ptr::null_mut()];
        for (what, status, expected) in [
            ("no output", hiprtcCreateProgram(null.cast(), none, none.cast(), -1, none.cast(), none.cast()), 4),
            ("no source", hiprtcCreateProgram(&mut out, none, source, 0, none.cast(), none.cast()), 3),
            ("an empty source", hiprtcCreateProgram(&mut out, c"".as_ptr(), source, 0, none.cast(), none.cast()), 3),
            ("-1 headers", hiprtcCreateProgram(&mut out, source, source, -1, header, header), 3),
            ("no headers", hiprtcCreateProgram(&mut out, source, source, 1, none.cast(), header), 3),
            ("no names", hiprtcCreateProgram(&mut out, source, source, 1, header, none.cast()), 3),
            ("a header that is NULL", hiprtcCreateProgram(&mut out, source, source, 2, header, header), 3),
            ("no program's address", hiprtcDestroyProgram(null.cast()), 3),
            ("destroyed twice", hiprtcDestroyProgram(&mut unknown[0]), 4),
            ("never a program", hiprtcDestroyProgram(&mut unknown[1]), 4),
            ("a program that is NULL", hiprtcDestroyProgram(&mut unknown[2]), 0),
            ("-1 options", hiprtcCompileProgram(live, -1, none.cast()), 3),
            ("no options", hiprtcCompileProgram(live, 1, none.cast()), 3),
            ("an option that is NULL", hiprtcCompileProgram(live, 2, header), 3),
            ("compile what is gone", hiprtcCompileProgram(gone, 0, none.cast()), 4),
            ("no name", hiprtcAddNameExpression(gone, none), 3),
            ("an empty name", hiprtcAddNameExpression(live, c"".as_ptr()), 3),
            ("a name for what is gone", hiprtcAddNameExpression(gone, source), 4),
            ("no name to lower", hiprtcGetLoweredName(gone, none, &mut text), 3),
            ("no place for it", hiprtcGetLoweredName(gone, source, null.cast()), 3),
            ("lower for what is gone", hiprtcGetLoweredName(gone, source, &mut text), 4),
            ("a name not added", hiprtcGetLoweredName(live, source, &mut text), 10),
            ("no size", hiprtcGetCodeSize(gone, null.cast()), 3),
            ("no code", hiprtcGetCode(gone, null.cast()), 3),
            ("the size of what is gone", hiprtcGetCodeSize(gone, &mut size), 4),
            ("no log's size", hiprtcGetProgramLogSize(gone, null.cast()), 3),
            ("no log", hiprtcGetProgramLog(gone, null.cast()), 3),
            ("a log of what is gone", hiprtcGetProgramLogSize(gone, &mut size), 4),
            ("no bitcode's size", hiprtcGetBitcodeSize(live, null.cast()), 3),
            ("bitcode", hiprtcGetBitcodeSize(live, &mut size), 4),
            ("no version", hiprtcVersion(null.cast(), null.cast()), 3),
            ("no linker's state", hiprtcLinkCreate(0, null.cast(), null.cast(), null.cast()), 3),
            ("a linker", hiprtcLinkCreate(0, null.cast(), null.cast(), (&raw mut out).cast()), 11),
            ("an unknown linker's state", hiprtcLinkDestroy(null.cast()), 3),
        ] {
            assert_eq!(status, expected, "{what}");
        }
        assert!(out.is_null() && text.is_null());
        assert_eq!((hiprtcGetCodeSize(live, &mut size), size), (HIPRTC_SUCCESS, 0), "before it is compiled");
        assert_eq!(CStr::from_ptr(hiprtcGetErrorString(6)), c"HIPRTC_ERROR_COMPILATION");
        assert!(hiprtcGetErrorString(12).is_null());
    }
    let outside = Program::with_header("int x;", Some((c"../factor.h", c"int y;")));
    assert_eq!(outside.compile(&[]), HIPRTC_ERROR_INVALID_INPUT, "a header outside of the compiler's folder");
}

/// A program in C, linked to the release library: `rtc SOURCE CODE OPTION...` compiles a file, and writes the code to another.
fn program() -> Command {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    let mut command = Command::new(PROGRAM.get_or_init(|| {
        let include = format!("-I{}", root().join("include").display());
        let source = root().join("tests/c/rtc.c");
        compile_linked("cc", "rtc", &[&source], &["-std=gnu11", "-O1", "-Wall", "-Wextra", "-Werror", &include])
    }));
    for setting in ["ANYGPU_BACKEND", "ANYGPU_LOG", "STANDIN_LOG", "STANDIN_FAIL", "STANDIN_DEVICES", "CXX"] {
        command.env_remove(setting);
    }
    command
}

fn source(folder: &Path, text: &str) -> PathBuf {
    let path = folder.join("source.hip");
    std::fs::write(&path, text).expect("a writable folder");
    path
}

#[test]
fn nothing_is_left_by_the_compiler_and_its_absence_has_a_reason() {
    let folder = scratch("rtc-host");
    let temporary = scratch("rtc-temporary");
    let [good, wrong] = [NAMED, "wrong"].map(|text| {
        let folder = scratch(if text == "wrong" { "rtc-wrong" } else { "rtc-good" });
        source(&folder, text)
    });
    let code = folder.join("code");
    let on_host = |source: &Path| {
        let mut command = program();
        command.arg(source).arg(&code).env("ANYGPU_BACKEND", "host").env("TMPDIR", &temporary);
        command
    };
    succeed(&mut on_host(&good));
    assert!(std::fs::read(&code).expect("code").starts_with(b"\x7fELF"));
    // Once by a program that takes no interest in its children.
    for settings in [&[][..], &[("RTC_IGNORE", "SIGCHLD")]] {
        succeed(on_host(&good).envs(settings.iter().copied()));
        let printed = text(&run(on_host(&wrong).envs(settings.iter().copied())).stdout);
        assert!(printed.contains("HIPRTC_ERROR_COMPILATION") && printed.contains("source.hip:1:"), "{printed}");
    }
    // Folders are the program's own.
    std::fs::write(folder.join("own.h"), "#define OWN 1").expect("a writable folder");
    let including = source(&folder, "#include \"own.h\"\nextern \"C\" __global__ void f(int *p) { *p = OWN; }");
    succeed(on_host(&including).arg("-I.").current_dir(&folder));
    for (compiler, why) in [
        ("anygpu-no-compiler", "there is no C++ compiler anygpu-no-compiler, which CXX may name"),
        ("/", "/: Permission denied"),
    ] {
        let printed = text(&run(on_host(&good).env("CXX", compiler)).stdout);
        assert!(printed.contains("HIPRTC_ERROR_INTERNAL_ERROR") && printed.contains(why), "{printed}");
    }
    // Kernels tell `anygpu check` what they use.
    let tells = || std::fs::read(&code).expect("code").windows(7).any(|word| word == b"__tsan_");
    assert!(!tells());
    succeed(on_host(&good).env("ANYGPU_CHECK", &folder));
    assert!(tells());
    assert_eq!(std::fs::read_dir(&temporary).expect("a folder").count(), 0);
}

#[test]
fn nvidias_compiler_makes_code_for_the_device() {
    for (release, library) in compiler_library() {
        let Some(library) = library else { continue };
        let folder = scratch(&format!("rtc-nvidia-{release}"));
        stand_in("nvidia", &folder.join("libcuda.so.1"), &[], &[]);
        let path = format!("{}:{}", folder.display(), library.parent().expect("a folder").display());
        let code = folder.join("code");
        let compile = |text: &str, options: &[&str]| {
            let mut command = program();
            command
                .arg(source(&folder, text))
                .arg(&code)
                .args(options)
                .env("LD_LIBRARY_PATH", &path)
                .env("STANDIN_CAPABILITY", "90");
            command
        };
        let named = NAMED.replace("namespace space {", "#include <hip/hip_runtime.h>\nnamespace space {");
        let for_amd = ["--offload-arch=gfx90a", "-O3", "-ffast-math", "-munsafe-fp-atomics"];
        let printed = text(&succeed(compile(&named, &for_amd).env("RTC_NAMES", "scale<float>;whole")).stdout);
        assert!(printed.contains("scale<float> = _Z5scaleIfEvPT_\nwhole = whole\n"), "{printed}");
        let cubin = std::fs::read(&code).expect("code");
        assert!(cubin.starts_with(b"\x7fELF") && cubin.windows(5).any(|word| word == b"whole"));
        succeed(&mut compile(NAMED, &["--gpu-architecture=compute_80"]));
        let ptx = std::fs::read_to_string(&code).expect("PTX");
        assert!(ptx.contains(".target sm_80") && ptx.contains(".entry whole("), "{ptx}");
        for (source, option, status, word) in [
            (
                "extern \"C\" __global__ void f() { wrong(); }",
                "-DX",
                "HIPRTC_ERROR_COMPILATION",
                "source.hip(1): error",
            ),
            (NAMED, "--no-such-option", "HIPRTC_ERROR_INVALID_OPTION", "no-such-option"),
        ] {
            let printed = text(&run(&mut compile(source, &[option])).stdout);
            assert!(printed.contains(status) && printed.contains(word), "{printed}");
        }
    }
}

#[test]
fn without_nvidias_compiler_the_reason_is_told() {
    let folder = scratch("rtc-no-compiler");
    stand_in("nvidia", &folder.join("libcuda.so.1"), &[], &[]);
    let mut command = program();
    command.arg(source(&folder, NAMED)).arg(folder.join("code")).env("LD_LIBRARY_PATH", &folder);
    let output = run(&mut command);
    let printed = text(&output.stdout);
    if output.status.success() {
        return skipped("the system has NVRTC");
    }
    assert!(printed.contains("HIPRTC_ERROR_INTERNAL_ERROR") && printed.contains("libnvrtc.so.12"), "{printed}");
}
