#ifndef SEGUE_CWEBP_H
#define SEGUE_CWEBP_H

#include <stddef.h>
#include <stdint.h>

/* libwebp is opened when the first WebP is made. Linked, it would add 1 to 2 % to every start, and the program would not
   run where it is missing. */

/* How a picture is compressed. */
struct cwebp_settings {
  /* 1: every pixel exact, or nearly so. 0: as photographs are. */
  int is_lossless;
  /* 0 to 100; 100 leaves every pixel as it is. Lossless only. */
  int near_lossless;
  /* 0 to 100: how much effort if lossless, else how much quality. */
  float quality;
  /* 0, the fastest, to 6. */
  int method;
};

/* What is returned instead of libwebp's own error codes, which are above 0. */
enum { CWEBP_DONE = 0, CWEBP_NO_LIBRARY = -1, CWEBP_REFUSED = -2 };

/* Whether libwebp is there. */
int cwebp_is_there(void);

/* Compresses pixels, bytes R G B A, straight alpha, row by row, into a WebP file. On success `*bytes` holds `*count` bytes
   until cwebp_free. Returns CWEBP_DONE or an error. */
int cwebp_encode(const uint32_t *_Nonnull pixels, int width, int height, struct cwebp_settings settings,
                 uint8_t *_Nullable *_Nonnull bytes, size_t *_Nonnull count);

void cwebp_free(uint8_t *_Nullable bytes);

#endif
