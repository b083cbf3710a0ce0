#ifndef CFLOWLOOP_H
#define CFLOWLOOP_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

struct flow_box { double x, y, width, height; };
struct flow_line { size_t start, end; double length, height; };

enum flow_align { FLOW_START, FLOW_CENTER, FLOW_END, FLOW_BETWEEN };

/// Breaks boxes into lines, then places them; returns the number of lines.
size_t flow_loop(const double *widths, const double *heights, size_t count, double width, double gap,
                 double line_gap, enum flow_align justify, enum flow_align align,
                 struct flow_line *lines, struct flow_box *boxes);

/// Like flow_loop, but allocates lines and boxes, like a function that returns them.
size_t flow_loop_allocating(const double *widths, const double *heights, size_t count, double width,
                            double gap, double line_gap, enum flow_align justify,
                            enum flow_align align);

/// Makes the process keep the memory it frees, like a long-running process;
/// otherwise some sizes measure how fast the system maps and unmaps pages.
void keep_memory(void);

#ifdef __cplusplus
}
#endif

#endif
