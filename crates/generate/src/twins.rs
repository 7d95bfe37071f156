// SPDX-License-Identifier: MIT OR Apache-2.0
//! Derives functions from those of another dialect, where they differ in names and status codes alone.
//!
//! A line such as "// Derived from hipFree: cudaFree, ..." stands where the function would, with its name and the names of
//! those derived from it as [`crate::derive`] does. Comments below it say what differs:
//! - `// With: ptr for dev_ptr, cuda::f for f`: words of the function for words of its source, in documentation only
//!   between backticks;
//! - documentation: of a parameter, of the paragraphs before the parameters, or of those behind them. What is not given
//!   is the source's.
//!
//! Other names of the source's dialect become the function's by [`DIALECTS`] or by their prefix. What HIP alone needs is
//! left out: the parts of `forward!` for AMD's library, and `destroyed`, by which HIP reports a destroyed object by a code
//! of its own.

use std::collections::BTreeMap;

use crate::Result;
use crate::text::{FunctionText, offsets};

/// Two dialects: the prefixes of their functions, and the words of the first whose counterparts differ in more.
struct Dialects {
    from: &'static str,
    to: &'static str,
    words: &'static [(&'static str, &'static str)],
}

/// HIP 8 or CUDA 14 is a change of these tables.
const DIALECTS: [Dialects; 3] = [
    Dialects { from: "hip", to: "cuda", words: HIP_AS_RUNTIME },
    Dialects { from: "hip", to: "cu", words: HIP_AS_DRIVER },
    Dialects { from: "cu", to: "cuda", words: DRIVER_AS_RUNTIME },
];

const HIP_AS_RUNTIME: &[(&str, &str)] = &[
    ("hipErrorInvalidHandle", "cudaErrorInvalidResourceHandle"),
    ("hipErrorOutOfMemory", "cudaErrorMemoryAllocation"),
    ("hipFuncCache_t", "cudaFuncCache"),
    ("hipHostMallocDefault", "cudaHostAllocDefault"),
    ("hipLimit_t", "cudaLimit"),
    ("hipPointerAttribute_t", "cudaPointerAttributes"),
];

const HIP_AS_DRIVER: &[(&str, &str)] = &[
    ("hipArray_t", "CUarray"),
    ("hipBatchMemOpNodeParams", "CUDA_BATCH_MEM_OP_NODE_PARAMS"),
    ("hipCtx_t", "CUcontext"),
    ("hipDevice_t", "CUdevice"),
    ("hipDeviceptr_t", "CUdeviceptr"),
    ("hipErrorContextIsDestroyed", "CUDA_ERROR_CONTEXT_IS_DESTROYED"),
    ("hipErrorInvalidContext", "CUDA_ERROR_INVALID_CONTEXT"),
    ("hipErrorInvalidDevice", "CUDA_ERROR_INVALID_DEVICE"),
    ("hipErrorInvalidHandle", "CUDA_ERROR_INVALID_HANDLE"),
    ("hipErrorInvalidValue", "CUDA_ERROR_INVALID_VALUE"),
    ("hipErrorLaunchFailure", "CUDA_ERROR_LAUNCH_FAILED"),
    ("hipErrorNotSupported", "CUDA_ERROR_NOT_SUPPORTED"),
    ("hipErrorOutOfMemory", "CUDA_ERROR_OUT_OF_MEMORY"),
    ("hipErrorFileNotFound", "CUDA_ERROR_FILE_NOT_FOUND"),
    ("hipErrorInvalidImage", "CUDA_ERROR_INVALID_IMAGE"),
    ("hipErrorNoBinaryForGpu", "CUDA_ERROR_NO_BINARY_FOR_GPU"),
    ("hipErrorNotFound", "CUDA_ERROR_NOT_FOUND"),
    ("hipError_t", "CUresult"),
    ("hipEvent_t", "CUevent"),
    ("hipExternalSemaphoreSignalNodeParams", "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS"),
    ("hipExternalSemaphoreWaitNodeParams", "CUDA_EXT_SEM_WAIT_NODE_PARAMS"),
    ("hipFunction_attribute", "CUfunction_attribute"),
    ("hipFunction_t", "CUfunction"),
    ("hipErrorGraphExecUpdateFailure", "CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE"),
    ("hipErrorOperatingSystem", "CUDA_ERROR_OPERATING_SYSTEM"),
    ("hipGraphExecUpdateResult", "CUgraphExecUpdateResult"),
    ("hipGraphExecUpdateSuccess", "CU_GRAPH_EXEC_UPDATE_SUCCESS"),
    ("hipGraphExec_t", "CUgraphExec"),
    ("hipGraphInstantiateFlags", "CUgraphInstantiate_flags"),
    ("hipGraphMemAttrReservedMemHigh", "CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH"),
    ("hipGraphMemAttrUsedMemHigh", "CU_GRAPH_MEM_ATTR_USED_MEM_HIGH"),
    ("hipGraphMemAttributeType", "CUgraphMem_attribute"),
    ("hipGraphNodeParams", "CUgraphNodeParams"),
    ("hipGraphNodeType", "CUgraphNodeType"),
    ("hipGraphNode_t", "CUgraphNode"),
    ("hipGraphUserObjectMove", "CU_GRAPH_USER_OBJECT_MOVE"),
    ("hipGraph_t", "CUgraph"),
    ("hipHostNodeParams", "CUDA_HOST_NODE_PARAMS"),
    ("hipHostFn_t", "CUhostFn"),
    ("hipHostMallocDefault", "0"),
    ("hipIpcEventHandle_t", "CUipcEventHandle"),
    ("hipJitOption", "CUjit_option"),
    ("hipKernelNodeAttrID", "CUkernelNodeAttrID"),
    ("hipKernelNodeAttrValue", "CUkernelNodeAttrValue"),
    ("hipLaunchAttributeValue", "CUkernelNodeAttrValue"),
    ("hipKernel_t", "CUkernel"),
    ("hipLibrary_t", "CUlibrary"),
    ("hipMemAllocNodeParams", "CUDA_MEM_ALLOC_NODE_PARAMS"),
    ("hipMemPoolAttr", "CUmemPool_attribute"),
    ("hipMemPool_t", "CUmemoryPool"),
    ("hipMipmappedArray_t", "CUmipmappedArray"),
    ("hipModule_t", "CUmodule"),
    ("hipStreamCaptureMode", "CUstreamCaptureMode"),
    ("hipStream_t", "CUstream"),
    ("hipSuccess", "CUDA_SUCCESS"),
    ("hipUserObjectNoDestructorSync", "CU_USER_OBJECT_NO_DESTRUCTOR_SYNC"),
    ("hipUserObject_t", "CUuserObject"),
];

