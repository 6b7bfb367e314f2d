// The calls for pseudo-terminals; the last for cfmakeraw.
#define _XOPEN_SOURCE 600
#define _DEFAULT_SOURCE
#define _DARWIN_C_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "CTerminal.h"

int ct_pseudo_terminal(int *master) {
  struct termios modes;
  const char *name;
  int slave = -1, code;
  int fd = posix_openpt(O_RDWR | O_NOCTTY);
  if (fd < 0) return -1;
  if (grantpt(fd) == 0 && unlockpt(fd) == 0 && (name = ptsname(fd)) != NULL) slave = open(name, O_RDWR | O_NOCTTY);
  if (slave >= 0 && tcgetattr(slave, &modes) == 0) {
    cfmakeraw(&modes);
    if (tcsetattr(slave, TCSANOW, &modes) == 0) {
      *master = fd;
      return slave;
    }
  }
  code = errno;
  if (slave >= 0) close(slave);
  close(fd);
  errno = code;
  return -1;
}
