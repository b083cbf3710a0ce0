#include "CFlowLoop.h"

#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

static size_t break_lines(const double *widths, const double *heights, size_t count, double width,
                          double gap, struct flow_line *lines) {
  size_t line_count = 0;
  size_t i = 0;
  while (i < count) {
    struct flow_line line = {i, i + 1, widths[i], heights[i]};
    for (i = i + 1; i < count; i++) {
      double length = line.length + gap + widths[i];
      if (length > width) break;
      line.length = length;
      if (heights[i] > line.height) line.height = heights[i];
    }
    line.end = i;
    lines[line_count++] = line;
  }
  return line_count;
}

static double share(enum flow_align align, double free) {
  return align == FLOW_CENTER ? free / 2 : align == FLOW_END ? free : 0;
}

size_t flow_loop(const double *widths, const double *heights, size_t count, double width, double gap,
                 double line_gap, enum flow_align justify, enum flow_align align,
                 struct flow_line *lines, struct flow_box *boxes) {
  size_t line_count = break_lines(widths, heights, count, width + 1.0 / 128, gap, lines);
  double y = 0;
  for (size_t l = 0; l < line_count; l++) {
    struct flow_line line = lines[l];
    size_t items = line.end - line.start;
    double free = width - line.length;
    double x = share(justify, free);
    double step = gap;
    if (justify == FLOW_BETWEEN && items > 1) step += free / (double)(items - 1);
    for (size_t i = line.start; i < line.end; i++) {
      double top = y + share(align, line.height - heights[i]);
      boxes[i] = (struct flow_box){x, top, widths[i], heights[i]};
      x += widths[i] + step;
    }
    y += line.height + line_gap;
  }
  return line_count;
}

size_t flow_loop_allocating(const double *widths, const double *heights, size_t count, double width,
                            double gap, double line_gap, enum flow_align justify,
                            enum flow_align align) {
  struct flow_line *lines = malloc(count * sizeof *lines);
  struct flow_box *boxes = malloc(count * sizeof *boxes);
  size_t line_count = 0;
  if (lines && boxes)
    line_count = flow_loop(widths, heights, count, width, gap, line_gap, justify, align, lines, boxes);
  free(boxes);
  free(lines);
  return line_count;
}

void keep_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
#endif
}