/// CUDA's runtime makes a context current itself, which its driver demands.
const DRIVER_AS_RUNTIME: &[(&str, &str)] = &[
    ("CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE", "cudaErrorGraphExecUpdateFailure"),
    ("CUDA_ERROR_ILLEGAL_STATE", "cudaErrorIllegalState"),
    ("CUDA_ERROR_INVALID_DEVICE", "cudaErrorInvalidDevice"),
    ("CUDA_ERROR_INVALID_HANDLE", "cudaErrorInvalidResourceHandle"),
    ("CUDA_ERROR_INVALID_VALUE", "cudaErrorInvalidValue"),
    ("CUDA_ERROR_FILE_NOT_FOUND", "cudaErrorFileNotFound"),
    ("CUDA_ERROR_INVALID_IMAGE", "cudaErrorInvalidKernelImage"),
    ("CUDA_ERROR_NOT_FOUND", "cudaErrorSymbolNotFound"),
    ("CUDA_ERROR_NOT_SUPPORTED", "cudaErrorNotSupported"),
    ("CUDA_ERROR_NO_BINARY_FOR_GPU", "cudaErrorNoKernelImageForDevice"),
    ("CUDA_ERROR_STREAM_CAPTURE_INVALIDATED", "cudaErrorStreamCaptureInvalidated"),
    ("CUDA_ERROR_STREAM_CAPTURE_UNJOINED", "cudaErrorStreamCaptureUnjoined"),
    ("CUDA_ERROR_STREAM_CAPTURE_UNMATCHED", "cudaErrorStreamCaptureUnmatched"),
    ("CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED", "cudaErrorStreamCaptureUnsupported"),
    ("CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD", "cudaErrorStreamCaptureWrongThread"),
    ("CUDA_EXTERNAL_MEMORY_HANDLE_DESC", "cudaExternalMemoryHandleDesc"),
    ("CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC", "cudaExternalSemaphoreHandleDesc"),
    ("CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS", "cudaExternalSemaphoreSignalParams"),
    ("CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS", "cudaExternalSemaphoreWaitParams"),
    ("CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH", "cudaGraphInstantiateFlagDeviceLaunch"),
    ("CUDA_GRAPH_INSTANTIATE_PARAMS", "cudaGraphInstantiateParams"),
    ("CU_GRAPH_EXEC_UPDATE_SUCCESS", "cudaGraphExecUpdateSuccess"),
    ("CU_HOST_TASK_SPINWAIT", "cudaHostTaskSpinWait"),
    ("CU_STREAM_DEFAULT", "cudaStreamDefault"),
    ("CU_STREAM_NON_BLOCKING", "cudaStreamNonBlocking"),
    ("CUatomicOperation", "cudaAtomicOperation"),
    ("CUdevice", "c_int"),
    ("CUdeviceptr", "*mut c_void"),
    ("CUevent", "cudaEvent_t"),
    ("CUexternalMemory", "cudaExternalMemory_t"),
    ("CUexternalSemaphore", "cudaExternalSemaphore_t"),
    ("CUgraph", "cudaGraph_t"),
    ("CUgraphEdgeData", "cudaGraphEdgeData"),
    ("CUgraphExec", "cudaGraphExec_t"),
    ("CUgraphExecUpdateResultInfo", "cudaGraphExecUpdateResultInfo"),
    ("CUgraphNode", "cudaGraphNode_t"),
    ("CUhostFn", "cudaHostFn_t"),
    ("CUjit_option", "cudaJitOption"),
    ("CUkernel", "cudaKernel_t"),
    ("CUlibrary", "cudaLibrary_t"),
    ("CUlibraryOption", "cudaLibraryOption"),
    ("CUmemAccess_flags", "cudaMemAccessFlags"),
    ("CUmemAllocationHandleType", "cudaMemAllocationHandleType"),
    ("CUmemAllocationType", "cudaMemAllocationType"),
    ("CUmemLocation", "cudaMemLocation"),
    ("CUmemPoolPtrExportData", "cudaMemPoolPtrExportData"),
    ("CUmemoryPool", "cudaMemPool_t"),
    ("CUresult", "cudaError_t"),
    ("CUstream", "cudaStream_t"),
    ("CUstreamAttrID", "cudaLaunchAttributeID"),
    ("CUstreamAttrValue", "cudaLaunchAttributeValue"),
    ("CUstreamCaptureMode", "cudaStreamCaptureMode"),
    ("entry_in_context", "entry"),
];

