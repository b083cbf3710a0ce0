#include "window.h"

#include <math.h>
#include <stdlib.h>

#include "memory.h"

static const double longest = 4096; /* points of a side of a new window */
static const double quarter = 1.5707963267948966;

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
  return count > 0 ? (pl_rect){0, 0, nodes[0].width, nodes[0].height} : (pl_rect){0, 0, 0, 0};
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
  int width = 0, height = 0;
  SDL_GetRendererOutputSize(window->renderer, &width, &height);
  if (width < 1 || height < 1) return false;
  if (width == window->width && height == window->height && window->texture) return true;
  if (window->texture) SDL_DestroyTexture(window->texture);
  window->width = width;
  window->height = height;
  window->texture = SDL_CreateTexture(
      window->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, width, height);
  return window->texture || told("there is no texture of the size of the window");
}

/* A ring around what keys act on. */
static void draw_focus(cairo_t *cairo, const pl_node *node) {
  double x = node->x - 3, y = node->y - 3, width = node->width + 6, height = node->height + 6;
  double r = fmin(12, fmin(width, height) / 2);
  cairo_new_path(cairo);
  cairo_arc(cairo, x + width - r, y + r, r, -quarter, 0);
  cairo_arc(cairo, x + width - r, y + height - r, r, 0, quarter);
  cairo_arc(cairo, x + r, y + height - r, r, quarter, 2 * quarter);
  cairo_arc(cairo, x + r, y + r, r, 2 * quarter, 3 * quarter);
  cairo_close_path(cairo);
  cairo_set_source_rgba(cairo, 0, 0.35, 1, 0.6);
  cairo_set_line_width(cairo, 2);
  cairo_stroke(cairo);
}

/* Draws the panel on pixels of the texture, scrolled so that it stays within the window. */
static void draw_panel(window *window, double at, cairo_t *cairo) {
  size_t count;
  const pl_tree *tree = panel_tree(window->panel, at);
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  double scale = window_scale(window), height = count > 0 ? whole(nodes[0].height) : 0;
  window->scroll = fmax(0, fmin(window->scroll, height - window->height / scale));
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  cairo_scale(cairo, scale, scale);
  cairo_translate(cairo, 0, -window->scroll);
  draw_tree(cairo, tree, window->images);
  int32_t focus = window->shows_focus ? panel_focus(window->panel) : -1;
  if (focus >= 0) draw_focus(cairo, &nodes[focus]);
}

static void update_texture(window *window, double at) {
  cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_RGB24, window->width, window->height);
  cairo_t *cairo = cairo_create(image);
  draw_panel(window, at, cairo);
  if (cairo_status(cairo) != CAIRO_STATUS_SUCCESS)
    fprintf(stderr, "cairo: %s\n", cairo_status_to_string(cairo_status(cairo)));
  cairo_destroy(cairo);
  cairo_surface_flush(image);
  SDL_UpdateTexture(
      window->texture, NULL, cairo_image_surface_get_data(image), cairo_image_surface_get_stride(image));
  cairo_surface_destroy(image);
}

/* What the renderer is about to show. */
static pixels read_back(window *window) {
  size_t count = (size_t)window->width * window->height;
  pixels copy = {window->width, window->height, resized(NULL, count, sizeof(uint32_t))};
  if (SDL_RenderReadPixels(window->renderer, NULL, SDL_PIXELFORMAT_ARGB8888, copy.values, copy.width * 4) == 0)
    return copy;
  told("the window cannot be read");
  free(copy.values);
  return (pixels){0};
}

void window_draw(window *window, double at, pixels *copy) {
  window->needs_drawing = false;
  if (copy) *copy = (pixels){0};
  if (!prepare_texture(window)) return;
  update_texture(window, at);
  SDL_RenderCopy(window->renderer, window->texture, NULL, NULL);
  if (copy) *copy = read_back(window);
  SDL_RenderPresent(window->renderer);
}
