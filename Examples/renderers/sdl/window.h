/* A window that shows a panel. */
#ifndef WINDOW_H
#define WINDOW_H

#include <SDL.h>

#include "draw.h"
#include "panel.h"

typedef struct point {
  double x, y;
} point;

/* Pixels row by row: 0xAARRGGBB. */
typedef struct pixels {
  int width, height;
  uint32_t *values;
} pixels;

typedef struct window {
  panel *panel;
  images *images;
  SDL_Window *sdl;
  SDL_Renderer *renderer;
  SDL_Texture *texture;
  int width, height;      /* the pixels of the texture */
  double asked_scale; /* pixels per point; 0: as the display says */
  double scroll;      /* points that are hidden above */
  double refresh;     /* seconds between two pictures, if the renderer does not wait for the display; else 0 */
  point pressed;      /* where the button went down, in the panel */
  bool is_pressed, is_dragging, shows_focus, needs_drawing, is_closed;
  SDL_Cursor *cursors[2]; /* an arrow and a hand */
} window;

/* Opens a window with the size of the panel. Returns false, and tells why on stderr, if that fails. */
bool window_open(window *window, const char *title);

void window_close(window *window);

/* Pixels per point. */
double window_scale(const window *window);

/* A place of an event as a point of the panel, and back. */
point window_point(const window *window, double x, double y);
point window_place(const window *window, point point);

/* Makes the window another size, in points. */
void window_set_size(window *window, double width, double height);

/* Draws the panel as it is at a time, and shows it. A copy of what is shown is stored in `copy`, unless that is NULL; its
 * values are to be freed by the caller, and NULL if the renderer cannot be read. */
void window_draw(window *window, double at, pixels *copy);

/* What the user does goes on to the panel. */
void window_handle(window *window, const SDL_Event *event, double at);

/* Runs the commands of a file at their times. Returns the number of those that failed, or -1 without the file. */
int run_script(window *window, const char *path);

#endif
