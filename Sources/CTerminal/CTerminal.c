#define _GNU_SOURCE
#ifdef __linux__
#include <malloc.h>
#endif
#include "CTerminal.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* What the program answers to, and what becomes an error of the call that led to it. */
static const int watched[] = {SIGTERM, SIGINT, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};
static const int refused[] = {SIGPIPE, SIGXFSZ};
/* What does not end a process unless it is asked to, or cannot be caught. Every other signal ends it, the ones of
   real time and those of other systems among them, so they are not named one by one. */
static const int harmless[] = {SIGKILL, SIGSTOP, SIGTTIN, SIGTTOU, SIGCHLD, SIGURG,
#ifdef SIGINFO
                               SIGINFO,
#endif
};

static struct sigaction watched_before[COUNT(watched)], refused_before[COUNT(refused)], fatal_before[NSIG];
/* Whether this signal's handler is the guard's. */
static unsigned char is_guarded[NSIG];
static int signal_pipe[2] = {-1, -1};
static volatile sig_atomic_t unheeded;

static volatile sig_atomic_t armed;
static int guard_fd;
static struct termios guard_termios;
static char guard_reset[CT_RESET_LIMIT];
static size_t guard_count;
static char guard_stack[64 * 1024];

/* How long a terminal that does not read may keep a process from ending. */
#define PATIENCE_MILLISECONDS 300

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Async-signal-safe, and soon over whether the terminal reads or not: one byte at a time, as a descriptor that others
   share may be a blocking one, and what poll(2) promises is room for one. */
static void restore_terminal(void) {
  if (!armed) return;
  armed = 0;
  int64_t end = milliseconds() + PATIENCE_MILLISECONDS;
  size_t done = 0;
  while (done < guard_count) {
    int64_t left = end - milliseconds();
    struct pollfd ready = {guard_fd, POLLOUT, 0};
    int count = left > 0 ? poll(&ready, 1, (int)left) : 0;
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    ssize_t n = write(guard_fd, guard_reset + done, 1);
    if (n > 0) done += (size_t)n;
    else if (n < 0 && errno != EINTR && errno != EAGAIN) break;
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
  for (size_t i = 0; i < COUNT(refused); i++) sigaction(refused[i], &action, &refused_before[i]);
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
  for (size_t i = 0; i < COUNT(refused); i++) sigaction(refused[i], &refused_before[i], NULL);
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

static int is_among(int number, const int *numbers, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (numbers[i] == number) return 1;
  return 0;
}

/* A signal that is ignored does not end the process, and one that somebody else catches ends it in his way; but those
   that Swift's runtime may catch to print a backtrace are caught in any case: it would print on our screen. */
static int ends_here(int number, const struct sigaction *action) {
  static const int crashes[] = {SIGQUIT, SIGILL, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGTRAP};
  if (action->sa_handler == SIG_IGN) return 0;
  return action->sa_handler == SIG_DFL || is_among(number, crashes, COUNT(crashes));
}

static void catch_endings(void) {
  /* A stack of its own, so that an overflow of the main stack is caught too. */
  stack_t stack;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = guard_stack;
  stack.ss_size = sizeof guard_stack;
  sigaltstack(&stack, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigfillset(&action.sa_mask);
  action.sa_flags = SA_ONSTACK;
  action.sa_handler = die;
  for (int number = 1; number < NSIG; number++) {
    if (is_among(number, watched, COUNT(watched)) || is_among(number, refused, COUNT(refused)) ||
        is_among(number, harmless, COUNT(harmless)))
      continue;
    if (sigaction(number, NULL, &fatal_before[number]) != 0 || !ends_here(number, &fatal_before[number])) continue;
    is_guarded[number] = sigaction(number, &action, NULL) == 0;
  }
}

void ct_guard_arm(int fd, const struct termios *saved, const void *reset, size_t count) {
  int first = !armed && guard_count == 0;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  guard_fd = fd;
  guard_termios = *saved;
  guard_count = count < CT_RESET_LIMIT ? count : CT_RESET_LIMIT;
  memcpy(guard_reset, reset, guard_count);
  armed = 1;
  if (first) {
    atexit(restore_terminal);
    catch_endings();
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void ct_guard_disarm(void) {
  armed = 0;
  if (guard_count == 0) return;
  guard_count = 0;
  for (int number = 1; number < NSIG; number++) {
    if (is_guarded[number]) sigaction(number, &fatal_before[number], NULL);
    is_guarded[number] = 0;
  }
}

void ct_guard_lend(int lent) {
  static struct sigaction quit_before;
  static volatile sig_atomic_t armed_before;
  if (lent) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_handler = SIG_IGN;
    sigaction(SIGQUIT, &action, &quit_before);
    armed_before = armed;
    armed = 0;
  } else {
    armed = armed_before;
    sigaction(SIGQUIT, &quit_before, NULL);
  }
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

void ct_share_arena(void) {
#ifdef M_ARENA_MAX
  mallopt(M_ARENA_MAX, 1);
#endif
}

void ct_return_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

int ct_memory_file(void) {
#if defined(__linux__)
  return memfd_create("segue", MFD_CLOEXEC);
#else
  char name[] = "/tmp/segue.XXXXXX";
  int fd = mkstemp(name);
  if (fd < 0) return -1;
  unlink(name);
  fcntl(fd, F_SETFD, FD_CLOEXEC);
  return fd;
#endif
}
