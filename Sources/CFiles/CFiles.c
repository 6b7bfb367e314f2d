#define _GNU_SOURCE
#include "CFiles.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/xattr.h>

#if defined(__linux__)

int cf_exchange(int folder, const char *one, const char *other) {
  return renameat2(folder, one, folder, other, RENAME_EXCHANGE);
}

int cf_rename_new(int folder, const char *from, const char *to) {
  return renameat2(folder, from, folder, to, RENAME_NOREPLACE);
}

static int copy_attribute(int from, int to, const char *name) {
  ssize_t size = fgetxattr(from, name, NULL, 0);
  if (size < 0) return errno == ENODATA ? 0 : -1;
  void *value = malloc(size > 0 ? (size_t)size : 1);
  if (!value) return -1;
  size = fgetxattr(from, name, value, (size_t)size);
  int failed = size < 0 || fsetxattr(to, name, value, (size_t)size, 0) != 0;
  int code = errno;
  free(value);
  errno = code;
  return failed ? -1 : 0;
}

/* What the system gives a new file itself, or what says of the old one's bytes alone. */
static int is_own(const char *name) { return strncmp(name, "security.", 9) == 0; }

int cf_copy_attributes(int from, int to) {
  ssize_t size = flistxattr(from, NULL, 0);
  if (size <= 0) return size == 0 || errno == ENOTSUP || errno == ENOSYS ? 0 : -1;
  char *names = malloc((size_t)size);
  if (!names) return -1;
  size = flistxattr(from, names, (size_t)size);
  int result = size < 0 ? -1 : 0;
  for (char *name = names; result == 0 && name < names + size; name += strlen(name) + 1)
    if (!is_own(name)) result = copy_attribute(from, to, name);
  int code = errno;
  free(names);
  errno = code;
  return result;
}

#else
#include <copyfile.h>

int cf_exchange(int folder, const char *one, const char *other) {
  return renameatx_np(folder, one, folder, other, RENAME_SWAP);
}

int cf_rename_new(int folder, const char *from, const char *to) {
  return renameatx_np(folder, from, folder, to, RENAME_EXCL);
}

int cf_copy_attributes(int from, int to) { return fcopyfile(from, to, NULL, COPYFILE_ACL | COPYFILE_XATTR); }

#endif