/// The parts of `forward!` that AMD's library alone needs.
const PARTS: &[&str] =
    &[", abi: is_native_abi()", ", unless: semaphore::any()", ", unless: has_ours(nodeParams.cast())"];

/// The conversion of errors that HIP alone needs.
const CONVERSION: &str = "destroyed";

/// The entries of CUDA's driver for work on a stream: some streams need a current context, which others always have.
const ON_STREAM: [&str; 2] = ["entry_on_stream(call,", "entry_copying(call,"];

/// The functions of dialects by name, to derive from.
pub type Sources = BTreeMap<String, FunctionText>;

/// Derives the function `name` from `source`; `given` are the comments below its line.
pub fn derive(sources: &Sources, source: &str, name: &str, given: &[&str]) -> Result<FunctionText> {
    let has_prefix = |name: &str, prefix: &str| {
        name.strip_prefix(prefix).is_some_and(|rest| rest.starts_with(|letter: char| letter.is_ascii_uppercase()))
    };
    let dialects = DIALECTS.iter().find(|known| has_prefix(source, known.from) && has_prefix(name, known.to));
    let dialects = dialects.ok_or(format!("nothing is known of its dialect and that of {source}"))?;
    let function = sources.get(source).ok_or(format!("is named as derived, but there is no {source}"))?;
    let (words, docs): (Vec<&str>, Vec<&str>) = given.iter().partition(|line| line.starts_with("With: "));
    let pairs = words.iter().flat_map(|line| line["With: ".len()..].split(", "));
    let mut words: Vec<(&str, &str)> = pairs
        .map(|pair| pair.split_once(" for ").ok_or(format!("\"{pair}\" is not one word for another")))
        .map(|pair| pair.map(|(new, old)| (old, new)))
        .collect::<std::result::Result<_, _>>()?;
    let mut known = vec![(source, name)];
    known.extend(dialects.words);
    words.extend(&known);
    let renamed_docs = |line: &String| {
        let parts = line.split('`').zip([&known, &words].into_iter().cycle());
        parts.map(|(part, words)| renamed(part, words, dialects)).collect::<Vec<_>>().join("`")
    };
    let mut code = function.code.clone();
    for part in PARTS {
        code = code.replace(part, "");
    }
    while let Some((before, rest)) = ON_STREAM.iter().find_map(|entry| code.split_once(entry)) {
        let (_, body) = rest.split_once(" move").ok_or("a body is no closure that moves")?;
        code = format!("{before}entry(call, move{body}");
    }
    let converted =
        |code: &str| offsets(code, CONVERSION).find(|start| code[start + CONVERSION.len()..].starts_with('('));
    while let Some(start) = converted(&code) {
        let open = start + CONVERSION.len();
        let close = closing(&code, open).ok_or("a parenthesis is not closed")?;
        code = format!("{}{}{}", &code[..start], &code[open + 1..close], &code[close + 1..]);
    }
    let mut own = function.docs.clone();
    if let Some(last) = own.last_mut().filter(|last| last.starts_with("HIP: ") || last.starts_with("CUDA: ")) {
        *last = format!("CUDA: {name}.");
    }
    let own: Vec<String> = own.iter().map(renamed_docs).collect();
    let docs: Vec<String> = docs.iter().map(|line| (*line).to_owned()).collect();
    Ok(FunctionText { name: name.into(), docs: merged(&own, &docs)?, code: renamed(&code, &words, dialects) })
}

