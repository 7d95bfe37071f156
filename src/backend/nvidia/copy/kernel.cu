// SPDX-License-Identifier: MIT OR Apache-2.0
// Copies boxes whose rows are too short for the copy engines: one launch for up to MOST boxes, one row of blocks for each.
// kernel.ptx is made of it by tests/gpu/ptx.sh. boxes.rs has the same structures.

enum { MOST = 40, DIMENSIONS = 4 };

struct Side {
    unsigned long long start;
    unsigned long long stride[DIMENSIONS - 1];
};

// `count[0]` units, which follow each other, then counts of rows, slices and so on; fewer than 2^31 units.
struct Box {
    Side to, from;
    unsigned count[DIMENSIONS];
};

struct Boxes {
    Box box[MOST];
};

template <typename Unit> __device__ void copy(const Boxes &boxes)
{
    const Box &box = boxes.box[blockIdx.y];
    const unsigned columns = box.count[0], rows = box.count[1], slices = box.count[2];
    const unsigned units = columns * rows * slices * box.count[3], threads = gridDim.x * blockDim.x;
    for (unsigned unit = blockIdx.x * blockDim.x + threadIdx.x; unit < units; unit += threads) {
        const unsigned column = unit % columns, row = unit / columns, slice = row / rows;
        const unsigned long long place[] = { row % rows, slice % slices, slice / slices };
        unsigned long long to = box.to.start + column * sizeof(Unit), from = box.from.start + column * sizeof(Unit);
        for (int i = 0; i < DIMENSIONS - 1; i++) {
            to += place[i] * box.to.stride[i];
            from += place[i] * box.from.stride[i];
        }
        *(Unit *)to = *(const Unit *)from;
    }
}

#define KERNEL(bytes, type) \
    extern "C" __global__ void __launch_bounds__(256) anygpu_boxes_##bytes(const Boxes boxes) { copy<type>(boxes); }
KERNEL(1, unsigned char)
KERNEL(2, unsigned short)
KERNEL(4, unsigned)
KERNEL(8, unsigned long long)
KERNEL(16, uint4)
