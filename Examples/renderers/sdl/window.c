#include "window.h"

#include <stdlib.h>

#include "memory.h"

static const double longest = 4096; /* points of a side of a new window */

/* A length in whole units: rounding errors make nothing larger, as in pictures of the library. */
static int whole(double length) { return (int)ceil(length - 1.0 / 128); }

static bool told(const char *what) {
  fprintf(stderr, "%s: %s\n", what, SDL_GetError());
  return false;
}

static pl_rect root_frame(const window *window) {
  size_t count;
  const pl_tree *tree = panel_tree(window->panel, 0);
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  return count > 0 ? frame_of(&nodes[0]) : (pl_rect){0, 0, 0, 0};
}

/* Seconds between two pictures where presenting one does not wait for the display. */
static double refresh_of(window *window) {
  SDL_RendererInfo info;
  SDL_DisplayMode mode;
  if (SDL_GetRendererInfo(window->renderer, &info) == 0 && info.flags & SDL_RENDERER_PRESENTVSYNC)
    return 0;
  bool is_known = SDL_GetWindowDisplayMode(window->sdl, &mode) == 0 && mode.refresh_rate > 0;
  return 1.0 / (is_known ? mode.refresh_rate : 60);
}

bool window_open(window *window, const char *title) {
  pl_rect frame = root_frame(window);
  double width = fmax(1, fmin(longest, frame.width));
  double height = fmax(1, fmin(longest, frame.height));
  window->sdl = SDL_CreateWindow(
      title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, whole(width), whole(height),
      SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  if (!window->sdl) return told("a window cannot be opened");
  window->renderer = SDL_CreateRenderer(window->sdl, -1, SDL_RENDERER_PRESENTVSYNC);
  if (!window->renderer) window->renderer = SDL_CreateRenderer(window->sdl, -1, 0);
  if (!window->renderer) return told("there is no renderer");
  window->refresh = refresh_of(window);
  window->cursors[0] = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW);
  window->cursors[1] = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_HAND);
  if (window->asked_scale > 0) window_set_size(window, width, height);
  window->needs_drawing = true;
  return true;
}

void window_close(window *window) {
  snapshot_free(&window->shown);
  for (int i = 0; i < 2; i++)
    if (window->cursors[i]) SDL_FreeCursor(window->cursors[i]);
  if (window->texture) SDL_DestroyTexture(window->texture);
  if (window->renderer) SDL_DestroyRenderer(window->renderer);
  if (window->sdl) SDL_DestroyWindow(window->sdl);
}

/* Pixels for each unit of window sizes and mouse positions: more than 1 on displays of high density. */
static double density(const window *window) {
  int units = 0, pixels = 0;
  SDL_GetWindowSize(window->sdl, &units, NULL);
  SDL_GetRendererOutputSize(window->renderer, &pixels, NULL);
  return units > 0 && pixels > 0 ? (double)pixels / units : 1;
}

double window_scale(const window *window) {
  return window->asked_scale > 0 ? window->asked_scale : density(window);
}

point window_point(const window *window, double x, double y) {
  double factor = density(window) / window_scale(window);
  return (point){x * factor, y * factor + window->scroll};
}

point window_place(const window *window, point point) {
  double factor = window_scale(window) / density(window);
  return (struct point){point.x * factor, (point.y - window->scroll) * factor};
}

void window_set_size(window *window, double width, double height) {
  double factor = window_scale(window) / density(window);
  SDL_SetWindowSize(window->sdl, whole(width * factor), whole(height * factor));
}

/* Makes the texture as large as the window. */
static bool prepare_texture(window *window) {
  box area = {0, 0, 0, 0}, before = window->area;
  SDL_GetRendererOutputSize(window->renderer, &area.x1, &area.y1);
  if (is_empty(area)) return false;
  if (area.x1 == before.x1 && area.y1 == before.y1 && window->texture) return true;
  if (window->texture) SDL_DestroyTexture(window->texture);
  window->area = area;
  window->is_stale = true;
  window->texture = SDL_CreateTexture(
      window->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, area.x1, area.y1);
  return window->texture || told("there is no texture of the size of the window");
}

/* A ring around what keys act on. */
static void draw_focus(window *window, const scene *scene, const place *here) {
  int32_t position = window->shows_focus ? panel_focus(window->panel) : -1;
  if (position < 0) return;
  const pl_node *node = &scene->nodes[position];
  double radii[4] = {0};
  if (node->paint >= 0)
    fit_radii(scene->paints->paints[node->paint].corner_radii, frame_of(node), radii);
  path ring = {.tolerance = 0.05 / scale_of(&here->map)};
  for (int i = 0; i < 4; i++) radii[i] += 2;
  path_add_box(&ring, inset(frame_of(node), -2), radii);
  for (int i = 0; i < 4; i++) radii[i] += 2;
  path_add_box(&ring, inset(frame_of(node), -4), radii);
  mask shape = mask_here(&ring, PL_FILL_EVEN_ODD, here);
  layer_paint(here->target, &shape, NULL, &(source){.plain = {0, 0.35, 1, 0.6}});
  mask_free(&shape);
  path_free(&ring);
}

/* Keeps the panel within the window, and returns the map from its points to pixels. */
static transform place_panel(window *window, const scene *scene) {
  double scale = window_scale(window), before = window->scroll;
  double height = scene->count > 0 ? whole(scene->nodes[0].height) : 0;
  window->scroll = fmax(0, fmin(before, height - window->area.y1 / scale));
  if (window->scroll != before) window->is_stale = true;
  return (transform){scale, 0, 0, scale, 0, -window->scroll * scale};
}

/* Draws a part of the window and copies it to the texture. */
static void draw_part(window *window, const scene *scene, const transform *map, box area) {
  layer part = layer_new(area);
  size_t count = (size_t)width_of(area) * height_of(area);
  for (size_t i = 0; i < count; i++) part.pixels[i] = 0xFFFFFFFF;
  draw_scene(scene, map, &part);
  draw_focus(window, scene, &(place){*map, NULL, &part});
  const SDL_Rect rect = {area.x0, area.y0, width_of(area), height_of(area)};
  SDL_UpdateTexture(window->texture, &rect, part.pixels, rect.w * (int)sizeof(uint32_t));
  layer_free(&part);
}

/* Draws what has changed since the last time. */
static void draw_changes(window *window, double at) {
  const scene scene = scene_of_tree(panel_tree(window->panel, at), window->images);
  const transform map = place_panel(window, &scene);
  box all = window->area, changed = update_snapshot(&window->shown, &scene, &map, all);
  if (window->is_stale) changed = all;
  if (!is_empty(changed)) draw_part(window, &scene, &map, changed);
  /* The ring belongs to no node, so what is beneath it must be drawn again. */
  window->is_stale = window->shows_focus;
}

/* What the renderer is about to show. */
static layer read_back(window *window) {
  layer copy = layer_new(window->area);
  int pitch = width_of(copy.area) * (int)sizeof(uint32_t);
  if (SDL_RenderReadPixels(window->renderer, NULL, SDL_PIXELFORMAT_ARGB8888, copy.pixels, pitch) == 0)
    return copy;
  told("the window cannot be read");
  layer_free(&copy);
  return copy;
}

void window_draw(window *window, double at, layer *pixels) {
  window->needs_drawing = false;
  if (pixels) *pixels = (layer){0};
  if (!prepare_texture(window)) return;
  draw_changes(window, at);
  SDL_RenderCopy(window->renderer, window->texture, NULL, NULL);
  if (pixels) *pixels = read_back(window);
  SDL_RenderPresent(window->renderer);
}
