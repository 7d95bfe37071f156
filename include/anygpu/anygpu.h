/* Generated from src/api/anygpu by `BLESS=1 cargo test --test generated`; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * anygpu's own calls, which have no counterpart in the vendors' interfaces.
 */

#ifndef ANYGPU_ANYGPU_H
#define ANYGPU_ANYGPU_H

#include <stddef.h>
#include <stdint.h>

/** The largest rank of an array that a token describes. */
#define ANYGPU_ARRAY_RANKS 8

/** The most characters of a name. */
#define ANYGPU_NAME_LENGTH 64

/** Bytes of a token. */
#define ANYGPU_TOKEN_SIZE 512

/** Characters of a token's text, with the terminator. */
#define ANYGPU_TOKEN_TEXT_SIZE 1025

/** The most bytes of a token's note. */
#define ANYGPU_TOKEN_NOTE_SIZE 256

/** The first number of this header's version; anygpu_version() has the library's. */
#define ANYGPU_VERSION_MAJOR 0

/** The second number. */
#define ANYGPU_VERSION_MINOR 1

/** The third number. */
#define ANYGPU_VERSION_PATCH 0

/** All three, to compare with: 10000 times the first, 100 times the second, the third. */
#define ANYGPU_VERSION_NUMBER 100

/** The kind of an array's elements. */
typedef enum anygpu_element_kind {
  /** No array is described; the other fields are 0. */
  ANYGPU_ELEMENT_UNKNOWN = 0,
  /** Logical values of 1, 2, 4 or 8 bytes: 0 is false, 1 is true. */
  ANYGPU_ELEMENT_LOGICAL = 1,
  /** Signed integers of 1, 2, 4 or 8 bytes. */
  ANYGPU_ELEMENT_INTEGER = 2,
  /** IEEE 754 numbers of 2, 4 or 8 bytes. */
  ANYGPU_ELEMENT_REAL = 3,
  /** Pairs of these, of 4, 8 or 16 bytes: the real part and the imaginary part. */
  ANYGPU_ELEMENT_COMPLEX = 4,
  /** Unsigned integers of 1, 2, 4 or 8 bytes. */
  ANYGPU_ELEMENT_UNSIGNED = 5,
  /** Numbers of the format bfloat16, of 2 bytes. */
  ANYGPU_ELEMENT_BFLOAT = 6
} anygpu_element_kind;

/** Flags of an array, which are added up. */
typedef enum anygpu_array_flag {
  /** Elements follow each other, those of the last dimension first, as in C. */
  ANYGPU_ARRAY_C_ORDER = 1,
  /** Elements follow each other, those of the first dimension first, as in Fortran. */
  ANYGPU_ARRAY_FORTRAN_ORDER = 2,
  /** Importers are asked not to write; nothing prevents it. */
  ANYGPU_ARRAY_READ_ONLY = 4,
  /** The field `lower` has lower bounds; else each language begins with its own, 0 or 1. */
  ANYGPU_ARRAY_LOWER = 8
} anygpu_array_flag;

/** The kind of memory at an address. */
typedef enum anygpu_memory_kind {
  /** Memory that the back end does not know, such as the host's own. */
  ANYGPU_MEMORY_UNKNOWN = 0,
  /** Device memory, this process's or opened from another. */
  ANYGPU_MEMORY_DEVICE = 1,
  /** Pinned host memory. */
  ANYGPU_MEMORY_PINNED = 2,
  /** Managed memory. */
  ANYGPU_MEMORY_MANAGED = 3,
  /** Ordinary host memory that is registered. */
  ANYGPU_MEMORY_REGISTERED = 4,
  /** None: device memory that was freed, or an address where the process has no memory. */
  ANYGPU_MEMORY_NONE = 5
} anygpu_memory_kind;

/** The status of calls about tokens: numbers of hipError_t where HIP has the meaning, and four of their own. */
typedef enum anygpu_status {
  /** Success. */
  ANYGPU_SUCCESS = 0,
  /** An argument is NULL or out of range, or names no live device memory, or nothing that is open. */
  ANYGPU_ERROR_INVALID_VALUE = 1,
  /** No memory is left, too many objects are exported, or too many readers have joined. */
  ANYGPU_ERROR_OUT_OF_MEMORY = 2,
  /** The process was forked from one that had used the library. */
  ANYGPU_ERROR_NOT_INITIALIZED = 3,
  /** The event was created without the interprocess flag. */
  ANYGPU_ERROR_INVALID_CONFIGURATION = 9,
  /** No back end can be used. */
  ANYGPU_ERROR_NO_DEVICE = 100,
  /** There is no such device. */
  ANYGPU_ERROR_INVALID_DEVICE = 101,
  /** The device has no peer path to the one that has the memory. */
  ANYGPU_ERROR_PEER_ACCESS_UNSUPPORTED = 217,
  /** The operating system refuses what is needed, such as a file descriptor. */
  ANYGPU_ERROR_OPERATING_SYSTEM = 304,
  /** No such event, or no such steps. */
  ANYGPU_ERROR_INVALID_HANDLE = 400,
  /** Nothing is published by this name. */
  ANYGPU_ERROR_NOT_FOUND = 500,
  /** Memory of this kind cannot be shared; anygpu_last_reason() names it and says what to allocate instead. */
  ANYGPU_ERROR_NOT_SUPPORTED = 801,
  /** Anything else. */
  ANYGPU_ERROR_UNKNOWN = 999,
  /** The token is damaged, or of another machine, user, back end or version. */
  ANYGPU_ERROR_REFUSED = 10001,
  /** The memory was freed, the event destroyed, the steps closed, or the owner has ended. */
  ANYGPU_ERROR_STALE = 10002,
  /** The owner runs, but cannot be asked from here: another container or namespace, or it is stopped. */
  ANYGPU_ERROR_UNREACHABLE = 10003,
  /** The memory is in use by those it is shared with, or the name is another process's. */
  ANYGPU_ERROR_IN_USE = 10004
} anygpu_status;

