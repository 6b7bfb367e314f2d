#ifndef SEGUE_CZLIB_SHIM_H
#define SEGUE_CZLIB_SHIM_H
#include <zlib.h>

/* What Swift cannot import: deflateInit and inflateInit are macros. */

static inline int segue_deflate_init(z_stream *stream, int level) {
  return deflateInit(stream, level);
}

static inline int segue_inflate_init(z_stream *stream) {
  return inflateInit(stream);
}
#endif
