/* The bundled fonts, byte for byte. They are found from `include`, which the compiler is told to look in. */

#if defined(__APPLE__)
#define SYMBOL(name) _##name
.section __TEXT,__const
#else
#define SYMBOL(name) name
.section .rodata
#endif

#define FONT(name, path) \
  .globl SYMBOL(cfonts_##name##_start) ;\
  .globl SYMBOL(cfonts_##name##_end) ;\
  .p2align 4 ;\
  SYMBOL(cfonts_##name##_start): .incbin path ;\
  SYMBOL(cfonts_##name##_end): .byte 0

FONT(inter_regular, "../Fonts/Inter-Regular.otf")
FONT(inter_semibold, "../Fonts/Inter-SemiBold.otf")
FONT(inter_display_regular, "../Fonts/InterDisplay-Regular.otf")
FONT(inter_display_semibold, "../Fonts/InterDisplay-SemiBold.otf")

#if defined(__linux__)
.section .note.GNU-stack, "", %progbits
#endif
