/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Device memory shared by the MPI ranks of a node, and halo exchanges of all ranks.
 *
 * anygpu_mpi.c, which has these functions, is compiled by the program's own MPI compiler. In CMake: anygpu::mpi.
 *
 * Collective functions return the same status on all ranks that call them, also if the failure is one rank's: each does its
 * part, one reduction finds the worst status, and then all go on, or all undo what they did. So it is if ranks make different
 * calls over the same ranks, or name different arrays: ANYGPU_ERROR_INVALID_VALUE. anygpu_last_reason() then has
 * the failed rank's words on all of them. Statuses are numbers of hipError_t and of anygpu_status; a failure of MPI itself is
 * ANYGPU_ERROR_UNKNOWN. Outputs are written on success only. A rank that names no communicator, team, parts or plan fails alone
 * with ANYGPU_ERROR_INVALID_VALUE: there are no others that it could tell.
 *
 * Calls for one team, and all collective calls, are made by one thread at a time.
 */

#ifndef ANYGPU_MPI_H
#define ANYGPU_MPI_H

#include <mpi.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The ranks of a communicator that can share memory: those of one node, in one container. */
typedef struct anygpu_team anygpu_team;

/** One part of device memory of each rank of a team. */
typedef struct anygpu_shared anygpu_shared;

/** Copies between boxes of shared arrays, to be made again and again. */
typedef struct anygpu_exchange anygpu_exchange;

/** How a plan's boxes reach another rank. */
typedef enum anygpu_path {
    /** There are none to it or from it. */
    ANYGPU_PATH_NONE = 0,
    /** By shared memory and signals. */
    ANYGPU_PATH_MEMORY = 1,
    /** By messages of MPI. */
    ANYGPU_PATH_MESSAGES = 2
} anygpu_path;

/** The numbers of a team, as this rank sees it. */
typedef struct anygpu_team_description {
    /** This process's rank in the team. */
    int rank;
    /** Ranks of the team. */
    int size;
    /** This process's ordinal of its device. */
    int device;
    /** This process's rank in the communicator that the team was created from. */
    int parent_rank;
    /** The team's ranks, in the same order as in that communicator. The team owns it. */
    MPI_Comm comm;
} anygpu_team_description;

/** A box of an array of at most 7 dimensions, in bytes. */
typedef struct anygpu_box {
    /** Bytes from the array's start to the box's. */
    size_t offset;
    /** Bytes in the first dimension, then elements of each other one; 1 for dimensions that are not used. */
    size_t count[7];
    /** Bytes from an element to the next of each dimension, at least the extent of the ones before; [0] is not read. */
    size_t stride[7];
} anygpu_box;

/** An array of a halo exchange. */
typedef struct anygpu_field {
    anygpu_shared *shared;
    /** Bytes of an element. */
    size_t element;
    /** Dimensions, 1 to 7. */
    int rank;
    /** Elements of each dimension in this rank's part, halos included; those of dimension 0 follow each other directly. */
    size_t shape[7];
} anygpu_field;

/**
 * Makes the team of the ranks that can share memory with the caller, and selects a device for each.
 *
 * Collective over `comm`, which may span nodes: the ranks of each node become one team, by what Linux says of the node and
 * not by MPI. A rank that is alone beside others of its node, as its user or PID namespace is another, is a warning in the
 * log; ANYGPU_MPI_NODE, a name, parts the ranks of a node further. Devices are told apart by their
 * uuids, so each rank may see others (CUDA_VISIBLE_DEVICES and its like). Each rank gets one that the fewest others have;
 * among those, one near the processors that it may run on. It becomes the calling thread's current device.
 *
 * - `comm` (in): the ranks.
 * - `device` (in): this process's ordinal of the device to use; -1 to have it chosen.
 * - `team` (out): the team; free it with anygpu_team_free.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for an intercommunicator, and before MPI_Init or after MPI_Finalize,
 * ANYGPU_ERROR_NO_DEVICE, ANYGPU_ERROR_INVALID_DEVICE.
 */
int anygpu_team_create(MPI_Comm comm, int device, anygpu_team **team);

/**
 * Frees a team. Collective over the ranks of the communicator that it was created from.
 *
 * - `team` (inout): the team; NULL afterwards.
 *
 * After MPI_Finalize it concerns this rank alone. Returns ANYGPU_ERROR_INVALID_VALUE if something is still shared with it, on
 * any rank.
 */
int anygpu_team_free(anygpu_team **team);

/**
 * Describes a team.
 *
 * - `team` (in): the team.
 * - `description` (out): its numbers.
 */
int anygpu_team_describe(const anygpu_team *team, anygpu_team_description *description);

/**
 * Returns the rank in the team of a rank of the communicator that the team was created from.
 *
 * - `team` (in): the team.
 * - `parent_rank` (in): the rank there.
 *
 * Returns -1 for a rank of another team, and for no rank.
 */
