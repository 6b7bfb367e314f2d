#include "CJPEG.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>

/* The functions of libturbojpeg that are used, as its documentation declares them (turbojpeg.h, since 1.4). */
static struct {
  void *(*tjInitDecompress)(void);
  int (*tjDecompressHeader3)(void *, const unsigned char *, unsigned long, int *, int *, int *, int *);
  int (*tjDecompress2)(
    void *, const unsigned char *, unsigned long, unsigned char *, int width, int pitch, int height, int format,
    int flags);
  int (*tjDestroy)(void *);
  char *(*tjGetErrorStr2)(void *);
  int (*tjGetErrorCode)(void *);
} turbo;
static bool is_found;

/* `TJPF_RGBA` and `TJERR_WARNING`. */
enum { FORMAT_RGBA = 7, ERROR_WARNING = 0 };

static void open_turbo(void) {
  static const char *const names[] = {
    "libturbojpeg.so.0", "libturbojpeg.0.dylib", "/opt/homebrew/lib/libturbojpeg.0.dylib",
    "/usr/local/lib/libturbojpeg.0.dylib", NULL,
  };
  void *library = NULL;
  for (int index = 0; names[index] && !library; index++) library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define FIND(name) \
  *(void **)&turbo.name = dlsym(library, #name); \
  if (!turbo.name) return;
  FIND(tjInitDecompress)
  FIND(tjDecompressHeader3)
  FIND(tjDecompress2)
  FIND(tjDestroy)
  FIND(tjGetErrorStr2)
  FIND(tjGetErrorCode)
#undef FIND
  is_found = true;
}

static void *begin(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_turbo);
  return is_found ? turbo.tjInitDecompress() : NULL;
}

/* Ends with a status; a warning is none of those that stop anybody. */
static enum cjpeg_status end(void *handle, int result, struct cjpeg_reason *reason) {
  bool is_refused = result != 0 && turbo.tjGetErrorCode(handle) != ERROR_WARNING;
  if (is_refused) snprintf(reason->text, sizeof reason->text, "%s", turbo.tjGetErrorStr2(handle));
  turbo.tjDestroy(handle);
  return is_refused ? CJPEG_REFUSED : CJPEG_OK;
}

enum cjpeg_status cjpeg_size(
  const uint8_t *bytes, size_t count, int *width, int *height, struct cjpeg_reason *reason) {
  void *handle = begin();
  if (!handle) return CJPEG_MISSING;
  int sampling = 0, colors = 0;
  int result = turbo.tjDecompressHeader3(handle, bytes, count, width, height, &sampling, &colors);
  return end(handle, result, reason);
}

enum cjpeg_status cjpeg_decode(
  const uint8_t *bytes, size_t count, uint8_t *pixels, int width, int height, struct cjpeg_reason *reason) {
  void *handle = begin();
  if (!handle) return CJPEG_MISSING;
  int result = turbo.tjDecompress2(handle, bytes, count, pixels, width, 0, height, FORMAT_RGBA, 0);
  return end(handle, result, reason);
}
