/* Scripts: what a user would do, at given times, and what is seen then.
 *
 *     0.1  tap diet/Vegan              presses and releases the middle of a node; also: down, move, up
 *     0.2  tap 150,20                  a point; diet/Vegan@0.1,0.5 is a place in a node, :indicator the first of a role
 *     0.3  key Right                   as SDL names them
 *     0.4  wheel -1                    notches
 *     0.5  size 260 500                of the window, in points; a height of 0 is that of the panel
 *     0.6  pixel :indicator #FFFFFF    fails unless the pixel has about this colour
 *     0.7  save shown.png              what the window shows
 *     0.8  reference wanted.png        the picture that the library draws of the tree, and wanted.png.origin: where the tree
 *                                      begins in it, since shadows beyond its edges make a picture larger
 *
 * A line that begins with # is a comment. Mouse and keys go through SDL's queue of events. */
#include <stdlib.h>
#include <string.h>

#include "window.h"

static const int tolerance = 12; /* of 255, in each component */

typedef struct command {
  window *window;
  double at;
  char name[16];
  char arguments[2][256];
} command;

/* The position of a node by its id, or by ":" and its role; -1: there is none. */
static int32_t find_node(const pl_tree *tree, const char *name, size_t count) {
  size_t node_count;
  const pl_node *nodes = pl_tree_nodes(tree, &node_count);
  if (name[0] != ':') return pl_tree_node_of_id(tree, name, count);
  for (size_t i = 0; i < node_count; i++) {
    const char *role = pl_role_name(nodes[i].role);
    if (role && strlen(role) == count - 1 && strncmp(role, name + 1, count - 1) == 0) return (int32_t)i;
  }
  return -1;
}

/* Reads a place. Returns false if there is no such node. */
static bool read_place(const command *command, const char *text, point *place) {
  char rest;
  if (sscanf(text, "%lf,%lf%c", &place->x, &place->y, &rest) == 2) return true;
  const pl_tree *tree = panel_tree(command->window->panel, command->at);
  const char *mark = strrchr(text, '@');
  point part = {0.5, 0.5};
  int32_t node = find_node(tree, text, mark ? (size_t)(mark - text) : strlen(text));
  if (node < 0 || (mark && sscanf(mark, "@%lf,%lf%c", &part.x, &part.y, &rest) != 2)) return false;
  size_t count;
  const pl_node *found = &pl_tree_nodes(tree, &count)[node];
  *place = (point){found->x + found->width * part.x, found->y + found->height * part.y};
  return true;
}

static void handle_events(const command *command) {
  SDL_Event event;
  while (SDL_PollEvent(&event)) window_handle(command->window, &event, command->at);
}

static void send_mouse(const command *command, uint32_t type, point place) {
  point at = window_place(command->window, place);
  SDL_Event event = {.type = type};
  if (type == SDL_MOUSEMOTION) {
    event.motion.x = (int)at.x;
    event.motion.y = (int)at.y;
  } else {
    event.button.button = SDL_BUTTON_LEFT;
    event.button.x = (int)at.x;
    event.button.y = (int)at.y;
  }
  SDL_PushEvent(&event);
}

static bool run_mouse(const command *command) {
  point place;
  if (!read_place(command, command->arguments[0], &place)) return false;
  bool is_tap = strcmp(command->name, "tap") == 0;
  if (is_tap || strcmp(command->name, "down") == 0) send_mouse(command, SDL_MOUSEBUTTONDOWN, place);
  if (strcmp(command->name, "move") == 0) send_mouse(command, SDL_MOUSEMOTION, place);
  if (is_tap || strcmp(command->name, "up") == 0) send_mouse(command, SDL_MOUSEBUTTONUP, place);
  handle_events(command);
  return true;
}

static bool run_key(const command *command) {
  SDL_Event event = {.type = SDL_KEYDOWN};
  event.key.keysym.sym = SDL_GetKeyFromName(command->arguments[0]);
  if (event.key.keysym.sym == SDLK_UNKNOWN) return false;
  SDL_PushEvent(&event);
  handle_events(command);
  return true;
}

static bool run_wheel(const command *command) {
  SDL_Event event = {.type = SDL_MOUSEWHEEL};
  event.wheel.preciseY = (float)atof(command->arguments[0]);
  SDL_PushEvent(&event);
  handle_events(command);
  return true;
}

