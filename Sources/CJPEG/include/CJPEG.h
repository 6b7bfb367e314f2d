#ifndef SEGUE_CJPEG_H
#define SEGUE_CJPEG_H

#include <stddef.h>
#include <stdint.h>

/* JPEG pictures by libturbojpeg, which is opened with the first of them: linked, it would take time of every start, and the
   program would not run where it is missing. */

enum cjpeg_status {
  CJPEG_OK,
  /* The library is not installed. */
  CJPEG_MISSING,
  /* It cannot read the bytes, and has said why. */
  CJPEG_REFUSED,
};

/* Why bytes were refused, in the library's words. */
struct cjpeg_reason {
  char text[200];
};

/* The size that the header says, in pixels. */
enum cjpeg_status cjpeg_size(
  const uint8_t *_Nonnull bytes, size_t count, int *_Nonnull width, int *_Nonnull height,
  struct cjpeg_reason *_Nonnull reason);

/* The pixels of a picture of that size, four bytes each: red, green, blue and 255. What is missing at the end is grey. */
enum cjpeg_status cjpeg_decode(
  const uint8_t *_Nonnull bytes, size_t count, uint8_t *_Nonnull pixels, int width, int height,
  struct cjpeg_reason *_Nonnull reason);

#endif
