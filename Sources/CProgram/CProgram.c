#define _GNU_SOURCE
#include "CProgram.h"
#include <errno.h>
#include <stdio.h>
#include <sys/resource.h>

#if defined(__linux__)
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>

int cp_end_with_parent(void) { return prctl(PR_SET_PDEATHSIG, SIGKILL); }

int cp_leave_network(void) {
  if (unshare(CLONE_NEWNET) == 0) return 0;
  /* In a namespace of users of its own, anybody may. */
  return unshare(CLONE_NEWUSER | CLONE_NEWNET);
}

#else

int cp_end_with_parent(void) { return 0; }

int cp_leave_network(void) {
  errno = ENOTSUP;
  return -1;
}

#endif

static int limit(int resource, unsigned long long value) {
  struct rlimit limits;
  if (getrlimit(resource, &limits) != 0) return -1;
  if (limits.rlim_max == RLIM_INFINITY || limits.rlim_max > value) limits.rlim_max = (rlim_t)value;
  limits.rlim_cur = limits.rlim_max;
  return setrlimit(resource, &limits);
}

int cp_limit(unsigned long long memory, unsigned long long file) {
  int failed = limit(RLIMIT_CORE, 0);
  if (file) failed |= limit(RLIMIT_FSIZE, file);
  if (memory) failed |= limit(RLIMIT_AS, memory);
  return failed ? -1 : 0;
}

void cp_print_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
