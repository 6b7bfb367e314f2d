#ifndef SEGUE_CPNG_SHIM_H
#define SEGUE_CPNG_SHIM_H
#include <png.h>
#include <string.h>

/* What Swift cannot import of the simplified API: compound macros and the message's char array. */

/* A cleared control structure, ready for any png_image_begin_read_* or png_image_write_*. */
static inline png_image segue_png_image(void) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  return image;
}

/* Straight alpha, 8 bits a channel, bytes R G B A. Samples of 16 bits without a gamma are sRGB as any others. */
static inline void segue_png_use_rgba(png_image *image) {
  image->format = PNG_FORMAT_RGBA;
  image->flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
}

/* No alpha, 8 bits a channel, bytes R G B. */
static inline void segue_png_use_rgb(png_image *image) {
  image->format = PNG_FORMAT_RGB;
}

/* Premultiplied alpha, 16 bits a channel, linear light. */
static inline void segue_png_use_linear(png_image *image) {
  image->format = PNG_FORMAT_LINEAR_RGB_ALPHA;
  image->flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
}

/* libpng's message, terminated by 0 as libpng guarantees. */
static inline const char *segue_png_message(const png_image *image) {
  return image->message;
}
#endif
