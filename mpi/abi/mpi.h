/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* The part of MPI's standard ABI (MPI 5.0, chapter 20) that anygpu_mpi.c uses, from which libanygpu_mpi_abi.so is compiled
 * without an MPI. Programs include the mpi.h of theirs. It has only what MPICH 5, Open MPI 6 and Intel MPI 2021.18 agree on:
 * Intel's error handlers, seek positions and attribute keys have other numbers. */
#ifndef ANYGPU_MPI_ABI_H
#define ANYGPU_MPI_ABI_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define MPI_ABI_VERSION 1

typedef struct MPI_ABI_Comm *MPI_Comm;
typedef struct MPI_ABI_Datatype *MPI_Datatype;
typedef struct MPI_ABI_Errhandler *MPI_Errhandler;
typedef struct MPI_ABI_Group *MPI_Group;
typedef struct MPI_ABI_Info *MPI_Info;
typedef struct MPI_ABI_Op *MPI_Op;
typedef struct MPI_ABI_Request *MPI_Request;

typedef struct MPI_Status {
    int MPI_SOURCE, MPI_TAG, MPI_ERROR, MPI_internal[5];
} MPI_Status;

typedef void MPI_Comm_errhandler_function(MPI_Comm *comm, int *code, ...);

enum {
    MPI_SUCCESS = 0,
    MPI_PROC_NULL = -3,
    MPI_CART = 211,
    MPI_MAX_ERROR_STRING = 512,
    MPI_MAX_INFO_VAL = 1024,
    MPI_UNDEFINED = -32766
};

#define MPI_STATUS_IGNORE ((MPI_Status *)0)
#define MPI_SUM ((MPI_Op)0x21)
#define MPI_MAX ((MPI_Op)0x23)
#define MPI_COMM_NULL ((MPI_Comm)0x100)
#define MPI_COMM_WORLD ((MPI_Comm)0x101)
#define MPI_REQUEST_NULL ((MPI_Request)0x180)
#define MPI_INT ((MPI_Datatype)0x209)
#define MPI_C_BOOL ((MPI_Datatype)0x238)
#define MPI_CHAR ((MPI_Datatype)0x243)
#define MPI_BYTE ((MPI_Datatype)0x247)
#define MPI_INT64_T ((MPI_Datatype)0x258)
#define MPI_UINT64_T ((MPI_Datatype)0x259)

int MPI_Initialized(int *flag);
int MPI_Finalized(int *flag);
int MPI_Error_string(int code, char *string, int *length);
int MPI_Comm_rank(MPI_Comm comm, int *rank);
int MPI_Comm_size(MPI_Comm comm, int *size);
int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *made);
int MPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *made);
int MPI_Comm_free(MPI_Comm *comm);
int MPI_Comm_test_inter(MPI_Comm comm, int *flag);
int MPI_Comm_group(MPI_Comm comm, MPI_Group *group);
int MPI_Comm_get_info(MPI_Comm comm, MPI_Info *info);
MPI_Comm MPI_Comm_fromint(int comm);
int MPI_Comm_toint(MPI_Comm comm);
int MPI_Comm_create_errhandler(MPI_Comm_errhandler_function *function, MPI_Errhandler *handler);
int MPI_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler handler);
int MPI_Errhandler_free(MPI_Errhandler *handler);
int MPI_Group_translate_ranks(MPI_Group group, int count, const int ranks[], MPI_Group other, int translated[]);
int MPI_Group_free(MPI_Group *group);
int MPI_Info_get(MPI_Info info, const char *key, int length, char *value, int *flag);
int MPI_Info_free(MPI_Info *info);
int MPI_Topo_test(MPI_Comm comm, int *status);
int MPI_Cartdim_get(MPI_Comm comm, int *count);
int MPI_Cart_get(MPI_Comm comm, int most, int sizes[], int periods[], int coordinates[]);
int MPI_Cart_rank(MPI_Comm comm, const int coordinates[], int *rank);
int MPI_Allgather(const void *from, int sent, MPI_Datatype of, void *to, int received, MPI_Datatype type,
                  MPI_Comm comm);
int MPI_Allreduce(const void *from, void *to, int count, MPI_Datatype type, MPI_Op op, MPI_Comm comm);
int MPI_Alltoall(const void *from, int sent, MPI_Datatype of, void *to, int received, MPI_Datatype type, MPI_Comm comm);
int MPI_Alltoallv(const void *from, const int sent[], const int at[], MPI_Datatype of, void *to, const int received[],
                  const int places[], MPI_Datatype type, MPI_Comm comm);
int MPI_Bcast(void *buffer, int count, MPI_Datatype type, int root, MPI_Comm comm);
int MPI_Isend(const void *from, int count, MPI_Datatype type, int to, int tag, MPI_Comm comm, MPI_Request *request);
int MPI_Irecv(void *to, int count, MPI_Datatype type, int from, int tag, MPI_Comm comm, MPI_Request *request);
int MPI_Wait(MPI_Request *request, MPI_Status *status);
int MPI_Get_count(const MPI_Status *status, MPI_Datatype type, int *count);

#ifdef __cplusplus
}
#endif

#endif
