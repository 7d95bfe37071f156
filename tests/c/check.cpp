// SPDX-License-Identifier: MIT OR Apache-2.0
// A program in C++ for `anygpu check`, faulty, and right with an argument: its objects free what streams still use. A fault's
// calls are on lines that end in a mark with the file's name and a letter.
#include <anygpu/hip.h>
#include <cstdio>
#include <cstdlib>
#include <vector>

static void must(hipError_t status)
{
    if (status != hipSuccess) {
        std::fprintf(stderr, "status %d\n", static_cast<int>(status));
        std::exit(9);
    }
}

template <typename T> class Array
{
  public:
    Array(std::size_t count, hipStream_t stream) : bytes(count * sizeof(T)), stream(stream)
    {
        must(hipMallocAsync(reinterpret_cast<void **>(&memory), bytes, stream));
    }
    Array(const Array &) = delete;
    ~Array()
    {
        must(hipFreeAsync(memory, stream)); // cpp b
    }
    void copy_to(Array &other, hipStream_t with) const
    {
        must(hipMemcpyAsync(other.memory, memory, bytes, hipMemcpyDeviceToDevice, with)); // cpp a
    }

  private:
    T *memory;
    std::size_t bytes;
    hipStream_t stream;
};

int main(int count, char **)
{
    std::vector<hipStream_t> streams(2);
    for (hipStream_t &stream : streams)
        must(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
    Array<double> result(1000, streams[1]);
    {
        const Array<double> part(1000, streams[0]);
        must(hipStreamSynchronize(streams[0]));
        part.copy_to(result, streams[1]);
        if (count > 1)
            must(hipStreamSynchronize(streams[1]));
    }
    must(hipDeviceSynchronize());
}
