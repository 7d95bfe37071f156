/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* A message and two descriptors from one process to another. */
#ifndef PASSING_H
#define PASSING_H

#include <string.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <unistd.h>

struct passing {
    struct iovec data;
    struct msghdr message;
    char control[CMSG_SPACE(2 * sizeof(int))] __attribute__((aligned(8)));
};

static void prepare(struct passing *passing, void *bytes, size_t size)
{
    passing->data = (struct iovec){ bytes, size };
    passing->message = (struct msghdr){ .msg_iov = &passing->data,
                                        .msg_iovlen = 1,
                                        .msg_control = passing->control,
                                        .msg_controllen = sizeof passing->control };
}

/* Sends bytes and, where both are descriptors, two of them. */
static int pass(int socket, void *bytes, size_t size, const int *descriptors)
{
    struct passing passing;
    prepare(&passing, bytes, size);
    if (descriptors[0] < 0 || descriptors[1] < 0) {
        passing.message.msg_controllen = 0;
    } else {
        struct cmsghdr *header = CMSG_FIRSTHDR(&passing.message);
        *header = (struct cmsghdr){ .cmsg_level = SOL_SOCKET,
                                    .cmsg_type = SCM_RIGHTS,
                                    .cmsg_len = CMSG_LEN(2 * sizeof(int)) };
        memcpy(CMSG_DATA(header), descriptors, 2 * sizeof(int));
    }
    return sendmsg(socket, &passing.message, 0) == (ssize_t)size;
}

static int get_passed(int socket, void *bytes, size_t size, int *descriptors)
{
    struct passing passing;
    prepare(&passing, bytes, size);
    if (recvmsg(socket, &passing.message, 0) != (ssize_t)size)
        return 0;
    struct cmsghdr *header = CMSG_FIRSTHDR(&passing.message);
    descriptors[0] = descriptors[1] = -1;
    if (header)
        memcpy(descriptors, CMSG_DATA(header), 2 * sizeof(int));
    return 1;
}

#endif