/** The way in which what a token names is shared. */
typedef enum anygpu_way {
  /** Memory, by the vendor's 64-byte handle. */
  ANYGPU_WAY_HANDLE = 1,
  /** Physical memory, by a file descriptor. */
  ANYGPU_WAY_PHYSICAL = 2,
  /** Memory of a pool, by the pool's file descriptor. */
  ANYGPU_WAY_POOL = 3,
  /** An event. */
  ANYGPU_WAY_EVENT = 4
} anygpu_way;


/**
 * An array in memory.
 */
typedef struct anygpu_array_description {
  /**
   * The kind of the elements, a value of anygpu_element_kind.
   */
  int kind;
  /**
   * Bytes of an element.
   */
  int bytes;
  /**
   * The number of dimensions, at most ANYGPU_ARRAY_RANKS; 0 for a scalar.
   */
  int rank;
  /**
   * A sum of values of anygpu_array_flag.
   */
  int flags;
  /**
   * Bytes from the beginning of the memory that a token names to the element whose indices are all the lowest.
   */
  uint64_t offset;
  /**
   * Extents, by dimension; what is behind the last dimension does not count.
   */
  int64_t shape[8];
  /**
   * Bytes from an element to the next, by dimension; any sign.
   */
  int64_t strides[8];
  /**
   * Lower bounds, by dimension, with ANYGPU_ARRAY_LOWER.
   */
  int64_t lower[8];
} anygpu_array_description;

/**
 * A name of memory or of an event, for other processes of the same user on this machine.
 *
 * Plain bytes: send them unchanged by MPI, a file, a socket or the command line.
 */
typedef struct anygpu_token {
  /**
   * The bytes.
   */
  unsigned char bytes[512];
} anygpu_token;

/**
 * A copy of a box of an array to one of the same extents, of at most 7 dimensions.
 */
typedef struct anygpu_box_copy {
  /**
   * First byte of the destination.
   */
  void *to;
  /**
   * First byte of the source.
   */
  const void *from;
  /**
   * Bytes in the first dimension, then elements of each other one; 1 for dimensions that are not used.
   */
  size_t count[7];
  /**
   * Of the destination, bytes from an element to the next of each dimension; the first is not read.
   */
  size_t to_stride[7];
  /**
   * Of the source, the same.
   */
  size_t from_stride[7];
} anygpu_box_copy;

/**
 * Properties of the memory at an address.
 */
typedef struct anygpu_memory {
  /**
   * The kind, a value of anygpu_memory_kind; the other fields are 0 for ANYGPU_MEMORY_UNKNOWN and _NONE.
   */
  int kind;
  /**
   * This process's ordinal of the device.
   */
  int device;
  /**
   * First address of the allocation.
   */
  uint64_t base;
  /**
   * Bytes of the allocation.
   */
  uint64_t size;
  /**
   * 1 if the memory is another process's.
   */
  int is_imported;
  /**
   * Imports of the memory by tokens in this process that have not been closed.
   */
  int imports;
  /**
   * 1 if another process has the memory open by a token of this process.
   */
  int is_open_elsewhere;
} anygpu_memory;

/**
 * The contents of a token.
 */
typedef struct anygpu_token_description {
  /**
   * The way of sharing, a value of anygpu_way.
   */
  int way;
  /**
   * The owner's ordinal of the device.
   */
  int device;
  /**
   * The owner's process id, in its own PID namespace.
   */
  int pid;
  /**
   * 1 if an import gives this process's own object, whatever the token says of the owner.
   */
  int is_own;
  /**
   * The owner's start time, in clock ticks since the machine was started.
   */
  uint64_t start_time;
  /**
   * Inode of the owner's PID namespace.
   */
  uint64_t pid_namespace;
  /**
   * Boot id of the machine.
   */
  unsigned char boot_id[16];
  /**
   * Uuid of the device; zeros where the vendor does not tell.
   */
  unsigned char uuid[16];
  /**
   * Name of the back end, with a terminator.
   */
  char backend[16];
  /**
   * First address of the allocation in the owner; the owner's handle of an event.
   */
  uint64_t base;
  /**
   * Bytes of the allocation.
   */
  uint64_t size;
  /**
   * Bytes from the base to the memory that is named.
   */
  uint64_t offset;
  /**
   * Bytes that are named.
   */
  uint64_t extent;
  /**
   * Number of the object, which the owner gives to no other.
   */
  uint64_t serial;
  /**
   * Bytes of the note.
   */
  uint64_t note_size;
  /**
   * The note, and zeros behind it.
   */
  unsigned char note[256];
} anygpu_token_description;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * Returns the version of the library, such as "0.1.0".
 *
 * The text is constant and lives as long as the process.
 */
