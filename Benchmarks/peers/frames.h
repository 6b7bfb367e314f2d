// What the measured programs share: time, frames of a file, and medians.
#ifndef FRAMES_H
#define FRAMES_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

// Nanoseconds of processor time of this thread: what others do to the machine does not count.
static double thread_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static void *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) {
    perror(path);
    exit(1);
  }
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  void *bytes = malloc(*size);
  if (!bytes || fread(bytes, 1, *size, file) != *size) {
    perror(path);
    exit(1);
  }
  fclose(file);
  return bytes;
}

static int by_value(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

// Sorts the numbers.
static double median(double *numbers, int count) {
  qsort(numbers, (size_t)count, sizeof *numbers, by_value);
  return numbers[count / 2];
}

#endif