int anygpu_team_rank(const anygpu_team *team, int parent_rank);

/**
 * Waits until the work that each rank of the team has queued on its current device is done.
 *
 * On return what any of them did before is visible to all. Collective over the team.
 *
 * - `team` (in): the team.
 *
 * Returns the error of queued work of any rank.
 */
int anygpu_fence(anygpu_team *team);

/**
 * Shares one rank's device memory with all ranks of the team. Collective over the team.
 *
 * - `team` (in): the team.
 * - `root` (in): the rank that has the memory, the same on all ranks.
 * - `array` (inout): on that rank the memory, any address in an allocation that anygpu_export takes; on the others its
 *   address here, after the call.
 * - `size` (inout): its bytes, likewise; 0 for all up to the end of the allocation.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for no rank and for ranks that name different ones, and the statuses of
 * anygpu_export and anygpu_import.
 */
int anygpu_share(anygpu_team *team, int root, void **array, size_t *size);

/**
 * Ends what anygpu_share began: waits for each rank's device, closes everywhere, then the owner frees the memory.
 *
 * A part of an allocation is not freed. Collective over the team.
 *
 * - `team` (in): the team.
 * - `array` (inout): the address here; NULL afterwards.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE if it is not shared with the team, or the ranks name different memory.
 */
int anygpu_unshare(anygpu_team *team, void **array);

/**
 * Shares a part of device memory of each rank with all ranks of the team. Collective over the team.
 *
 * - `team` (in): the team.
 * - `array` (in, nullable): this rank's part, as for anygpu_share.
 * - `size` (in): its bytes; 0 for none. They may differ from rank to rank.
 * - `shared` (out): the parts; free it with anygpu_free_all.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, and the statuses of anygpu_export.
 */
int anygpu_share_all(anygpu_team *team, void *array, size_t size, anygpu_shared **shared);

/**
 * Allocates a part of device memory on each rank and shares it, as anygpu_share_all does. Collective over the team.
 *
 * - `team` (in): the team.
 * - `size` (in): bytes of this rank's part; 0 for none.
 * - `array` (out): this rank's part; NULL for none. anygpu_free_all frees it.
 * - `shared` (out): the parts.
 *
 * Returns ANYGPU_ERROR_OUT_OF_MEMORY, and the statuses of anygpu_share_all.
 */
int anygpu_allocate_all(anygpu_team *team, size_t size, void **array, anygpu_shared **shared);

/**
 * Returns the part of a rank of the team. Not collective; the first call for a rank opens its memory.
 *
 * - `shared` (in): the parts.
 * - `rank` (in): the rank in the team; -1, which is no rank's, has no part.
 * - `array` (out): the address here, until anygpu_free_all; NULL for no part.
 * - `size` (out, nullable): bytes.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for no rank, and the statuses of anygpu_import.
 */
int anygpu_peer(anygpu_shared *shared, int rank, void **array, size_t *size);

/**
 * Ends sharing: waits for each rank's device, closes everywhere, then owners free what anygpu_allocate_all allocated.
 *
 * Collective over the team. If queued work has failed on a rank, nothing is closed; that error is told once.
 *
 * - `shared` (inout): the parts; NULL afterwards.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, and the error of queued work.
 */
int anygpu_free_all(anygpu_shared **shared);

/**
 * Queues a signal to another rank, which is given once the work queued on the stream so far is done.
 *
 * The n-th signal to a rank ends its n-th wait for this one, whichever is called first. No message is sent, and the host
 * does not wait. A call for the own rank does nothing: the stream's order is enough. The first signal to a rank opens a
 * timeline, which takes two file descriptors until anygpu_free_all.
 *
 * - `shared` (in): the parts; each has signals of its own.
 * - `to` (in): the rank in the team.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for no rank, ANYGPU_ERROR_INVALID_HANDLE for no stream, and for want of descriptors
 * ANYGPU_ERROR_OPERATING_SYSTEM.
 */
int anygpu_signal(anygpu_shared *shared, int to, void *stream);

/**
 * Queues a wait for another rank's signal: work queued on the stream from now on begins once it is given.
 *
 * If that rank ends or the work before its signal fails, the wait ends within seconds, with an error on the stream. The
 * first wait for a rank asks its process for the timeline, which takes a file descriptor.
 *
 * - `shared` (in): the parts.
 * - `from` (in): the rank in the team.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns the same as anygpu_signal, and where it is the first wait for the rank ANYGPU_ERROR_STALE if that has ended, and
 * ANYGPU_ERROR_UNREACHABLE if its process is stopped.
 */
int anygpu_wait(anygpu_shared *shared, int from, void *stream);

