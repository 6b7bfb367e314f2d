#define _GNU_SOURCE
#include "CProgram.h"
#include <signal.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))
#include <errno.h>
#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>
#include <unwind.h>

/* What Swift's runtime does about a trap, which is to write a trace. */
static struct sigaction runtime;
static struct sigaction ours;
static const char *trace_end;

/* Where the program's own code is, without that of its libraries, and from where the places in its file count. */
static uintptr_t own_start, own_end, own_base;

static int find_own(struct dl_phdr_info *program, size_t size, void *unused) {
  (void)size, (void)unused;
  own_start = UINTPTR_MAX;
  own_base = program->dlpi_addr;
  for (int index = 0; index < program->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &program->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    uintptr_t start = program->dlpi_addr + part->p_vaddr;
    if (start < own_start) own_start = start;
    if (start + part->p_memsz > own_end) own_end = start + part->p_memsz;
  }
  /* The program comes first, and its libraries after it. */
  return 1;
}

static int is_known(uintptr_t place) { return _Unwind_FindEnclosingFunction((void *)place) != NULL; }

/* Leaves what no table for unwinding knows, if its caller is where a call leaves it: one of the linker's stubs, which
   only jump, or a small function of the compiler's. */
static void leave_stub(mcontext_t *state) {
#if defined(__x86_64__)
  uintptr_t caller = *(uintptr_t *)state->gregs[REG_RSP] - 1;
  if (is_known((uintptr_t)state->gregs[REG_RIP]) || !is_known(caller)) return;
  state->gregs[REG_RIP] = (greg_t)caller;
  state->gregs[REG_RSP] += sizeof(uintptr_t);
#else
  uintptr_t caller = state->regs[30] - 1;
  if (is_known(state->pc) || !is_known(caller)) return;
  state->pc = caller;
#endif
}

static _Unwind_Reason_Code take_own(struct _Unwind_Context *frame, void *argument) {
  mcontext_t *state = argument;
  int is_interrupted = 0;
  uintptr_t place = _Unwind_GetIPInfo(frame, &is_interrupted);
  /* After a call: the call itself is on the line that is asked for. */
  if (!is_interrupted) place--;
  if (place < own_start || place >= own_end) return _URC_NO_REASON;
#if defined(__x86_64__)
  state->gregs[REG_RIP] = (greg_t)place;
  state->gregs[REG_RSP] = (greg_t)_Unwind_GetCFA(frame);
  state->gregs[REG_RBP] = (greg_t)_Unwind_GetGR(frame, 6);
#else
  state->pc = place;
  state->sp = _Unwind_GetCFA(frame);
  state->regs[29] = _Unwind_GetGR(frame, 29);
  state->regs[30] = _Unwind_GetGR(frame, 30);
#endif
  return _URC_NORMAL_STOP;
}

static void say_where(int number, siginfo_t *information, void *context) {
  /* What has trapped by itself traps again, and ends. */
  if (information->si_code != SI_USER) return runtime.sa_sigaction(number, information, context);
  int error = errno;
  ucontext_t *interrupted = context, shown = *interrupted;
  mcontext_t before = interrupted->uc_mcontext;
  /* The runtime follows frame pointers, which the C library does not have: it is shown the innermost frame of the
     program's own code, found by the tables for unwinding, which begin at what was interrupted. */
  leave_stub(&interrupted->uc_mcontext);
  _Unwind_Backtrace(take_own, &shown.uc_mcontext);
  interrupted->uc_mcontext = before;
  runtime.sa_sigaction(number, information, &shown);
  /* The runtime has put the system's default in its place. */
  sigaction(number, &ours, NULL);
  ssize_t written = write(STDERR_FILENO, trace_end, strlen(trace_end));
  (void)written;
  errno = error;
}

int cp_say_where_when_asked(const char *end) {
  if (sigaction(SIGTRAP, NULL, &runtime) != 0) return -1;
  /* Without a runtime that writes traces, who asks is to see it end. */
  if (!(runtime.sa_flags & SA_SIGINFO)) return 0;
  trace_end = strdup(end);
  dl_iterate_phdr(find_own, NULL);
  ours.sa_sigaction = say_where;
  ours.sa_flags = SA_SIGINFO | SA_RESTART;
  return trace_end ? sigaction(SIGTRAP, &ours, NULL) : -1;
}

static _Unwind_Reason_Code find_place(struct _Unwind_Context *frame, void *found) {
  int is_interrupted = 0;
  uintptr_t place = _Unwind_GetIPInfo(frame, &is_interrupted);
  if (!is_interrupted) place--;
  if (place < own_start || place >= own_end) return _URC_NO_REASON;
  *(unsigned long long *)found = place - own_base;
  return _URC_NORMAL_STOP;
}

unsigned long long cp_own_place(void) {
  if (own_end == 0) dl_iterate_phdr(find_own, NULL);
  unsigned long long found = 0;
  _Unwind_Backtrace(find_place, &found);
  return found;
}

#else

unsigned long long cp_own_place(void) { return 0; }

int cp_say_where_when_asked(const char *end) {
  (void)end;
  return 0;
}

#endif
