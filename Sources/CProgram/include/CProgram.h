#ifndef SEGUE_CPROGRAM_H
#define SEGUE_CPROGRAM_H

#include <stdbool.h>
#include <stdint.h>

/* What a process gives up before it runs code that nobody has read; each returns 0, or -1 with errno. */

/* Ends with the process that started it, whatever this one is doing. */
int cp_end_with_parent(void);
/* Has no network from now on, not even to this machine itself. */
int cp_leave_network(void);
/* Takes no more than so many bytes of memory, and writes no file longer than so many bytes, nor one of its memory. */
int cp_limit(unsigned long long memory, unsigned long long file);
/* Sends each line that is printed as it ends, not when there are many. */
void cp_print_lines(void);
/* Whenever it is sent SIGTRAP, has Swift's runtime write on standard error where the program's own code is, and then an
   end; the program goes on. Without, a loop that calls the C library could not be found. */
int cp_say_where_when_asked(const char *_Nonnull end);
/* The place in the program's file of the innermost of its own code that has led here; 0 if that is not known. */
unsigned long long cp_own_place(void);

/* Takes a job of Swift's concurrency that no actor but perhaps the main one is to run. */
typedef void (*cp_job_taker)(void *_Nonnull job);
/* Has an executor, by its two words, be the main actor's from now on, and jobs of no actor taken instead of run, from whatever
   thread; false if this Swift's runtime does not let them be. */
bool cp_take_jobs(void *_Nonnull identity, uintptr_t implementation, cp_job_taker _Nonnull taker);
/* Runs a job of no actor. */
void cp_run_job(void *_Nonnull job);

#endif
