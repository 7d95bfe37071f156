/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Names of HIP that CUDA lacks. */
#define __HIPCC_RTC__ 1
#define hipThreadIdx_x threadIdx.x
#define hipThreadIdx_y threadIdx.y
#define hipThreadIdx_z threadIdx.z
#define hipBlockIdx_x blockIdx.x
#define hipBlockIdx_y blockIdx.y
#define hipBlockIdx_z blockIdx.z
#define hipBlockDim_x blockDim.x
#define hipBlockDim_y blockDim.y
#define hipBlockDim_z blockDim.z
#define hipGridDim_x gridDim.x
#define hipGridDim_y gridDim.y
#define hipGridDim_z gridDim.z
#ifdef __CUDACC__
#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];
#else
#define HIP_DYNAMIC_SHARED(type, name) ANYGPU_DYNAMIC_SHARED(type, name);
#endif
