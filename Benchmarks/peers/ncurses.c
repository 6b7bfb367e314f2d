// What ncurses takes to show cells on a terminal that is read at once:
//   ncurses CELLS.tcel COLUMNS ROWS
// Truecolor through terminfo's xterm-direct, a colour pair for each two colours. Prints, with tabs between them,
// nanoseconds a cell (finding pairs, setting cells, doupdate) and bytes a frame.
#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include <fcntl.h>
#include <locale.h>
#include <ncurses.h>
#include <pthread.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "frames.h"

enum { ROUNDS = 3 };

static volatile long received;

static void *drain(void *context) {
  static char buffer[1 << 16];
  ssize_t count;
  while ((count = read(*(int *)context, buffer, sizeof buffer)) > 0) received += count;
  return NULL;
}

// The terminal's end for programs.
static int open_terminal(int columns, int rows) {
  static int master;
  static pthread_t reader;
  master = posix_openpt(O_RDWR | O_NOCTTY);
  if (master < 0 || grantpt(master) || unlockpt(master)) {
    perror("pseudo-terminal");
    exit(1);
  }
  int slave = open(ptsname(master), O_RDWR | O_NOCTTY);
  struct winsize window = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  ioctl(slave, TIOCSWINSZ, &window);
  pthread_create(&reader, NULL, drain, &master);
  return slave;
}

// 0 to 7 are palette colours to ncurses: the nearest others stand in.
static int color_of(uint32_t word, int own) {
  if (word == UINT32_MAX) return own;
  return word < 8 ? 8 : (int)word;
}

static void show(const uint32_t *cells, int columns, int rows) {
  for (int row = 0; row < rows; row++)
    for (int column = 0; column < columns; column++, cells += 3) {
      int pair = alloc_pair(color_of(cells[1], 0xffffff), color_of(cells[2], 8));
      wchar_t text[2] = {(wchar_t)cells[0], 0};
      cchar_t cell;
      setcchar(&cell, text, A_NORMAL, 0, &pair);
      mvadd_wch(row, column, &cell);
    }
  wnoutrefresh(stdscr);
  doupdate();
}

int main(int count, char **words) {
  if (count < 4) return 2;
  int columns = atoi(words[2]), rows = atoi(words[3]);
  size_t size;
  const uint32_t *file = read_file(words[1], &size);
  int frames = (int)file[3], number = ROUNDS * frames, place = 0;
  int terminal = open_terminal(columns, rows);
  setlocale(LC_ALL, "C.UTF-8");
  FILE *stream = fdopen(terminal, "r+");
  if (!newterm("xterm-direct", stream, stream)) {
    fprintf(stderr, "terminfo has no xterm-direct\n");
    return 1;
  }
  start_color();
  leaveok(stdscr, TRUE);
  double *times = calloc((size_t)number, sizeof *times);
  long before = 0;
  for (int round = -1; round < ROUNDS; round++) {
    if (round == 0) before = received;
    for (int index = 0; index < frames; index++) {
      double begin = thread_time();
      show(file + 4 + (size_t)index * (size_t)(columns * rows * 3), columns, rows);
      if (round >= 0) times[place++] = thread_time() - begin;
    }
  }
  long after = received;
  endwin();
  printf("%.1f\t%.0f\n", median(times, number) / ((double)columns * rows), (double)(after - before) / number);
  return 0;
}
