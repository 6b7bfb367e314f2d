#ifndef SEGUE_CFILES_H
#define SEGUE_CFILES_H

/* Calls about files that Swift's overlays of the C libraries lack; each returns 0, or -1 with errno. */

/* Makes each of two names of a folder stand for what the other stood for, at once. */
int cf_exchange(int folder, const char *one, const char *other);
/* Renames in a folder; EEXIST where the new name is taken. */
int cf_rename_new(int folder, const char *from, const char *to);
/* Gives a file the extended attributes of another: access control lists among them. */
int cf_copy_attributes(int from, int to);

#endif
