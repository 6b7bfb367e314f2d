#ifndef SEGUE_CTERMINAL_H
#define SEGUE_CTERMINAL_H
#include <poll.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

/* What must run in a signal handler, and calls that Swift cannot import. */

/* Installs handlers for TERM, INT, HUP, TSTP, CONT and WINCH that write the signal's number to a pipe, and
   ignores PIPE and XFSZ, so that the write that led to them fails. Returns the pipe's read end, or -1 with errno. */
int ct_signals_open(void);
/* The next signal that arrived, or 0. */
int ct_signals_next(void);
/* Restores the dispositions from before ct_signals_open. */
void ct_signals_close(void);

/* Stops the process as SIGTSTP does by default, with its process group if asked; returns after SIGCONT. */
void ct_stop(int group);

/* Arms the guard: on every signal that ends the process by default and that ct_signals_open does not watch, the bytes
   are written to fd, for as long as a terminal that reads may take; the attributes are restored; and the signal takes
   its default course. The same happens at exit(3). `reset` is copied; at most CT_RESET_LIMIT bytes. */
#define CT_RESET_LIMIT 512
void ct_guard_arm(int fd, const struct termios *saved, const void *reset, size_t count);
void ct_guard_disarm(void);
/* While another program has the terminal nothing is restored, and QUIT, which its keyboard sends to all, is its own. */
void ct_guard_lend(int lent);

/* poll(2) with a timeout in nanoseconds, negative for none. */
int ct_poll(struct pollfd *descriptors, size_t count, int64_t nanoseconds);

struct ct_window { unsigned short rows, columns, pixel_width, pixel_height; };
/* TIOCGWINSZ; returns 0, or -1 with errno. */
int ct_window_size(int fd, struct ct_window *window);

/* A file without a name that never fills a disk; returns its descriptor, or -1 with errno. */
int ct_memory_file(void);

/* Has all threads allocate from one arena, where the C library would give each new thread another. */
void ct_share_arena(void);

/* Gives the system back what has been freed, wherever it lies; takes a few milliseconds. */
void ct_return_memory(void);

/* Opens a pseudo-terminal in raw mode. Returns the end that programs write to, or -1 with errno. */
int ct_pseudo_terminal(int *master);
#endif
