#include "panel.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "memory.h"

struct panel {
  char *directory;
  pl_engine *engine;
  pl_document *document;
  pl_session *session; /* NULL: a document that takes no input */
  pl_tree *tree;
  double time;  /* of the tree */
  double width; /* PL_AS_DECLARED until the window is resized */
};

/* Tells an error on stderr, as compilers do, and frees it. */
static void tell(const char *path, pl_error *error) {
  if (!error) return;
  const char *place = error->path.bytes ? error->path.bytes : "";
  fprintf(
      stderr, "%s:%lld:%lld: %s: %s\n", path, (long long)error->line, (long long)error->column, place,
      error->message.bytes);
  pl_error_free(error);
}

static char *bytes_of_file(const char *path, size_t *count) {
  FILE *file = fopen(path, "rb");
  char *bytes = NULL;
  size_t capacity = 0;
  if (!file) return NULL;
  for (*count = 0; !feof(file) && !ferror(file);) {
    if (*count == capacity) bytes = resized(bytes, capacity += 65536, 1);
    *count += fread(bytes + *count, 1, capacity - *count, file);
  }
  fclose(file);
  return bytes;
}

static char *directory_of(const char *path) {
  const char *slash = strrchr(path, '/');
  size_t count = slash ? (size_t)(slash - path) + 1 : 1;
  char *directory = zeroed(count + 1, 1);
  memcpy(directory, slash ? path : ".", count);
  return directory;
}

static pl_document *read_document(panel *panel, const char *path, pl_error **error) {
  size_t count = 0;
  char *json = bytes_of_file(path, &count);
  if (!json) {
    perror(path);
    return NULL;
  }
  const pl_document_options options = {
      .struct_size = sizeof options, .directory = {panel->directory, strlen(panel->directory)}};
  pl_document *document = pl_document_read(panel->engine, json, count, &options, NULL, error);
  free(json);
  return document;
}

/* Some documents, such as shapes, take no input: they are only shown. */
static void begin_session(panel *panel, const char *path, double at) {
  pl_error *error = NULL;
  panel->session =
      pl_session_new(panel->document, PL_AS_DECLARED, PL_AS_DECLARED, at, NULL, &error);
  if (error && error->code == PL_UNSUPPORTED) {
    pl_error_free(error);
    error = NULL;
  }
  tell(path, error);
}

panel *panel_open(const char *path, double at) {
  panel *panel = zeroed(1, sizeof *panel);
  pl_error *error = NULL;
  panel->width = PL_AS_DECLARED;
  panel->directory = directory_of(path);
  panel->engine = pl_engine_new(NULL, &error);
  if (panel->engine) panel->document = read_document(panel, path, &error);
  if (panel->document) begin_session(panel, path, at);
  tell(path, error);
  if (panel->document && panel_tree(panel, at)) return panel;
  panel_free(panel);
  return NULL;
}

void panel_free(panel *panel) {
  if (!panel) return;
  pl_tree_free(panel->tree);
  pl_session_free(panel->session);
  pl_document_free(panel->document);
  pl_engine_free(panel->engine);
  free(panel->directory);
  free(panel);
}

const char *panel_directory(const panel *panel) { return panel->directory; }

const pl_tree *panel_tree(panel *panel, double at) {
  pl_error *error = NULL;
  pl_tree *tree =
      panel->session ? pl_session_tree(panel->session, at, NULL, &error)
                     : pl_document_layout(panel->document, panel->width, PL_AS_DECLARED, NULL, &error);
  tell("layout", error);
  if (!tree) return panel->tree; /* the one before */
  pl_tree_free(panel->tree);
  panel->tree = tree;
  panel->time = at;
  return tree;
}

void panel_resize(panel *panel, double width, double at) {
  pl_error *error = NULL;
  panel->width = width;
  if (panel->session) pl_session_resize(panel->session, width, PL_AS_DECLARED, at, &error);
  tell("resize", error);
}

bool panel_is_animating(panel *panel, double at) {
  return pl_session_is_animating(panel->session, at);
}

void panel_tap(panel *panel, double x, double y, double at) {
  pl_session_tap(panel->session, x, y, at, NULL);
}

bool panel_begin_drag(panel *panel, double x, double y, double at) {
  return pl_session_begin_drag(panel->session, x, y, at);
}

void panel_drag(panel *panel, double x, double y, double at) {
  pl_session_drag(panel->session, x, y, at);
}

void panel_end_drag(panel *panel, double at) {
  pl_session_end_drag(panel->session, NAN, NAN, at);
}

void panel_press(panel *panel, int32_t key, double at) {
  pl_session_press(panel->session, key, at);
}

int32_t panel_focus(panel *panel) {
  return pl_session_focus_node(panel->session, panel->time);
}

bool panel_has_target(const panel *panel, double x, double y) {
  pl_hit hit;
  if (!panel->session || !pl_tree_hit_test(panel->tree, x, y, &hit)) return false;
  size_t count;
  const pl_node *nodes = pl_tree_nodes(panel->tree, &count);
  return hit.target >= 0 && !(nodes[hit.target].state & PL_STATE_DISABLED);
}
