#ifndef SEGUE_CPAGE_H
#define SEGUE_CPAGE_H

#include <stddef.h>

/* What a page that plays a scene is made of, byte for byte: its markup, its style and its script. */

#define CPAGE_FILE(name) \
  extern const unsigned char cpage_##name##_start[], cpage_##name##_end[]; \
  static inline const unsigned char *cpage_##name(size_t *count) { \
    *count = (size_t)(cpage_##name##_end - cpage_##name##_start); \
    return cpage_##name##_start; \
  }

CPAGE_FILE(markup)
CPAGE_FILE(style)
CPAGE_FILE(script)

#undef CPAGE_FILE

#endif
