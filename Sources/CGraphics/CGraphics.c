#define _GNU_SOURCE
#include "CGraphics.h"
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* Linux's objects are files of a file system in memory, where write(2) saves the faults of a new mapping; Darwin's can
   only be mapped. */
static int fill(int fd, const char *bytes, size_t count) {
#if defined(__linux__)
  while (count > 0) {
    ssize_t n = write(fd, bytes, count);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return -1;
    bytes += n;
    count -= (size_t)n;
  }
  return 0;
#else
  if (ftruncate(fd, (off_t)count) != 0) return -1;
  void *map = mmap(NULL, count, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (map == MAP_FAILED) return -1;
  memcpy(map, bytes, count);
  munmap(map, count);
  return 0;
#endif
}

int cg_share(const char *name, const void *bytes, size_t count) {
  int fd = shm_open(name, O_CREAT | O_EXCL | O_RDWR, 0600);
  if (fd < 0 && errno == EEXIST) {
    shm_unlink(name);
    fd = shm_open(name, O_CREAT | O_EXCL | O_RDWR, 0600);
  }
  if (fd < 0) return -1;
  int status = fill(fd, bytes, count), code = errno;
  close(fd);
  if (status != 0) shm_unlink(name);
  errno = code;
  return status;
}

int cg_unshare(const char *name) { return shm_unlink(name); }

long cg_read_shared(const char *name, void *bytes, size_t limit) {
  struct stat status;
  int fd = shm_open(name, O_RDONLY, 0);
  if (fd < 0) return -1;
  long result = -1;
  if (fstat(fd, &status) == 0) {
    size_t count = (size_t)status.st_size < limit ? (size_t)status.st_size : limit;
    void *map = count > 0 ? mmap(NULL, count, PROT_READ, MAP_SHARED, fd, 0) : MAP_FAILED;
    if (map != MAP_FAILED) {
      memcpy(bytes, map, count);
      munmap(map, count);
      result = (long)count;
    } else if (count == 0) {
      result = 0;
    }
  }
  int code = errno;
  close(fd);
  errno = code;
  return result;
}