const char *anygpu_version(void);

/**
 * Returns the name of the back end in use: "amd", "nvidia", "intel", "ascend" or "host"; "none" without a usable device.
 *
 * Selects the back end if no call has done so yet. The text is constant and lives as long as the process;
 * anygpu_last_reason() returns the reason for "none".
 */
const char *anygpu_backend(void);

/**
 * Describes the calling thread's last failure: the call, the error, its cause and a remedy.
 *
 * Empty before the thread's first failure. The text is overwritten by the thread's next failure; copy it to keep it.
 */
const char *anygpu_last_reason(void);

/**
 * Records a failure of a layer over this library as the calling thread's last, for anygpu_last_reason().
 *
 * - `code` (in): the layer's status, which is returned.
 * - `reason` (in): the failure in words, beginning with the call; empty to forget the last one.
 *
 * Returns `code`, or hipErrorInvalidValue for NULL.
 */
int anygpu_report(int code,
                  const char *reason);

/**
 * Panics inside the library and returns the error code that a caller would see, 999.
 *
 * A build that cannot turn panics into codes aborts the process here instead; the test suite calls this function in every
 * build that is installed.
 */
int anygpu_self_test_panic(void);

/**
 * Makes the token of an array in device memory, by which other processes import it as the array it is.
 *
 * The token is one of anygpu_export, and names the memory from the array's lowest address to its highest.
 *
 * - `ptr` (in): address of the element whose indices are all the lowest.
 * - `array` (in): the array. With one of the orders in `flags` the strides are that order's, whatever `strides` has;
 *   `offset` does not count.
 * - `token` (out): the token.
 *
 * Returns the same as anygpu_export, and ANYGPU_ERROR_INVALID_VALUE for an array that cannot be.
 */
int anygpu_export_array(void *ptr,
                        const struct anygpu_array_description *array,
                        struct anygpu_token *token);

/**
 * Stores the description of an array in a token of memory, in place of its note.
 *
 * - `token` (inout): the token.
 * - `array` (in): the array, as for anygpu_export_array; `offset` counts from the beginning of the token's memory.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, an array that cannot be, and one that is not within the token's memory,
 * ANYGPU_ERROR_REFUSED for bytes that are no token.
 */
int anygpu_annotate_array(struct anygpu_token *token,
                          const struct anygpu_array_description *array);

/**
 * Describes the array that a token names. Opens nothing, and needs no device.
 *
 * The elements are within the token's memory, whoever made the token: at the address of anygpu_import, plus `offset`.
 *
 * - `token` (in): the token.
 * - `array` (out): the array, with its strides and with every order that it has; `kind` is ANYGPU_ELEMENT_UNKNOWN for
 *   a token of memory alone, and of an event.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_REFUSED for bytes that are no token, and for a description
 * that contradicts itself or the token, or is of another version.
 */
int anygpu_describe_array(const struct anygpu_token *token,
                          struct anygpu_array_description *array);

/**
 * Opens the array that a token names as a DLPack tensor, which frameworks take over.
 *
 * The tensor is one import of the memory. Its deleter closes it, from whatever thread, and must be called once. The work
 * of other processes is not ordered, as with anygpu_import.
 *
 * - `token` (in): the token, with the description of an array.
 * - `device` (in): as for anygpu_import.
 * - `version` (in): 0 for a DLManagedTensor, 1 for a DLManagedTensorVersioned, of DLPack 1.0.
 * - `tensor` (out): the tensor, on the device that has the memory; on the host back end it is one of the CPU.
 *
 * Returns the same as anygpu_import; ANYGPU_ERROR_INVALID_VALUE also for another version, ANYGPU_ERROR_REFUSED also for a
 * token without an array; ANYGPU_ERROR_NOT_SUPPORTED for what a tensor cannot be: read-only with version 0, strides that
 * are no multiples of the elements' size, and on the host back end with ANYGPU_HOST_STRICT=1.
 */
int anygpu_import_dlpack(const struct anygpu_token *token,
                         int device,
                         int version,
                         void **tensor);

/**
 * Queues copies of boxes of arrays, which may run at the same time, in any order.
 *
 * On NVIDIA boxes with short rows, and several boxes of one call, are copied by one kernel where they are in device memory
 * that the current device reaches, and others by the device's copy engines, as all are on the other back ends.
 *
 * - `copies` (in, array of count): the copies, in memory of any kind. A box without bytes is not copied.
 * - `count` (in): their number.
 * - `stream` (in, nullable): the stream, of the dialect that made it; NULL for the default one.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for a box that ends behind the address space, for a destination whose
 * extent is less than its elements, which lie on each other, and for a box that is not in the memory, where the vendor
 * tells; ANYGPU_ERROR_INVALID_HANDLE for a stream that does not exist,
 * ANYGPU_ERROR_NOT_INITIALIZED in a forked child, ANYGPU_ERROR_NO_DEVICE. After an error copies may have been queued.
 */
