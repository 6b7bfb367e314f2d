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

FONT(inter, "../Fonts/Inter.ttf")
FONT(inter_italic, "../Fonts/Inter-Italic.ttf")
FONT(inter_display, "../Fonts/InterDisplay.ttf")
FONT(inter_display_italic, "../Fonts/InterDisplay-Italic.ttf")
FONT(jetbrains_mono, "../Fonts/JetBrainsMono.ttf")
FONT(jetbrains_mono_italic, "../Fonts/JetBrainsMono-Italic.ttf")
FONT(nunito, "../Fonts/Nunito.ttf")

#if defined(__linux__)
.section .note.GNU-stack, "", %progbits
#endif
