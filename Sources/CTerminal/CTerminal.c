#define _GNU_SOURCE
#include "CTerminal.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

static const int watched[] = {SIGTERM, SIGINT, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};
static const int fatal[] = {SIGILL, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGTRAP};
#define COUNT(array) (sizeof(array) / sizeof *(array))

static struct sigaction watched_before[COUNT(watched)], fatal_before[COUNT(fatal)], pipe_before;
static int signal_pipe[2] = {-1, -1};
static volatile sig_atomic_t unheeded;

static volatile sig_atomic_t armed;
static int guard_fd;
static struct termios guard_termios;
static char guard_reset[CT_RESET_LIMIT];
static size_t guard_count;
static char guard_stack[64 * 1024];

/* Async-signal-safe: write and tcsetattr only. */
static void restore_terminal(void) {
  if (!armed) return;
  armed = 0;
  size_t done = 0;
  while (done < guard_count) {
    ssize_t n = write(guard_fd, guard_reset + done, guard_count - done);
    if (n > 0) done += (size_t)n;
    else if (n < 0 && errno == EAGAIN) {
      struct pollfd ready = {guard_fd, POLLOUT, 0};
      if (poll(&ready, 1, 200) <= 0) break;
    } else if (n < 0 && errno != EINTR) break;
  }
  tcsetattr(guard_fd, TCSANOW, &guard_termios);
}

static void die(int number) {
  restore_terminal();
  signal(number, SIG_DFL);
  raise(number); /* delivered when the handler returns */
}

static void on_signal(int number) {
  int saved = errno;
  int ends = number == SIGTERM || number == SIGINT || number == SIGHUP;
  /* A second request that nobody heeded means the program hangs. */
  if (ends && unheeded++) die(number);
  unsigned char byte = (unsigned char)number;
  (void)!write(signal_pipe[1], &byte, 1);
  errno = saved;
}

int ct_signals_open(void) {
  if (pipe(signal_pipe) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(signal_pipe[i], F_SETFD, FD_CLOEXEC);
    fcntl(signal_pipe[i], F_SETFL, O_NONBLOCK);
  }
  unheeded = 0;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_RESTART;
  action.sa_handler = on_signal;
  for (size_t i = 0; i < COUNT(watched); i++) sigaction(watched[i], &action, &watched_before[i]);
  action.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &action, &pipe_before);
  return signal_pipe[0];
}

int ct_signals_next(void) {
  unsigned char byte;
  if (read(signal_pipe[0], &byte, 1) != 1) return 0;
  unheeded = 0;
  return byte;
}

void ct_signals_close(void) {
  if (signal_pipe[0] < 0) return;
  for (size_t i = 0; i < COUNT(watched); i++) sigaction(watched[i], &watched_before[i], NULL);
  sigaction(SIGPIPE, &pipe_before, NULL);
  close(signal_pipe[0]);
  close(signal_pipe[1]);
  signal_pipe[0] = signal_pipe[1] = -1;
}

void ct_stop(int group) {
  struct sigaction action, before;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &action, &before);
  kill(group ? 0 : getpid(), SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
}

static void on_crash(int number) {
  die(number);
}

void ct_guard_arm(int fd, const struct termios *saved, const void *reset, size_t count) {
  int first = !armed && guard_count == 0;
  armed = 0;
  guard_fd = fd;
  guard_termios = *saved;
  guard_count = count < CT_RESET_LIMIT ? count : CT_RESET_LIMIT;
  memcpy(guard_reset, reset, guard_count);
  armed = 1;
  if (!first) return;
  atexit(restore_terminal);
  /* A stack of its own, so that an overflow of the main stack is caught too. */
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = guard_stack;
  stack.ss_size = sizeof guard_stack;
  sigaltstack(&stack, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_ONSTACK;
  action.sa_handler = on_crash;
  for (size_t i = 0; i < COUNT(fatal); i++) sigaction(fatal[i], &action, &fatal_before[i]);
}

void ct_guard_disarm(void) {
  armed = 0;
  if (guard_count == 0) return;
  guard_count = 0;
  for (size_t i = 0; i < COUNT(fatal); i++) sigaction(fatal[i], &fatal_before[i], NULL);
}

int ct_poll(struct pollfd *descriptors, size_t count, int64_t nanoseconds) {
#if defined(__linux__)
  struct timespec timeout = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  return ppoll(descriptors, (nfds_t)count, nanoseconds < 0 ? NULL : &timeout, NULL);
#else
  /* Milliseconds rounded up: late by less than one rather than spinning. */
  int milliseconds = nanoseconds < 0 ? -1 : (int)((nanoseconds + 999999) / 1000000);
  return poll(descriptors, (nfds_t)count, milliseconds);
#endif
}

int ct_window_size(int fd, struct ct_window *window) {
  struct winsize size;
  if (ioctl(fd, TIOCGWINSZ, &size) != 0) return -1;
  window->rows = size.ws_row;
  window->columns = size.ws_col;
  window->pixel_width = size.ws_xpixel;
  window->pixel_height = size.ws_ypixel;
  return 0;
}