/// Returns the offset of the parenthesis that closes the one at `open`.
fn closing(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0;
    text[open..].char_indices().find_map(|(index, letter)| {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        (depth == 0).then_some(open + index)
    })
}

/// Replaces the names of a dialect by those of another.
fn renamed(text: &str, words: &[(&str, &str)], dialects: &Dialects) -> String {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let (mut renamed, mut rest) = (String::new(), text);
    while let Some(start) = rest.find(is_part) {
        let end = rest[start..].find(|letter| !is_part(letter)).map_or(rest.len(), |length| start + length);
        let word = &rest[start..end];
        renamed += &rest[..start];
        let known = words.iter().find(|(old, _)| *old == word);
        match (known, word.strip_prefix(dialects.from)) {
            (Some((_, new)), _) => renamed += new,
            (None, Some(name)) if name.starts_with(|letter: char| letter.is_ascii_uppercase()) => {
                renamed.extend([dialects.to, name]);
            }
            _ => renamed += word,
        }
        rest = &rest[end..];
    }
    renamed + rest
}

/// The first words of the paragraph that says which codes are returned.
const RETURNED: &[&str] = &["Returns cuda", "Returns CUDA_", "Returns what "];

/// The parts of a function's documentation.
#[derive(Default)]
struct Docs {
    /// The paragraphs before the parameters, or before that which says what is returned.
    head: Vec<String>,
    /// The parameters, each with its lines.
    parameters: Vec<(String, Vec<String>)>,
    /// The paragraphs behind them.
    tail: Vec<String>,
    /// The line that names the function in programs.
    name: Option<String>,
}

impl Docs {
    fn parse(lines: &[String]) -> Docs {
        let mut docs = Docs::default();
        let mut is_parameter = false;
        for line in lines {
            let parameter = line.strip_prefix("- `").and_then(|rest| rest.split('`').next());
            if let Some(parameter) = parameter {
                docs.parameters.push((parameter.to_owned(), vec![line.clone()]));
                is_parameter = true;
            } else if let (true, true, Some(last)) = (is_parameter, line.starts_with("  "), docs.parameters.last_mut())
            {
                last.1.push(line.clone());
            } else if line.starts_with("CUDA: ") {
                docs.name = Some(line.clone());
            } else {
                is_parameter = false;
                let begins_tail = RETURNED.iter().any(|words| line.starts_with(words));
                let is_tail = begins_tail || !docs.parameters.is_empty() || !docs.tail.is_empty();
                if is_tail { docs.tail.push(line.clone()) } else { docs.head.push(line.clone()) }
            }
        }
        for paragraphs in [&mut docs.head, &mut docs.tail] {
            while paragraphs.last().is_some_and(String::is_empty) {
                paragraphs.pop();
            }
            let blank = paragraphs.iter().take_while(|line| line.is_empty()).count();
            paragraphs.drain(..blank);
        }
        docs
    }

    fn lines(self) -> Vec<String> {
        let parameters = self.parameters.into_iter().flat_map(|parameter| parameter.1).collect();
        let parts = [self.head, parameters, self.tail, self.name.into_iter().collect()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(&String::new())
    }
}

/// Returns a documentation with those parts replaced that are given.
fn merged(own: &[String], given: &[String]) -> Result<Vec<String>> {
    let (mut docs, given) = (Docs::parse(own), Docs::parse(given));
    if !given.head.is_empty() {
        docs.head = given.head;
    }
    if !given.tail.is_empty() {
        docs.tail = given.tail;
    }
    for (name, lines) in given.parameters {
        let known = docs.parameters.iter_mut().find(|parameter| parameter.0 == name);
        known.ok_or(format!("there is no parameter {name}"))?.1 = lines;
    }
    docs.name = given.name.or(docs.name);
    Ok(docs.lines())
}
