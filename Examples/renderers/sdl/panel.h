/* A document in use: its session, and the tree that is shown. */
#ifndef PANEL_H
#define PANEL_H

#include <stdbool.h>

#include "picker_layout.h"

typedef struct panel panel;

/* Reads a document from a file. Returns NULL, and tells why on stderr, if that fails. */
panel *panel_open(const char *path, double at);

void panel_free(panel *panel);

/* The folder where relative paths of the document start. */
const char *panel_directory(const panel *panel);

/* The tree at a time; belongs to the panel, until the next call. */
const pl_tree *panel_tree(panel *panel, double at);

/* Lays the panel out in another width, in points. */
void panel_resize(panel *panel, double width, double at);

/* Whether the picture changes by itself. */
bool panel_is_animating(panel *panel, double at);

void panel_tap(panel *panel, double x, double y, double at);
bool panel_begin_drag(panel *panel, double x, double y, double at);
void panel_drag(panel *panel, double x, double y, double at);
void panel_end_drag(panel *panel, double at);

/* Presses one of PL_KEY_…. */
void panel_press(panel *panel, int32_t key, double at);

/* The position in the shown tree of the node that keys act on; -1: none. */
int32_t panel_focus(panel *panel);

/* Whether something can be tapped at a point of the shown tree. */
bool panel_has_target(const panel *panel, double x, double y);

#endif
