/* Outlines of straight lines: curves are flattened when they are added. */
#ifndef PATH_H
#define PATH_H

#include "geometry.h"

typedef enum vertex_kind { VERTEX_START, VERTEX_LINE, VERTEX_CLOSE } vertex_kind;

/* Where a line ends; VERTEX_CLOSE is at the start of its contour. */
typedef struct vertex {
  double x, y;
  vertex_kind kind;
} vertex;

typedef struct path {
  vertex *vertices;
  size_t count, capacity;
  double tolerance; /* how far lines may be from the curves that they replace; 0: 0.1 */
} path;

void path_free(path *path);

void path_start(path *path, double x, double y);
void path_line(path *path, double x, double y);
void path_close(path *path);
void path_cubic(path *path, point control1, point control2, point end);

/* Adds elements, multiplied by `scale` and then moved to an origin. */
void path_add(
    path *path, const pl_path_element *elements, int32_t count, point origin, double scale);

/* Adds a rounded rectangle; radii are those of the corners, clockwise from the top left. */
void path_add_box(path *path, pl_rect frame, const double radii[4]);

/* Makes all radii smaller by one factor where two of a side do not fit; see CSS Backgrounds and Borders 3, 5.5. */
void fit_radii(const double radii[4], pl_rect frame, double fitted[4]);

/* The outline of a line with a width, to be filled by the non-zero rule.
 *
 * `dashes` has lengths of dashes and gaps in turn; `count` 0 is a solid line. */
path stroked(const path *line, const pl_stroke *stroke, const double *dashes, int32_t count);

/* The smallest box of whole pixels that contains a path under a map. */
box bounds_of(const path *path, const transform *map);

#endif
