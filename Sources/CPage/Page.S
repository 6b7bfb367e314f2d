/* The page's files, byte for byte. They are found from `include`, which the compiler is told to look in. SwiftPM does not
   know of them: after a change of one, touch this file. */

#if defined(__APPLE__)
#define SYMBOL(name) _##name
.section __TEXT,__const
#else
#define SYMBOL(name) name
.section .rodata
#endif

#define PAGE(name, path) \
  .globl SYMBOL(cpage_##name##_start) ;\
  .globl SYMBOL(cpage_##name##_end) ;\
  SYMBOL(cpage_##name##_start): .incbin path ;\
  SYMBOL(cpage_##name##_end): .byte 0

PAGE(markup, "../Page/page.html")
PAGE(style, "../Page/page.css")
PAGE(script, "../Page/page.js")

#if defined(__linux__)
.section .note.GNU-stack, "", %progbits
#endif
