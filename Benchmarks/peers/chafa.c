// What chafa takes to turn raw frames into cells and into text, on one thread:
//   chafa FRAMES COLUMNS ROWS PIXELS-ACROSS PIXELS-DOWN SYMBOLS [CELLS]
// The pixels are those of a cell; SYMBOLS are half, quadrant, sextant, block or all. Prints, with tabs between them,
// nanoseconds a cell of drawing and of printing, and bytes a frame; writes the cells as .tcel.
#include <chafa.h>
#include <string.h>

#include "frames.h"

enum { ROUNDS = 3 };

static ChafaSymbolTags tags_of(const char *name) {
  static const struct {
    const char *name;
    int tags;
  } sets[] = {
      {"half", CHAFA_SYMBOL_TAG_VHALF},
      {"quadrant", CHAFA_SYMBOL_TAG_QUAD},
      {"sextant", CHAFA_SYMBOL_TAG_SEXTANT | CHAFA_SYMBOL_TAG_HHALF},
      {"block", CHAFA_SYMBOL_TAG_BLOCK},
      {"all", CHAFA_SYMBOL_TAG_BLOCK | CHAFA_SYMBOL_TAG_SEXTANT},
  };
  for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
    if (strcmp(sets[i].name, name) == 0)
      return CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_SOLID | (ChafaSymbolTags)sets[i].tags;
  fprintf(stderr, "no symbols are called %s\n", name);
  exit(2);
}

static ChafaCanvas *make_canvas(int columns, int rows, const char *symbols) {
  ChafaSymbolMap *map = chafa_symbol_map_new();
  chafa_symbol_map_add_by_tags(map, tags_of(symbols));
  ChafaCanvasConfig *config = chafa_canvas_config_new();
  chafa_canvas_config_set_geometry(config, columns, rows);
  chafa_canvas_config_set_cell_geometry(config, 8, 16);
  chafa_canvas_config_set_canvas_mode(config, CHAFA_CANVAS_MODE_TRUECOLOR);
  chafa_canvas_config_set_pixel_mode(config, CHAFA_PIXEL_MODE_SYMBOLS);
  chafa_canvas_config_set_symbol_map(config, map);
  ChafaCanvas *canvas = chafa_canvas_new(config);
  chafa_canvas_config_unref(config);
  chafa_symbol_map_unref(map);
  return canvas;
}

static void write_word(FILE *file, uint32_t word) { fwrite(&word, sizeof word, 1, file); }

static void write_cells(FILE *file, ChafaCanvas *canvas, int columns, int rows) {
  for (int row = 0; row < rows; row++)
    for (int column = 0; column < columns; column++) {
      gint ink, ground;
      chafa_canvas_get_colors_at(canvas, column, row, &ink, &ground);
      write_word(file, chafa_canvas_get_char_at(canvas, column, row));
      write_word(file, ink < 0 ? UINT32_MAX : (uint32_t)ink);
      write_word(file, ground < 0 ? UINT32_MAX : (uint32_t)ground);
    }
}

int main(int count, char **words) {
  if (count < 7) return 2;
  int columns = atoi(words[2]), rows = atoi(words[3]);
  int width = columns * atoi(words[4]), height = rows * atoi(words[5]);
  size_t size, frame = (size_t)width * (size_t)height * 4;
  const uint8_t *pixels = read_file(words[1], &size);
  int frames = (int)(size / frame), number = ROUNDS * frames, place = 0;
  FILE *cells = count > 7 ? fopen(words[7], "wb") : NULL;
  if (cells) {
    write_word(cells, 0x4c454354);
    write_word(cells, (uint32_t)columns);
    write_word(cells, (uint32_t)rows);
    write_word(cells, (uint32_t)frames);
  }
  chafa_set_n_threads(1);
  ChafaCanvas *canvas = make_canvas(columns, rows, words[6]);
  gchar *environment[] = {"TERM=xterm-256color", "COLORTERM=truecolor", NULL};
  ChafaTermInfo *terminal = chafa_term_db_detect(chafa_term_db_get_default(), environment);
  double *drawing = calloc((size_t)number, sizeof *drawing), *printing = calloc((size_t)number, sizeof *printing);
  double bytes = 0;
  for (int round = -1; round < ROUNDS; round++)
    for (int index = 0; index < frames; index++) {
      double begin = thread_time();
      chafa_canvas_draw_all_pixels(canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, pixels + frame * (size_t)index, width,
                                   height, width * 4);
      double drawn = thread_time();
      GString *text = chafa_canvas_print(canvas, terminal);
      double printed = thread_time();
      if (round < 0) {
        if (cells) write_cells(cells, canvas, columns, rows);
      } else {
        drawing[place] = drawn - begin;
        printing[place++] = printed - drawn;
        bytes += (double)text->len;
      }
      g_string_free(text, TRUE);
    }
  if (cells) fclose(cells);
  double each = (double)columns * rows;
  printf("%.1f\t%.1f\t%.0f\n", median(drawing, number) / each, median(printing, number) / each, bytes / number);
  return 0;
}
