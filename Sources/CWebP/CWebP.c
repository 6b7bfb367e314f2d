#include "CWebP.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <webp/encode.h>

/* The functions of libwebp that are used, under their own names. */
#define FUNCTIONS(FUNCTION) \
  FUNCTION(WebPConfigInitInternal) \
  FUNCTION(WebPEncode) \
  FUNCTION(WebPPictureFree) \
  FUNCTION(WebPPictureImportRGBA) \
  FUNCTION(WebPPictureInitInternal) \
  FUNCTION(WebPValidateConfig)

#define FIELD(name) __typeof__(&name) name;
#define FIND(name) \
  *(void **)&found.name = dlsym(library, #name); \
  if (!found.name) return;

struct functions {
  FUNCTIONS(FIELD)
};

static struct functions webp;
static int is_there;

static void open_webp(void) {
  /* By the loader's own search, then where Homebrew puts it. */
  static const char *const names[] = {
    "libwebp.so.7", "libwebp.7.dylib", "/opt/homebrew/lib/libwebp.7.dylib", "/usr/local/lib/libwebp.7.dylib", NULL,
  };
  void *library = NULL;
  for (int index = 0; names[index] && !library; index++) library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  struct functions found = {0};
  FUNCTIONS(FIND)
  webp = found;
  is_there = 1;
}

int cwebp_is_there(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_webp);
  return is_there;
}

struct output {
  uint8_t *bytes;
  size_t count, capacity;
};

static int append(const uint8_t *data, size_t count, const WebPPicture *picture) {
  struct output *output = picture->custom_ptr;
  if (output->capacity - output->count < count) {
    size_t capacity = output->capacity * 2 > output->count + count ? output->capacity * 2 : output->count + count;
    uint8_t *larger = realloc(output->bytes, capacity);
    if (!larger) return 0;
    output->bytes = larger;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->count, data, count);
  output->count += count;
  return 1;
}

int cwebp_encode(const uint32_t *pixels, int width, int height, struct cwebp_settings settings, uint8_t **bytes,
                 size_t *count) {
  WebPConfig config;
  WebPPicture picture;
  if (!cwebp_is_there()) return CWEBP_NO_LIBRARY;
  if (!webp.WebPConfigInitInternal(&config, WEBP_PRESET_DEFAULT, settings.quality, WEBP_ENCODER_ABI_VERSION) ||
      !webp.WebPPictureInitInternal(&picture, WEBP_ENCODER_ABI_VERSION))
    return CWEBP_REFUSED;
  config.lossless = settings.is_lossless;
  config.near_lossless = settings.near_lossless;
  config.method = settings.method;
  if (!webp.WebPValidateConfig(&config)) return CWEBP_REFUSED;
  struct output output = {0};
  picture.use_argb = 1;
  picture.width = width;
  picture.height = height;
  picture.writer = append;
  picture.custom_ptr = &output;
  int is_done = webp.WebPPictureImportRGBA(&picture, (const uint8_t *)pixels, width * 4) &&
                webp.WebPEncode(&config, &picture);
  int code = is_done ? CWEBP_DONE : picture.error_code != VP8_ENC_OK ? (int)picture.error_code : CWEBP_REFUSED;
  webp.WebPPictureFree(&picture);
  if (code != CWEBP_DONE) {
    free(output.bytes);
    return code;
  }
  *bytes = output.bytes;
  *count = output.count;
  return CWEBP_DONE;
}

void cwebp_free(uint8_t *bytes) { free(bytes); }
