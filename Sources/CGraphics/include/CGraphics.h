#ifndef SEGUE_CGRAPHICS_H
#define SEGUE_CGRAPHICS_H
#include <stddef.h>

/* Shared memory objects of POSIX. Swift cannot import shm_open, whose arguments vary on Darwin. */

/* Creates an object that only its user may open, with these bytes; replaces one of the same name that a process before
   left. Returns 0, or -1 with errno and no object. */
int cg_share(const char *name, const void *bytes, size_t count);

/* Removes the object's name; returns 0, or -1 with errno, ENOENT if somebody has removed it. */
int cg_unshare(const char *name);

/* Reads at most `limit` bytes of an object; returns how many there were, or -1 with errno. */
long cg_read_shared(const char *name, void *bytes, size_t limit);
#endif
