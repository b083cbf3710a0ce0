/* What differs between two pictures of a panel, so that only that is drawn again. */
#ifndef CHANGES_H
#define CHANGES_H

#include "draw_tree.h"

/* What each node of a tree looked like, and where it was drawn. */
typedef struct snapshot {
  uint64_t *looks;
  pl_rect *extents;
  size_t count;
} snapshot;

void snapshot_free(snapshot *snapshot);

/* Takes a snapshot of a scene in place of the one before, and returns the pixels in which they differ under a map from
 * points; all of `everything` where that cannot be told from the nodes alone. */
box update_snapshot(
    snapshot *snapshot, const scene *scene, const transform *map, box everything);

#endif
