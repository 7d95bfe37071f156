/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Two processes that share memory of a GPU by CUDA's own calls, with a race for `anygpu check`.
 *
 *     race [STEPS] [right]
 *
 * The owner fills a field in each step, which the reader copies. It says so before the copy is done; with "right" after. */
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SIZE = 64 << 20 };

#define CALL(call) \
    do { \
        cudaError_t status = (call); \
        if (status != cudaSuccess) { \
            fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(status)); \
            exit(1); \
        } \
    } while (0)

static int other;

static void say(const void *words, size_t bytes)
{
    if (write(other, words, bytes) != (ssize_t)bytes)
        exit(1);
}

static void hear(void *words, size_t bytes)
{
    if (recv(other, words, bytes, MSG_WAITALL) != (ssize_t)bytes)
        exit(1);
}

static void own(int steps)
{
    cudaIpcMemHandle_t handle;
    cudaStream_t stream;
    char *field, word;
    CALL(cudaMalloc((void **)&field, SIZE));
    CALL(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    CALL(cudaIpcGetMemHandle(&handle, field));
    say(&handle, sizeof handle);
    for (int step = 1; step <= steps; step++) {
        CALL(cudaMemsetAsync(field, step, SIZE, stream));
        CALL(cudaStreamSynchronize(stream));
        say("", 1);
        hear(&word, 1);
    }
    /* The reader closes it first. */
    hear(&word, 1);
    CALL(cudaFree(field));
}

static void read_steps(int steps, int is_right)
{
    cudaIpcMemHandle_t handle;
    cudaStream_t stream;
    char *field, *copy, *seen = malloc(SIZE), word;
    int wrong = 0;
    if (!seen)
        exit(1);
    hear(&handle, sizeof handle);
    CALL(cudaIpcOpenMemHandle((void **)&field, handle, cudaIpcMemLazyEnablePeerAccess));
    CALL(cudaMalloc((void **)&copy, SIZE));
    CALL(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    for (int step = 1; step <= steps; step++) {
        hear(&word, 1);
        CALL(cudaMemcpyAsync(copy, field, SIZE, cudaMemcpyDeviceToDevice, stream));
        if (is_right)
            CALL(cudaStreamSynchronize(stream));
        say("", 1);
        CALL(cudaMemcpyAsync(seen, copy, SIZE, cudaMemcpyDeviceToHost, stream));
        CALL(cudaStreamSynchronize(stream));
        wrong += seen[0] != (char)step || memcmp(seen, seen + 1, SIZE - 1) != 0;
    }
    CALL(cudaIpcCloseMemHandle(field));
    say("", 1);
    printf("%d of %d copies are not of their step\n", wrong, steps);
    CALL(cudaFree(copy));
    free(seen);
}

int main(int count, char **arguments)
{
    int ends[2], status = 0, steps = count > 1 ? atoi(arguments[1]) : 10;
    int is_right = count > 2 && strcmp(arguments[2], "right") == 0;
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        return 1;
    /* Before either uses the GPU. */
    pid_t child = fork();
    if (child < 0)
        return 1;
    other = ends[child == 0];
    close(ends[child != 0]);
    if (child == 0) {
        read_steps(steps, is_right);
        return 0;
    }
    own(steps);
    return waitpid(child, &status, 0) != child || status != 0;
}
