#ifndef SEGUE_CNCURSES_SHIM_H
#define SEGUE_CNCURSES_SHIM_H
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <locale.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>
#include <curses.h>

/* Swift imports neither ncurses' macros that are casts nor its global variables in Swift 6 mode. */

static const attr_t cn_bold = A_BOLD, cn_dim = A_DIM, cn_underline = A_UNDERLINE, cn_reverse = A_REVERSE;
#ifdef A_ITALIC
static const attr_t cn_italic = A_ITALIC;
#else
static const attr_t cn_italic = A_NORMAL;
#endif

static inline WINDOW *cn_stdscr(void) { return stdscr; }
static inline WINDOW *cn_curscr(void) { return curscr; }
static inline int cn_colors(void) { return COLORS; }
static inline int cn_color_pairs(void) { return COLOR_PAIRS; }

/* term.h defines macros for every capability name, so its two functions are declared here instead. */
extern int setupterm(const char *, int, int *);
struct term;
extern struct term *set_curterm(struct term *);
extern int del_curterm(struct term *);

/* Makes a terminfo entry current without touching a terminal. */
static inline bool cn_setup_terminal(const char *name) {
  int status = 0;
  return setupterm(name, 1, &status) == OK;
}
static inline void cn_release_terminal(void) {
  struct term *current = set_curterm(NULL);
  if (current) del_curterm(current);
}
static inline const char *cn_string_capability(const char *name) {
  const char *value = tigetstr(name);
  return value == (const char *)-1 ? NULL : value;
}

/* A cell of one scalar; as setcchar, without its checks. */
static inline void cn_set_cell(cchar_t *cell, uint32_t scalar, attr_t attributes, int32_t pair) {
  memset(cell, 0, sizeof *cell);
  cell->attr = (attributes & ~(attr_t)A_COLOR) | (attr_t)COLOR_PAIR(pair > 255 ? 255 : pair);
  cell->chars[0] = (wchar_t)scalar;
#if NCURSES_EXT_COLORS
  cell->ext_color = pair;
#endif
}
/* A cell of up to CCHARW_MAX scalars, which a spacing one leads; false where ncurses refuses. */
static inline bool cn_set_cluster(cchar_t *cell, const wchar_t *scalars, attr_t attributes, int32_t pair) {
#if NCURSES_EXT_COLORS
  return setcchar(cell, scalars, attributes, (short)(pair > 255 ? 255 : pair), &pair) == OK;
#else
  return setcchar(cell, scalars, attributes, (short)pair, NULL) == OK;
#endif
}

/* wchar.h hides it without _XOPEN_SOURCE, which Swift drops. */
extern int wcwidth(wchar_t);

/* Defines a pair that no visible cell uses. Redefining scans the whole screen for cells to repaint unless a
   full repaint is pending, so one is pretended. */
static inline void cn_define_pair(int pair, int foreground, int background) {
  bool pending = is_cleared(curscr);
  clearok(curscr, TRUE);
  init_extended_pair(pair, foreground, background);
  clearok(curscr, pending);
}
#endif
