#include "CFonts.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>

/* Where a library may be: by the loader's own search, then where Homebrew puts it. */
static void *open_library(const char *const names[]) {
  for (int index = 0; names[index]; index++) {
    void *library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    if (library) return library;
  }
  return NULL;
}

#define FIND(name) \
  *(void **)&functions.name = dlsym(library, #name); \
  if (!functions.name) return;

static struct {
  struct cfonts_harfbuzz functions;
  bool found;
} harfbuzz;

static void open_harfbuzz(void) {
  static const char *const names[] = {
    "libharfbuzz.so.0", "libharfbuzz.0.dylib", "/opt/homebrew/lib/libharfbuzz.0.dylib",
    "/usr/local/lib/libharfbuzz.0.dylib", NULL,
  };
  void *library = open_library(names);
  if (!library) return;
  struct cfonts_harfbuzz functions = {0};
  CFONTS_HARFBUZZ(FIND)
  harfbuzz.functions = functions;
  harfbuzz.found = true;
}

const struct cfonts_harfbuzz *cfonts_harfbuzz(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_harfbuzz);
  return harfbuzz.found ? &harfbuzz.functions : NULL;
}

static struct {
  struct cfonts_fontconfig functions;
  bool found;
} fontconfig;

static void open_fontconfig(void) {
  static const char *const names[] = {
    "libfontconfig.so.1", "libfontconfig.1.dylib", "/opt/homebrew/lib/libfontconfig.1.dylib",
    "/usr/local/lib/libfontconfig.1.dylib", NULL,
  };
  void *library = open_library(names);
  if (!library) return;
  struct cfonts_fontconfig functions = {0};
  CFONTS_FONTCONFIG(FIND)
  if (!functions.FcInit()) return;
  fontconfig.functions = functions;
  fontconfig.found = true;
}

const struct cfonts_fontconfig *cfonts_fontconfig(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_fontconfig);
  return fontconfig.found ? &fontconfig.functions : NULL;
}

/* Laid down by Fonts.S. */
#define FILE_FUNCTION(name) \
  extern const char cfonts_##name##_start[], cfonts_##name##_end[]; \
  struct cfonts_file cfonts_##name(void) { \
    return (struct cfonts_file){cfonts_##name##_start, (size_t)(cfonts_##name##_end - cfonts_##name##_start)}; \
  }

FILE_FUNCTION(inter)
FILE_FUNCTION(inter_italic)
FILE_FUNCTION(inter_display)
FILE_FUNCTION(inter_display_italic)
FILE_FUNCTION(jetbrains_mono)
FILE_FUNCTION(jetbrains_mono_italic)
FILE_FUNCTION(nunito)