int anygpu_copy_boxes(const struct anygpu_box_copy *copies,
                      size_t count,
                      void *stream);

/**
 * Describes the memory at an address.
 *
 * - `ptr` (in): the address; any in an allocation.
 * - `memory` (out): the properties.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL.
 */
int anygpu_describe_memory(const void *ptr, struct anygpu_memory *memory);

/**
 * Tells `anygpu check` of a use of memory that it does not see, such as a kernel's.
 *
 * Call it where the kernel is launched: it counts as work that is queued on the stream now. For a loop of the calling
 * thread synchronize the stream behind the call. Outside of `anygpu check` nothing happens.
 *
 * - `ptr` (in): the first byte.
 * - `size` (in): the bytes.
 * - `is_written` (in): 1 if any of them is written, 0 if they are only read.
 * - `stream` (in, nullable): the stream, of the dialect that made it; NULL for the default one.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for another value of is_written, ANYGPU_ERROR_INVALID_HANDLE for a stream
 * that does not exist, ANYGPU_ERROR_NOT_INITIALIZED in a forked child, ANYGPU_ERROR_NO_DEVICE.
 */
int anygpu_touch(const void *ptr,
                 size_t size,
                 int is_written,
                 void *stream);

/**
 * Publishes a token by a name, by which other processes of the same user on this machine find it.
 *
 * The name is this process's until it withdraws it with anygpu_unpublish, frees what the token names, or ends, however it
 * ends. A token that this process has published by the name before is replaced. Names are found where tokens can be
 * imported: in one network namespace, or by one folder of ANYGPU_BROKER_DIR.
 *
 * - `token` (in): a token of this process's own memory, array or event.
 * - `name` (in): 1 to ANYGPU_NAME_LENGTH characters of ASCII that are printed, such as "heat/u"; no spaces and backslashes.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for text that is no name; ANYGPU_ERROR_IN_USE where another living
 * process of the user has the name: anygpu_last_reason() says which; ANYGPU_ERROR_REFUSED for another process's token,
 * and for bytes that are none; ANYGPU_ERROR_STALE for what was freed; ANYGPU_ERROR_OUT_OF_MEMORY for more than 256 names
 * of a process; ANYGPU_ERROR_OPERATING_SYSTEM for want of file descriptors.
 */
int anygpu_publish(const struct anygpu_token *token,
                   const char *name);

/**
 * Withdraws a name of this process. Those who have imported what it named keep it.
 *
 * - `name` (in): the name.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for text that is no name, ANYGPU_ERROR_NOT_FOUND where this process
 * publishes nothing by it.
 */
int anygpu_unpublish(const char *name);

/**
 * Finds the token that a process of this user publishes by a name, and waits for it.
 *
 * - `name` (in): the name.
 * - `milliseconds` (in): the longest time to wait until the name is published; 0 does not wait, -1 waits without end.
 * - `token` (out): the token, for anygpu_import, anygpu_import_event and anygpu_describe_array.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for text that is no name and for a time below -1; ANYGPU_ERROR_NOT_FOUND
 * where nobody publishes the name in that time; ANYGPU_ERROR_UNREACHABLE where its process does not answer within 5
 * seconds; ANYGPU_ERROR_REFUSED where it is of another version, or publishes no token.
 */
int anygpu_lookup(const char *name,
                  int milliseconds,
                  struct anygpu_token *token);

/**
 * Lists the names that this and other processes of the user publish, in the order of their bytes.
 *
 * Also a name whose process is stopped, and one that is withdrawn right afterwards.
 *
 * - `list` (out, array of length, nullable): the names, each with a line end behind it, and a terminator; of a list that is
 *   too long the names that fit. Nothing is written where it is NULL.
 * - `length` (in): room in `list`; 0 where it is NULL.
 * - `needed` (out): the room that the whole list needs.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL `needed`, for a list without room and for room without a list;
 * ANYGPU_ERROR_OPERATING_SYSTEM where the system does not tell its sockets.
 */
int anygpu_names(char *list,
                 size_t length,
                 size_t *needed);

/**
 * Creates steps: one producer, the calling process, writes them, and readers in any process of the user read each.
 *
 * A step is whatever the producer writes, and the readers read, between the calls that begin and end it, such as one
 * state of an array that they share by a token. They are numbered from 1 on. The producer begins a step once each reader
 * has read the one before or has left or ended, and a reader begins it once it is written. Streams wait for each other
 * where the calls have one; the others block their thread. docs/guide/steps.md has programs.
 *
 * - `steps` (out): the steps; close them with anygpu_steps_close.
 * - `readers` (in): the most readers at a time, from 1 to 496.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL and any other number, ANYGPU_ERROR_NOT_INITIALIZED in a forked child,
 * ANYGPU_ERROR_OUT_OF_MEMORY, ANYGPU_ERROR_OPERATING_SYSTEM.
 */
