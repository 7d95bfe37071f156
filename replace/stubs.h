/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * What build.sh assembles a table with. Each function jumps through a slot. Until its first call the slot leads to
 * `resolve`, which asks libanygpu.so.0 with every argument register kept, and goes where the answer says.
 *
 * An entry, which src/api/replacement.rs reads: the slot, the name, the kind of result.
 */

#define STATUS 0
#define NOTHING 1
#define NULL_ 2
#define TEXT 3
#define HANDLE 4
#define CHANNEL 5
#define HIPRTC 6
#define DEBUGGER 7
#define TO_HALF 8
#define FROM_HALF 9

    .section .note.GNU-stack, "", %progbits

    .section .rodata
.Llibrary:
    .asciz LIBRARY

    .macro entry name kind
    .section .rodata
.Lname_\name:
    .asciz "\name"
    .data
    .balign 8
.Lslot_\name:
    .quad .Lfirst_\name
    .quad .Lname_\name
    .quad \kind
    .text
    .balign 16
    .globl \name
    .type \name, %function
    .endm

    .macro variable name size
    .bss
    .balign 16
    .globl \name
    .type \name, %object
    .size \name, \size
\name:
    .zero \size
    .endm

    .text
    .balign 16

#if defined(__x86_64__)

.Lresolve:
    .cfi_startproc
    push %rbp
    .cfi_def_cfa_offset 16
    .cfi_offset %rbp, -16
    mov %rsp, %rbp
    .cfi_def_cfa_register %rbp
    push %rax
    push %rdi
    push %rsi
    push %rdx
    push %rcx
    push %r8
    push %r9
    push %r10
    sub $128, %rsp
    and $-16, %rsp
    movaps %xmm0, (%rsp)
    movaps %xmm1, 16(%rsp)
    movaps %xmm2, 32(%rsp)
    movaps %xmm3, 48(%rsp)
    movaps %xmm4, 64(%rsp)
    movaps %xmm5, 80(%rsp)
    movaps %xmm6, 96(%rsp)
    movaps %xmm7, 112(%rsp)
    lea .Llibrary(%rip), %rdi
    mov %r11, %rsi
    call anygpu_replacement@PLT
    mov %rax, %r11
    movaps (%rsp), %xmm0
    movaps 16(%rsp), %xmm1
    movaps 32(%rsp), %xmm2
    movaps 48(%rsp), %xmm3
    movaps 64(%rsp), %xmm4
    movaps 80(%rsp), %xmm5
    movaps 96(%rsp), %xmm6
    movaps 112(%rsp), %xmm7
    lea -64(%rbp), %rsp
    pop %r10
    pop %r9
    pop %r8
    pop %rcx
    pop %rdx
    pop %rsi
    pop %rdi
    pop %rax
    pop %rbp
    .cfi_def_cfa %rsp, 8
    jmp *%r11
    .cfi_endproc

    .macro function name kind
    entry \name, \kind
\name:
    .cfi_startproc
    endbr64
    jmp *.Lslot_\name(%rip)
.Lfirst_\name:
    endbr64
    lea .Lslot_\name(%rip), %r11
    jmp .Lresolve
    .cfi_endproc
    .size \name, . - \name
    .endm

#elif defined(__aarch64__)

.Lresolve:
    .cfi_startproc
    stp x29, x30, [sp, #-224]!
    .cfi_def_cfa_offset 224
    .cfi_offset x29, -224
    .cfi_offset x30, -216
    mov x29, sp
    stp x0, x1, [sp, #16]
    stp x2, x3, [sp, #32]
    stp x4, x5, [sp, #48]
    stp x6, x7, [sp, #64]
    str x8, [sp, #80]
    stp q0, q1, [sp, #96]
    stp q2, q3, [sp, #128]
    stp q4, q5, [sp, #160]
    stp q6, q7, [sp, #192]
    adrp x0, .Llibrary
    add x0, x0, :lo12:.Llibrary
    mov x1, x16
    bl anygpu_replacement
    mov x16, x0
    ldp x0, x1, [sp, #16]
    ldp x2, x3, [sp, #32]
    ldp x4, x5, [sp, #48]
    ldp x6, x7, [sp, #64]
    ldr x8, [sp, #80]
    ldp q0, q1, [sp, #96]
    ldp q2, q3, [sp, #128]
    ldp q4, q5, [sp, #160]
    ldp q6, q7, [sp, #192]
    ldp x29, x30, [sp], #224
    .cfi_def_cfa_offset 0
    .cfi_restore x29
    .cfi_restore x30
    br x16
    .cfi_endproc

    .macro function name kind
    entry \name, \kind
\name:
    .cfi_startproc
    hint #34
    adrp x16, .Lslot_\name
    ldr x17, [x16, :lo12:.Lslot_\name]
    br x17
.Lfirst_\name:
    hint #34
    adrp x16, .Lslot_\name
    add x16, x16, :lo12:.Lslot_\name
    b .Lresolve
    .cfi_endproc
    .size \name, . - \name
    .endm

#else
#error "replacement libraries exist for x86-64 and aarch64 only"
#endif