/**
 * Plans copies of boxes of each rank's part to boxes of others' parts, such as halos.
 *
 * Ranks are those of the communicator that the team was created from, on any node; negative ones, such as MPI_PROC_NULL,
 * are passed over. Between two ranks the first box that one sends is copied to the first that the other receives, and so
 * on. Ranks of one team copy into each other's memory, where they can share it; others send messages, from device memory if the MPI library says
 * that it takes it (`mpi_memory_alloc_kinds`, MPIX_Query_cuda_support), else through pinned memory.
 * ANYGPU_MPI_DEVICE_POINTERS=0 or 1 decides instead.
 *
 * Collective over that communicator; memory and messages are proportional to the boxes.
 *
 * - `shared` (in): the parts.
 * - `sends` (in): boxes to send.
 * - `to` (in, array of sends): the rank that each is sent to.
 * - `send` (in, array of sends): the boxes, in this rank's part.
 * - `receives` (in): boxes to receive.
 * - `from` (in, array of receives): the rank that each comes from.
 * - `receive` (in, array of receives): the boxes, in this rank's part. None overlaps another, or a box that is sent.
 * - `plan` (out): the plan; free it with anygpu_exchange_free before the parts.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for ranks that do not exist, for boxes that are not in the part, and if what
 * ranks send is not what others receive; ANYGPU_ERROR_NOT_SUPPORTED for messages of more than 2 GiB.
 */
int anygpu_exchange_create(anygpu_shared *shared, int sends, const int *to, const anygpu_box *send, int receives,
                           const int *from, const anygpu_box *receive, anygpu_exchange **plan);

/**
 * Plans the exchange of the halos of arrays that a Cartesian communicator divides.
 *
 * Each array has `width` elements of halo at both ends of the dimensions that the communicator divides, and between them
 * those that the rank owns, whose number may differ from rank to rank and is `width` at least. Halos are filled by the
 * neighbours' elements; where the grid ends, and is not periodic, they stay as they are. Each neighbour gets one signal or
 * one message for all arrays.
 *
 * Collective over the communicator that the team was created from; ranks outside of `cart` give MPI_COMM_NULL.
 *
 * - `count` (in): arrays.
 * - `fields` (in, array of count): the arrays, of one team; the same ones in the same order on all ranks.
 * - `cart` (in): the communicator, of 1 to 3 dimensions, as of MPI_Cart_create; its ranks are among the team's communicator's.
 * - `width` (in): elements of a halo, in each dimension.
 * - `corners` (in): 1 for the halos at edges and corners, too, which neighbours along diagonals fill; 0 for faces alone.
 * - `dims` (in, nullable, array of cart's dimensions): the arrays' dimension, from 0 on, that each divides; NULL for the first
 *   ones.
 * - `plan` (out): the plan; free it with anygpu_exchange_free before the arrays.
 *
 * Returns the same as anygpu_exchange_create; ANYGPU_ERROR_INVALID_VALUE also for a communicator without such a topology, and
 * for arrays that have too few dimensions or elements.
 */
int anygpu_halo_create(int count, const anygpu_field *fields, MPI_Comm cart, int width, int corners, const int *dims,
                       anygpu_exchange **plan);

/**
 * Starts the copies, once the work queued on the stream so far is done.
 *
 * They read the boxes to send and write those to receive until anygpu_exchange_wait. Not collective, but all ranks call it
 * as often.
 *
 * - `plan` (in): the plan, not started.
 * - `stream` (in, nullable): the stream; NULL is the default stream.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for a plan that is started. After another failure call anygpu_exchange_wait,
 * too; the neighbours' exchanges fail, by anygpu_exchange_wait where boxes go by messages, else by an error on their streams,
 * and the plan is of no use but to be freed. On NVIDIA the streams' waits may go on until this process next waits for its device.
 */
int anygpu_exchange_start(anygpu_exchange *plan, void *stream);

/**
 * Makes the stream wait for the copies: work queued on it from now on finds all boxes received.
 *
 * The host waits only for messages to and from other nodes.
 *
 * - `plan` (in): the plan, started.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for a plan that is not started, the error of anygpu_exchange_start, and
 * hipErrorLaunchFailure if the exchange has failed on a rank that sends messages.
 */
int anygpu_exchange_wait(anygpu_exchange *plan);

/**
 * Returns how a plan's boxes reach another rank and come from it, a value of anygpu_path.
 *
 * - `plan` (in): the plan.
 * - `rank` (in): the rank in the communicator that the team was created from.
 */
int anygpu_exchange_path(const anygpu_exchange *plan, int rank);

/**
 * Frees a plan. Collective over the communicator that the team was created from.
 *
 * - `plan` (inout): the plan; NULL afterwards.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, and the error of queued work.
 */
int anygpu_exchange_free(anygpu_exchange **plan);

#ifdef __cplusplus
}
#endif

#endif