int anygpu_steps_create(void **steps,
                        unsigned int readers);

/**
 * Returns the handle by which readers join.
 *
 * - `handle` (out): the handle; send it to them as it is, by any means.
 * - `steps` (in): the producer's steps.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for a reader's, ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist,
 * ANYGPU_ERROR_NOT_INITIALIZED in a forked child.
 */
int anygpu_steps_handle(uint64_t *handle,
                        void *steps);

/**
 * Publishes steps by a name, by which readers find them with anygpu_steps_lookup.
 *
 * The name is this process's until it closes the steps, withdraws it with anygpu_unpublish, or ends. What
 * this process has published by the name before is replaced.
 *
 * - `steps` (in): the producer's steps.
 * - `name` (in): as for anygpu_publish.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for text that is no name and for a reader's steps;
 * ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist; ANYGPU_ERROR_IN_USE where another living process of the user
 * has the name; ANYGPU_ERROR_NOT_INITIALIZED in a forked child; ANYGPU_ERROR_OUT_OF_MEMORY for more than 256 names of a
 * process; ANYGPU_ERROR_OPERATING_SYSTEM for want of file descriptors.
 */
int anygpu_steps_publish(void *steps,
                         const char *name);

/**
 * Publishes an array and the steps that order it by one name.
 *
 * Readers find the array with anygpu_lookup, and the steps with anygpu_steps_of_token or anygpu_steps_lookup. The name is
 * this process's until it closes the steps, frees the array, withdraws the name with anygpu_unpublish, or ends.
 *
 * - `steps` (in): the producer's steps.
 * - `token` (in): a token of this process's own memory or array.
 * - `name` (in): as for anygpu_publish.
 *
 * Returns the same as anygpu_publish for the token and the name, and as anygpu_steps_publish for the steps.
 */
int anygpu_steps_publish_array(void *steps,
                               const struct anygpu_token *token,
                               const char *name);

/**
 * Returns the handle of the steps that an array was published with.
 *
 * - `handle` (out): the handle, for anygpu_steps_join.
 * - `token` (in): the token of anygpu_lookup.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL; ANYGPU_ERROR_REFUSED for a token without steps, and for bytes that are none.
 */
int anygpu_steps_of_token(uint64_t *handle,
                          const struct anygpu_token *token);

/**
 * Finds the handle of the steps that a process of this user publishes by a name, and waits for it.
 *
 * - `name` (in): the name.
 * - `milliseconds` (in): the longest time to wait until the name is published; 0 does not wait, -1 waits without end.
 * - `handle` (out): the handle, for anygpu_steps_join.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for text that is no name and for a time below -1; ANYGPU_ERROR_NOT_FOUND
 * where nobody publishes the name in that time; ANYGPU_ERROR_UNREACHABLE where its process does not answer within 5
 * seconds; ANYGPU_ERROR_REFUSED where the name is that of anything else, such as of an array without steps;
 * ANYGPU_ERROR_NOT_INITIALIZED in a forked child.
 */
int anygpu_steps_lookup(const char *name,
                        int milliseconds,
                        uint64_t *handle);

/**
 * Joins steps as a reader, whether or not the producer has begun.
 *
 * The reader reads first the step that the producer began last, once that is written, and then each one. The producer
 * waits for it until it closes the steps or its process ends. A process may join more than once.
 *
 * - `steps` (out): the steps; close them with anygpu_steps_close.
 * - `handle` (in): the handle, of this or of another process.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_STALE if the producer has closed the steps or has ended,
 * ANYGPU_ERROR_REFUSED for another user's and for a handle of anything else, ANYGPU_ERROR_UNREACHABLE,
 * ANYGPU_ERROR_OUT_OF_MEMORY if as many readers as can have joined, ANYGPU_ERROR_NOT_INITIALIZED in a forked child,
 * ANYGPU_ERROR_OPERATING_SYSTEM.
 */
int anygpu_steps_join(void **steps,
                      uint64_t handle);

/**
 * Waits until so many readers have joined since the steps were created.
 *
 * For a producer whose first steps nobody may miss: call it behind anygpu_steps_publish and before the first step. Readers
 * count as they join, whatever becomes of them; one that ends before does not.
 *
 * - `steps` (in): the producer's steps.
 * - `readers` (in): how many; 0 waits for nobody.
 * - `milliseconds` (in): the longest time to wait; 0 does not wait, -1 waits without end.
 *
 * Returns hipErrorNotReady after that time; ANYGPU_ERROR_INVALID_VALUE for a negative number, for more readers than can
 * have joined at a time, for a time below -1 and for a reader's steps; ANYGPU_ERROR_INVALID_HANDLE for steps that do not
 * exist, or that another thread closes meanwhile; ANYGPU_ERROR_NOT_INITIALIZED in a forked child.
 */
int anygpu_steps_wait_readers(void *steps,
                              int readers,
                              int milliseconds);

