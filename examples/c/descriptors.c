/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#define _GNU_SOURCE
#include "descriptors.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

#define MOST 8

union control {
    struct cmsghdr header;
    char room[CMSG_SPACE(MOST * sizeof(int))];
};

/* A socket that gives up after some seconds, and its address. */
static int make_socket(const char *path, double seconds, struct sockaddr_un *address)
{
    struct timeval limit = { (time_t)seconds, 0 };
    memset(address, 0, sizeof *address);
    address->sun_family = AF_UNIX;
    if (snprintf(address->sun_path, sizeof address->sun_path, "%s", path) >= (int)sizeof address->sun_path) {
        errno = ENAMETOOLONG;
        return -1;
    }
    int made = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
    if (made >= 0) {
        /* The time also limits accept and connect. */
        setsockopt(made, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
        setsockopt(made, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
    }
    return made;
}

static void describe(struct msghdr *message, struct iovec *data, union control *control, int count)
{
    memset(message, 0, sizeof *message);
    memset(control, 0, sizeof *control);
    message->msg_iov = data;
    message->msg_iovlen = 1;
    if (count > 0) {
        message->msg_control = control->room;
        message->msg_controllen = CMSG_SPACE((size_t)count * sizeof(int));
    }
}

int give_descriptors(const char *path, const int *descriptors, int count, const void *bytes, size_t size, double seconds)
{
    struct sockaddr_un address;
    struct iovec data = { (void *)bytes, size };
    struct msghdr message;
    union control control;
    if (count > MOST) {
        errno = EINVAL;
        return -1;
    }
    int failure = 0, taker = -1, listener = make_socket(path, seconds, &address);
    if (listener < 0)
        return -1;
    describe(&message, &data, &control, count);
    if (count > 0) {
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN((size_t)count * sizeof(int));
        memcpy(CMSG_DATA(header), descriptors, (size_t)count * sizeof(int));
    }
    if (bind(listener, (struct sockaddr *)&address, sizeof address) || listen(listener, 1)
        || (taker = accept(listener, NULL, NULL)) < 0 || sendmsg(taker, &message, MSG_NOSIGNAL) != (ssize_t)size)
        failure = errno == EAGAIN ? ETIMEDOUT : errno;
    if (taker >= 0)
        close(taker);
    close(listener);
    unlink(path);
    errno = failure;
    return failure ? -1 : 0;
}

int take_descriptors(const char *path, int *descriptors, int room, void *bytes, size_t size, double seconds)
{
    struct sockaddr_un address;
    struct iovec data = { bytes, size };
    struct msghdr message;
    union control control;
    if (room > MOST) {
        errno = EINVAL;
        return -1;
    }
    int failure = 0, count = 0, giver = make_socket(path, seconds, &address);
    if (giver < 0)
        return -1;
    /* The giver may not be there yet. */
    for (double waited = 0; connect(giver, (struct sockaddr *)&address, sizeof address); waited += 0.001) {
        if ((errno != ENOENT && errno != ECONNREFUSED) || waited > seconds) {
            failure = errno;
            break;
        }
        usleep(1000);
    }
    describe(&message, &data, &control, room);
    if (!failure && recvmsg(giver, &message, MSG_CMSG_CLOEXEC) != (ssize_t)size)
        failure = errno == EAGAIN ? ETIMEDOUT : EPROTO;
    struct cmsghdr *header = failure ? NULL : CMSG_FIRSTHDR(&message);
    if (header && header->cmsg_type == SCM_RIGHTS) {
        count = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
        memcpy(descriptors, CMSG_DATA(header), (size_t)count * sizeof(int));
    }
    close(giver);
    errno = failure;
    return failure ? -1 : count;
}
