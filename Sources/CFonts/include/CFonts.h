#ifndef SEGUE_CFONTS_H
#define SEGUE_CFONTS_H

#include <stddef.h>

#include <fontconfig/fontconfig.h>
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>

/* HarfBuzz and fontconfig are opened when the first text is drawn. Linked, they and what they need in turn would take
   half a millisecond of every start, and the program would not run where one of them is missing. */

#define CFONTS_HARFBUZZ(FUNCTION) \
  FUNCTION(hb_blob_create) \
  FUNCTION(hb_blob_create_from_file) \
  FUNCTION(hb_blob_destroy) \
  FUNCTION(hb_blob_get_data) \
  FUNCTION(hb_blob_get_length) \
  FUNCTION(hb_buffer_add_utf8) \
  FUNCTION(hb_buffer_create) \
  FUNCTION(hb_buffer_destroy) \
  FUNCTION(hb_buffer_get_glyph_infos) \
  FUNCTION(hb_buffer_get_glyph_positions) \
  FUNCTION(hb_buffer_guess_segment_properties) \
  FUNCTION(hb_buffer_reset) \
  FUNCTION(hb_buffer_set_cluster_level) \
  FUNCTION(hb_draw_funcs_create) \
  FUNCTION(hb_draw_funcs_destroy) \
  FUNCTION(hb_draw_funcs_set_close_path_func) \
  FUNCTION(hb_draw_funcs_set_cubic_to_func) \
  FUNCTION(hb_draw_funcs_set_line_to_func) \
  FUNCTION(hb_draw_funcs_set_move_to_func) \
  FUNCTION(hb_draw_funcs_set_quadratic_to_func) \
  FUNCTION(hb_face_create) \
  FUNCTION(hb_face_destroy) \
  FUNCTION(hb_face_get_glyph_count) \
  FUNCTION(hb_face_get_upem) \
  FUNCTION(hb_font_create) \
  FUNCTION(hb_font_destroy) \
  FUNCTION(hb_font_get_face) \
  FUNCTION(hb_font_get_glyph_extents) \
  FUNCTION(hb_font_get_glyph_shape) \
  FUNCTION(hb_font_get_nominal_glyph) \
  FUNCTION(hb_font_set_variations) \
  FUNCTION(hb_ot_color_glyph_reference_png) \
  FUNCTION(hb_ot_color_has_png) \
  FUNCTION(hb_shape)

#define CFONTS_FONTCONFIG(FUNCTION) \
  FUNCTION(FcCharSetAddChar) \
  FUNCTION(FcCharSetCreate) \
  FUNCTION(FcCharSetDestroy) \
  FUNCTION(FcCharSetHasChar) \
  FUNCTION(FcConfigSubstitute) \
  FUNCTION(FcDefaultSubstitute) \
  FUNCTION(FcFontMatch) \
  FUNCTION(FcInit) \
  FUNCTION(FcPatternAddBool) \
  FUNCTION(FcPatternAddCharSet) \
  FUNCTION(FcPatternAddInteger) \
  FUNCTION(FcPatternAddString) \
  FUNCTION(FcPatternCreate) \
  FUNCTION(FcPatternDestroy) \
  FUNCTION(FcPatternGetBool) \
  FUNCTION(FcPatternGetCharSet) \
  FUNCTION(FcPatternGetInteger) \
  FUNCTION(FcPatternGetString)

#define CFONTS_FIELD(name) __typeof__(&name) _Nonnull name;

/* The functions of HarfBuzz that are used, under their own names. */
struct cfonts_harfbuzz {
  CFONTS_HARFBUZZ(CFONTS_FIELD)
};

/* The functions of fontconfig that are used, under their own names. */
struct cfonts_fontconfig {
  CFONTS_FONTCONFIG(CFONTS_FIELD)
};

#undef CFONTS_FIELD

/* The library's functions, opened with the first call; NULL where it is not installed or lacks one of them. */
const struct cfonts_harfbuzz *_Nullable cfonts_harfbuzz(void);
const struct cfonts_fontconfig *_Nullable cfonts_fontconfig(void);

/* A font file that is part of the program; each has all weights. */
struct cfonts_file {
  const char *_Nonnull bytes;
  size_t count;
};

struct cfonts_file cfonts_inter(void);
struct cfonts_file cfonts_inter_italic(void);
struct cfonts_file cfonts_inter_display(void);
struct cfonts_file cfonts_inter_display_italic(void);
struct cfonts_file cfonts_jetbrains_mono(void);
struct cfonts_file cfonts_jetbrains_mono_italic(void);
struct cfonts_file cfonts_nunito(void);

#endif
