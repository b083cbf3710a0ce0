/* The colours of fills. */
#ifndef FILL_H
#define FILL_H

#include "layer.h"

/* A fill of a node. */
typedef struct filling {
  const pl_paint_tables *tables;
  const pl_fill *fill;
  pl_rect frame;
} filling;

/* A source that paints with a filling, which must stay where it is, under a map from the drawing to pixels. */
source source_of_fill(const filling *filling, const transform *map);

#endif