/**
 * Makes the next step of several readers the same: the highest of theirs. Those before it count as read.
 *
 * A program that reads several producers, which wait for each other as the ranks of a simulation do, calls this once it
 * has joined all. From then on it begins a step of each, and ends all of these before it begins the next of any.
 * Otherwise it pairs steps of different numbers, and two such programs can wait for each other without end.
 *
 * - `steps` (in, array of count): the readers' steps.
 * - `count` (in): how many these are.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for none, for the producer's steps and if a step is begun;
 * ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist; hipErrorNotReady while work on a stream is still to end a step
 * before; ANYGPU_ERROR_NOT_INITIALIZED in a forked child.
 */
int anygpu_steps_align(void *const *steps,
                       unsigned int count);

/**
 * Closes steps of this process: a reader leaves, and the producer writes no more.
 *
 * The producer waits for a reader that has left no more. Once the producer has closed them, each reader gets
 * ANYGPU_ERROR_STALE when it begins a step after the last; a stream that waits for one already fails. To wait until the
 * last step was read, such as before its memory is freed, the producer begins one more and closes the steps instead of
 * ending it.
 *
 * - `steps` (in): the steps.
 *
 * Returns ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist, hipErrorNotReady while work on a stream is still to
 * end a step and while a reader has begun one on a stream that may still come: end it, and wait for the stream;
 * ANYGPU_ERROR_NOT_INITIALIZED in a forked child.
 */
int anygpu_steps_close(void *steps);

/**
 * Begins the producer's next step on a stream, whose later work waits until all readers have read the last one.
 *
 * - `steps` (in): the producer's steps.
 * - `stream` (in, nullable): the stream that will write, of the dialect that made it; NULL for the default one.
 * - `step` (out): the step's number.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for a reader's steps and if a step is begun; ANYGPU_ERROR_INVALID_HANDLE
 * for steps that do not exist; ANYGPU_ERROR_NOT_INITIALIZED in a forked child; the back end's errors for the stream.
 */
int anygpu_steps_begin_write(void *steps,
                             void *stream,
                             uint64_t *step);

/**
 * Ends the step that the producer has begun: it is written once the stream's work so far is done.
 *
 * - `steps` (in): the producer's steps.
 * - `stream` (in, nullable): the stream, as for anygpu_steps_begin_write.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for a reader's steps and if no step is begun; ANYGPU_ERROR_INVALID_HANDLE for steps
 * that do not exist; ANYGPU_ERROR_NOT_INITIALIZED in a forked child; the back end's errors for the stream.
 */
int anygpu_steps_end_write(void *steps,
                           void *stream);

/**
 * Begins the next step of a reader's on a stream, whose later work waits until the step is written.
 *
 * If the producer ends without closing the steps, or its work fails, the wait fails: hipErrorLaunchFailure from the next
 * call that waits for the stream, within 200 ms.
 *
 * - `steps` (in): the reader's steps.
 * - `stream` (in, nullable): the stream that will read, of the dialect that made it; NULL for the default one.
 * - `step` (out): the step's number.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for the producer's steps and if a step is begun; ANYGPU_ERROR_STALE if the
 * producer has closed the steps and there are no more; ANYGPU_ERROR_INVALID_HANDLE for steps that do not exist;
 * ANYGPU_ERROR_NOT_INITIALIZED in a forked child; the back end's errors for the stream.
 */
int anygpu_steps_begin_read(void *steps,
                            void *stream,
                            uint64_t *step);

/**
 * Ends the step that a reader has begun: it is read once the stream's work so far is done.
 *
 * If the stream has failed, and none of its work reads any more, anygpu_steps_end_read_host ends the step.
 *
 * - `steps` (in): the reader's steps.
 * - `stream` (in, nullable): the stream, as for anygpu_steps_begin_read.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for the producer's steps and if no step is begun; ANYGPU_ERROR_INVALID_HANDLE for
 * steps that do not exist; ANYGPU_ERROR_NOT_INITIALIZED in a forked child; the back end's errors for the stream.
 */
int anygpu_steps_end_read(void *steps,
                          void *stream);

/**
 * Waits until all readers have read the last step, and begins the producer's next one on the host.
 *
 * - `steps` (in): the producer's steps.
 * - `milliseconds` (in): the longest time to wait; 0 does not wait.
 * - `step` (out): the step's number.
 *
 * Returns hipErrorNotReady after that time, having begun nothing; else the same as anygpu_steps_begin_write.
 */
int anygpu_steps_begin_write_host(void *steps,
                                  unsigned int milliseconds,
                                  uint64_t *step);

/**
 * Ends the step that the producer has begun: it is written now.
 *
 * - `steps` (in): the producer's steps.
 *
 * Returns the same as anygpu_steps_end_write.
 */
int anygpu_steps_end_write_host(void *steps);

/**
 * Waits until the next step is written, and begins to read it on the host.
 *
 * - `steps` (in): the reader's steps.
 * - `milliseconds` (in): the longest time to wait; 0 does not wait.
 * - `step` (out): the step's number.
 *
 * Returns hipErrorNotReady after that time, having begun nothing; hipErrorLaunchFailure within 200 ms if the producer
 * ends without closing the steps, or if its work has failed; else the same as anygpu_steps_begin_read.
 */
int anygpu_steps_begin_read_host(void *steps,
                                 unsigned int milliseconds,
                                 uint64_t *step);

