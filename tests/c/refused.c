/* SPDX-License-Identifier: MIT OR Apache-2.0
 * Opens a handle and a token of another process, and prints why that is refused.
 *
 *     refused give FILE [freed|closed|zeros|replaced]    writes both to FILE, and waits for the end of standard input
 *     refused take FILE                                  opens both
 *
 * `freed` frees the memory first; `closed` closes the process to its own user; `zeros` writes nothing but zeros; `replaced` goes
 * on as another program.
 */
#include <anygpu/anygpu.h>
#include <anygpu/hip.h>

#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

struct names {
    hipIpcMemHandle_t handle;
    anygpu_token token;
};

int main(int argc, char **argv)
{
    struct names names;
    void *memory;
    const char *does = argc > 3 ? argv[3] : "";
    FILE *file = fopen(argv[2], strcmp(argv[1], "give") ? "r" : "w");
    if (!file)
        return 2;
    if (strcmp(argv[1], "give") == 0) {
        if (strcmp(does, "closed") == 0)
            prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
        if (hipMalloc(&memory, 4096) || hipIpcGetMemHandle(&names.handle, memory)
            || anygpu_export(memory, 0, &names.token)) {
            fprintf(stderr, "%s\n", anygpu_last_reason());
            return 1;
        }
        if (strcmp(does, "freed") == 0 && hipFree(memory))
            return 1;
        if (strcmp(does, "zeros") == 0)
            memset(&names, 0, sizeof names);
        if (fwrite(&names, sizeof names, 1, file) != 1 || fclose(file))
            return 2;
        if (strcmp(does, "replaced") == 0)
            return execlp("sh", "sh", "-c", "echo given; read -r line", (char *)NULL);
        puts("given");
        fflush(stdout);
        return getchar() != EOF;
    }
    if (fread(&names, sizeof names, 1, file) != 1)
        return 2;
    int status = (int)hipIpcOpenMemHandle(&memory, names.handle, hipIpcMemLazyEnablePeerAccess);
    printf("%d %s\n", status, status ? anygpu_last_reason() : "");
    status = anygpu_import(&names.token, -1, &memory);
    printf("%d %s\n", status, status ? anygpu_last_reason() : "");
    return 0;
}
