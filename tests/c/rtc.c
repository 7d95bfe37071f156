/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* rtc SOURCE CODE OPTION...: compiles a file by hiprtc, with the names in RTC_NAMES, between semicolons, and writes the code to
 * another. Prints the statuses of what fails with the log, and each name with its name in the code. */
#include <anygpu/anygpu.h>
#include <anygpu/hiprtc.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *log_of(hiprtcProgram program)
{
    size_t size = 0;
    hiprtcGetProgramLogSize(program, &size);
    char *log = calloc(size + 1, 1);
    hiprtcGetProgramLog(program, log);
    return log;
}

static void check(const char *what, hiprtcResult status, hiprtcProgram program)
{
    if (status == HIPRTC_SUCCESS)
        return;
    printf("%s: %s: %s\n%s", what, hiprtcGetErrorString(status), anygpu_last_reason(), program ? log_of(program) : "");
    exit(1);
}

static char *contents(const char *path)
{
    static char text[1 << 16];
    FILE *file = fopen(path, "r");
    if (!file || !fread(text, 1, sizeof text - 1, file))
        exit(2);
    fclose(file);
    return text;
}

int main(int count, char **words)
{
    if (count < 3)
        return 2;
    if (getenv("RTC_IGNORE"))
        signal(SIGCHLD, SIG_IGN);
    hiprtcProgram program = NULL;
    check("create", hiprtcCreateProgram(&program, contents(words[1]), "source.hip", 0, NULL, NULL), NULL);
    char *names[8] = { NULL };
    int named = 0;
    char *list = getenv("RTC_NAMES");
    for (char *name = list ? strtok(list, ";") : NULL; name; name = strtok(NULL, ";"))
        check("name", hiprtcAddNameExpression(program, names[named++] = name), program);
    check("compile", hiprtcCompileProgram(program, count - 3, (const char **)words + 3), program);
    for (int i = 0; i < named; i++) {
        const char *lowered = NULL;
        check("lower", hiprtcGetLoweredName(program, names[i], &lowered), program);
        printf("%s = %s\n", names[i], lowered);
    }
    size_t size = 0;
    check("size", hiprtcGetCodeSize(program, &size), program);
    char *code = malloc(size);
    check("code", hiprtcGetCode(program, code), program);
    FILE *file = fopen(words[2], "w");
    if (!file || fwrite(code, 1, size, file) != size || fclose(file))
        return 2;
    check("destroy", hiprtcDestroyProgram(&program), NULL);
    return 0;
}