/**
 * Ends the step that a reader has begun: it is read now.
 *
 * - `steps` (in): the reader's steps.
 *
 * Returns the same as anygpu_steps_end_read.
 */
int anygpu_steps_end_read_host(void *steps);

/**
 * Creates a timeline: a number that only grows, to order the work of several processes.
 *
 * Streams wait for it and raise it as an external timeline semaphore (hipImportExternalSemaphore with type 9, and
 * CUDA's equivalents), host threads with anygpu_timeline_signal, anygpu_timeline_wait and anygpu_timeline_value. Other
 * processes of the same user get the descriptor over a Unix socket (SCM_RIGHTS), or a child by `fork` before the first call
 * that needs a back end. Send it first and import your own after it. An import takes ownership, so import a `dup` of one
 * that is still needed, and close a descriptor that is not imported. docs/guide/timelines.md has a program, and
 * docs/evidence/timeline.md the contents of the file.
 *
 * A wait for a larger number than the present one ends with an error on its stream (hipErrorLaunchFailure,
 * CUDA_ERROR_LAUNCH_FAILED) if it would be in vain: if a process that had imported the timeline was killed, crashed or
 * ended by `_exit`; if the work that was to raise it failed; if other processes had it and none has it any more; and when
 * the stream's device is reset. A process that destroys its semaphore, or calls `exit` with no such work unfinished, does
 * not fail the others' waits.
 *
 * - `fd` (out): the file descriptor, which is closed by `exec`.
 * - `value` (in): the initial number.
 *
 * Returns 0, or hipErrorInvalidValue for NULL, hipErrorOperatingSystem if no file can be created.
 */
int anygpu_timeline_create(int *fd,
                           uint64_t value);

/**
 * Returns the number of a timeline.
 *
 * - `value` (out): the number.
 * - `fd` (in): its descriptor, which stays open.
 *
 * Returns 0, or hipErrorInvalidValue for NULL and for a descriptor that is not a timeline's.
 */
int anygpu_timeline_value(uint64_t *value, int fd);

/**
 * Raises a timeline: waits for this number and lower ones end, in all processes.
 *
 * - `fd` (in): its descriptor, which stays open.
 * - `value` (in): the number, not lower than the present one.
 *
 * Returns 0, or hipErrorInvalidValue for a lower number and for a descriptor that is not a timeline's.
 */
int anygpu_timeline_signal(int fd,
                           uint64_t value);

/**
 * Waits until a timeline has reached a number.
 *
 * - `fd` (in): its descriptor, which stays open.
 * - `value` (in): the number.
 * - `milliseconds` (in): the longest time to wait; 0 does not wait.
 *
 * Returns 0, hipErrorNotReady after that time, hipErrorLaunchFailure if a process that had imported the timeline ended
 * without releasing it or the work that was to raise it failed, or hipErrorInvalidValue for a descriptor that is not a
 * timeline's.
 */
int anygpu_timeline_wait(int fd,
                         uint64_t value,
                         unsigned int milliseconds);

/**
 * Offers timelines to other processes of the user by a number, which needs no socket.
 *
 * Each timeline begins at 0 and is made when it is first opened, by whichever process, so that those nobody opens cost
 * nothing. Until the offer is withdrawn, this process keeps a descriptor of each that was. Waits of others for work of this
 * process end with an error when it ends.
 *
 * - `handle` (out): the handle; send it to the others as it is.
 * - `count` (in): timelines that can be opened.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for no timelines, ANYGPU_ERROR_OPERATING_SYSTEM,
 * ANYGPU_ERROR_OUT_OF_MEMORY.
 */
int anygpu_timeline_offer(uint64_t *handle,
                          unsigned int count);

/**
 * Opens a timeline that a process offers, and makes it if nobody has opened it before.
 *
 * - `fd` (out): a file descriptor of it, as of anygpu_timeline_create.
 * - `handle` (in): the handle of the offer, of this or of another process.
 * - `number` (in): the timeline, less than the offer's count.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_STALE for a handle or a number that is not offered, also
 * because the process has ended, ANYGPU_ERROR_REFUSED for another user's, ANYGPU_ERROR_UNREACHABLE, and
 * ANYGPU_ERROR_OPERATING_SYSTEM if either process has no file descriptors left.
 */
int anygpu_timeline_open(int *fd,
                         uint64_t handle,
                         unsigned int number);

/**
 * Withdraws an offer of timelines: none can be opened by it any more. Those that were opened stay.
 *
 * - `handle` (in): the handle, of this process.
 *
 * Returns ANYGPU_ERROR_STALE for a handle that is not offered, ANYGPU_ERROR_REFUSED for another process's.
 */
int anygpu_timeline_withdraw(uint64_t handle);