static bool run_size(const command *command) {
  double width = atof(command->arguments[0]), height = atof(command->arguments[1]);
  window_set_size(command->window, width, height > 0 ? height : 1);
  handle_events(command);
  size_t count;
  const pl_node *nodes = pl_tree_nodes(panel_tree(command->window->panel, command->at), &count);
  if (height > 0 || count == 0) return true;
  window_set_size(command->window, width, nodes[0].height);
  handle_events(command);
  return true;
}

static bool run_save(const command *command) {
  pixels shown;
  window_draw(command->window, command->at, &shown);
  bool is_saved = shown.values && write_png(command->arguments[0], shown.values, shown.width, shown.height);
  free(shown.values);
  return is_saved;
}

static bool write_file(const char *path, const void *data, size_t count) {
  FILE *file = fopen(path, "wb");
  if (!file) return false;
  bool is_written = fwrite(data, 1, count, file) == count;
  return fclose(file) == 0 && is_written;
}

/* Where a tree begins in its pictures, in points, which its SVG says. */
static bool find_origin(const pl_tree *tree, point *origin) {
  pl_bytes *svg = pl_tree_render(tree, PL_FORMAT_SVG, NULL, NULL, NULL);
  double left, top;
  const char *box = svg ? strstr((const char *)svg->data, "viewBox=\"") : NULL;
  bool is_found = box && sscanf(box, "viewBox=\"%lf %lf", &left, &top) == 2;
  if (is_found) *origin = (point){-left, -top};
  pl_bytes_free(svg);
  return is_found;
}

static bool run_reference(const command *command) {
  double scale = window_scale(command->window);
  const pl_render_options options = {.struct_size = sizeof options, .scale = scale};
  const pl_tree *tree = panel_tree(command->window->panel, command->at);
  point origin;
  if (!find_origin(tree, &origin)) return false;
  char path[300], text[64];
  snprintf(path, sizeof path, "%s.origin", command->arguments[0]);
  int count = snprintf(text, sizeof text, "%.0f %.0f\n", origin.x * scale, origin.y * scale);
  pl_bytes *png = pl_tree_render(tree, PL_FORMAT_PNG, &options, NULL, NULL);
  bool is_written = png && write_file(command->arguments[0], png->data, png->count) &&
                    write_file(path, text, (size_t)count);
  pl_bytes_free(png);
  return is_written;
}

static bool is_near(uint32_t pixel, uint32_t wanted) {
  for (int shift = 0; shift < 24; shift += 8)
    if (abs((int)(pixel >> shift & 255) - (int)(wanted >> shift & 255)) > tolerance) return false;
  return true;
}

static bool run_pixel(const command *command) {
  point place;
  unsigned wanted;
  if (!read_place(command, command->arguments[0], &place)) return false;
  if (sscanf(command->arguments[1], "#%6x", &wanted) != 1) return false;
  pixels shown;
  window_draw(command->window, command->at, &shown);
  double scale = window_scale(command->window);
  int x = (int)(place.x * scale), y = (int)((place.y - command->window->scroll) * scale);
  bool is_inside = shown.values && x >= 0 && y >= 0 && x < shown.width && y < shown.height;
  uint32_t pixel = is_inside ? shown.values[(size_t)y * shown.width + x] : 0;
  free(shown.values);
  if (is_inside && is_near(pixel, wanted)) return true;
  fprintf(stderr, "the pixel at %d, %d is #%06X\n", x, y, pixel & 0xFFFFFF);
  return false;
}

static bool run(const command *command) {
  static const struct {
    const char *name;
    bool (*run)(const struct command *command);
  } known[] = {{"tap", run_mouse},   {"down", run_mouse}, {"move", run_mouse},
               {"up", run_mouse},    {"key", run_key},    {"wheel", run_wheel},
               {"size", run_size},   {"save", run_save},  {"reference", run_reference},
               {"pixel", run_pixel}};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (strcmp(command->name, known[i].name) == 0) return known[i].run(command);
  return false;
}

int run_script(window *window, const char *path) {
  FILE *file = fopen(path, "r");
  char line[1024];
  int failures = 0;
  if (!file) {
    perror(path);
    return -1;
  }
  for (int number = 1; fgets(line, sizeof line, file); number++) {
    command command = {.window = window};
    int count = sscanf(
        line, "%lf %15s %255s %255s", &command.at, command.name, command.arguments[0],
        command.arguments[1]);
    bool is_comment = line[strspn(line, " \n")] == '#' || line[strspn(line, " \n")] == 0;
    if (is_comment || (count >= 2 && run(&command))) continue;
    fprintf(stderr, "%s:%d: this failed: %s", path, number, line);
    failures++;
  }
  fclose(file);
  return failures;
}