/**
 * Makes the token of device memory, by which other processes import it.
 *
 * Any address in memory of hipMalloc, cudaMalloc, cuMemAlloc or aclrtMalloc, in mapped physical memory that was created
 * with the handle type of file descriptors, in memory of a pool with that handle type, and in memory that anygpu_import
 * returned, whose token names the memory's owner. The token is valid until the memory is freed or this process ends.
 * Tokens need not be released. A token orders no work: first wait for what fills the memory, such as a copy from pageable
 * memory, or export an event that is recorded behind it.
 *
 * - `ptr` (in): the first address to name.
 * - `size` (in): bytes to name, all in one allocation; 0 for all up to its end.
 * - `token` (out): the token.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, for an address that is not device memory, and for a range that is not in one
 * allocation; ANYGPU_ERROR_NOT_SUPPORTED for memory that cannot be shared (managed, pinned and registered memory, pools
 * and physical memory without a handle type, memory opened by a vendor's handle).
 */
int anygpu_export(void *ptr,
                  size_t size,
                  struct anygpu_token *token);

/**
 * Makes the token of an event, by which other processes import it.
 *
 * - `event` (in): an event created with hipEventInterprocess and hipEventDisableTiming, or their equivalents.
 * - `token` (out): the token.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_INVALID_HANDLE for an event that does not exist,
 * ANYGPU_ERROR_INVALID_CONFIGURATION for one created without these flags.
 */
int anygpu_export_event(void *event,
                        struct anygpu_token *token);

/**
 * Opens the memory that a token names for use by a device, and returns the address of its first byte.
 *
 * All imports of a buffer for one device share one mapping in the process and return the same address; each is closed
 * once. In the owner the address is the owner's own. A mapping that is closed by all stays for the next import, until its
 * owner frees the memory or ends, an allocation fails, or anygpu_trim is called; ANYGPU_CACHE_MAPPINGS and
 * ANYGPU_CACHE_BYTES limit this.
 *
 * - `token` (in): the token.
 * - `device` (in): this process's ordinal of the device that will use the memory; -1 for the thread's current device.
 * - `ptr` (out): the address; close it with anygpu_close.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_INVALID_DEVICE, ANYGPU_ERROR_REFUSED, ANYGPU_ERROR_STALE,
 * ANYGPU_ERROR_UNREACHABLE, ANYGPU_ERROR_PEER_ACCESS_UNSUPPORTED; anygpu_last_reason() says more.
 */
int anygpu_import(const struct anygpu_token *token,
                  int device,
                  void **ptr);

/**
 * Opens the event that a token names, and returns it.
 *
 * All imports of an event for one device share one event in the process; each is closed once. In the owner it is the
 * owner's own event.
 *
 * - `token` (in): the token.
 * - `device` (in): the ordinal of the device whose streams will record the event; -1 for the thread's current device.
 * - `event` (out): the event, for the calls of any dialect; close it with anygpu_close_event, do not destroy it.
 *
 * Returns the same as anygpu_import.
 */
int anygpu_import_event(const struct anygpu_token *token,
                        int device,
                        void **event);

/**
 * Closes one import of memory.
 *
 * Memory of a pool stays open where the program has imported it by itself too (cuMemPoolImportPointer and its like), until
 * it frees that import. A free of memory that only tokens have open is refused.
 *
 * - `ptr` (in): the address that anygpu_import returned, or another one in that memory.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for an address that is not open.
 */
int anygpu_close(void *ptr);

/**
 * Closes one import of an event. Work that waits for it is not disturbed.
 *
 * - `event` (in): the event that anygpu_import_event returned.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for an event that is not open.
 */
int anygpu_close_event(void *event);

/**
 * Unmaps the memory of other processes that nobody in this one has open any more.
 *
 * Such mappings are kept so that the next import is fast; allocations that fail unmap them by themselves.
 */
int anygpu_trim(void);

/**
 * Describes what a token names. Opens nothing, and needs no device.
 *
 * - `token` (in): the token.
 * - `description` (out): its contents.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_REFUSED for bytes that are no token.
 */
int anygpu_describe(const struct anygpu_token *token, struct anygpu_token_description *description);

/**
 * Stores bytes of the application's in a token, in place of those it had.
 *
 * The type and shape of an array, for instance; the token's checksum covers them, and anygpu_describe returns them.
 *
 * - `token` (inout): the token.
 * - `note` (in, array of size, nullable): the bytes.
 * - `size` (in): their number, at most ANYGPU_TOKEN_NOTE_SIZE.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL and for more bytes, ANYGPU_ERROR_REFUSED for bytes that are no token.
 */
int anygpu_annotate(struct anygpu_token *token,
                    const void *note,
                    size_t size);

/**
 * Writes a token as text: 1024 hexadecimal digits and a terminator.
 *
 * - `token` (in): the token.
 * - `text` (out, array of length): the text.
 * - `length` (in): room in `text`, at least ANYGPU_TOKEN_TEXT_SIZE.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL and too little room, ANYGPU_ERROR_REFUSED for bytes that are no token.
 */
int anygpu_token_to_text(const struct anygpu_token *token,
                         char *text,
                         int length);

/**
 * Reads a token from text.
 *
 * - `text` (in): the text; spaces and line ends around it do not count.
 * - `token` (out): the token.
 *
 * Returns ANYGPU_ERROR_INVALID_VALUE for NULL, ANYGPU_ERROR_REFUSED for text that is no token.
 */
int anygpu_token_from_text(const char *text, struct anygpu_token *token);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* ANYGPU_ANYGPU_H */
