/* What the user does: mouse, finger, keys, and the size of the window. */
#include <math.h>

#include "window.h"

static const double slop = 4;   /* points that a tap may move before it is a drag */
static const double notch = 40; /* points that a notch of a wheel scrolls */

static void press(window *window, point at_point) {
  window->is_pressed = true;
  window->shows_focus = false;
  window->pressed = at_point;
}

/* The cursor is a hand over what can be tapped. */
static void hover(window *window, point at_point) {
  SDL_Cursor *cursor = window->cursors[panel_has_target(window->panel, at_point.x, at_point.y)];
  if (cursor && cursor != SDL_GetCursor()) SDL_SetCursor(cursor);
}

static void move(window *window, point to, double at) {
  if (!window->is_pressed) return hover(window, to);
  double distance = hypot(to.x - window->pressed.x, to.y - window->pressed.y);
  if (!window->is_dragging && distance < slop) return;
  if (!window->is_dragging)
    window->is_dragging = panel_begin_drag(window->panel, window->pressed.x, window->pressed.y, at);
  panel_drag(window->panel, to.x, to.y, at);
  window->needs_drawing = true;
}

/* A press that ends where it began is a tap. One that moved without anything to drag is nothing. */
static void release(window *window, point at_point, double at) {
  point from = window->pressed;
  bool is_tap = hypot(at_point.x - from.x, at_point.y - from.y) < slop;
  if (window->is_dragging) panel_end_drag(window->panel, at);
  else if (window->is_pressed && is_tap) panel_tap(window->panel, at_point.x, at_point.y, at);
  window->is_pressed = window->is_dragging = false;
  window->needs_drawing = true;
}

static int32_t key_of(SDL_Keysym key) {
  switch (key.sym) {
    case SDLK_TAB: return key.mod & KMOD_SHIFT ? PL_KEY_BACK_TAB : PL_KEY_TAB;
    case SDLK_LEFT: return PL_KEY_LEFT;
    case SDLK_RIGHT: return PL_KEY_RIGHT;
    case SDLK_UP: return PL_KEY_UP;
    case SDLK_DOWN: return PL_KEY_DOWN;
    case SDLK_HOME: return PL_KEY_HOME;
    case SDLK_END: return PL_KEY_END;
    case SDLK_PAGEUP: return PL_KEY_PAGE_UP;
    case SDLK_PAGEDOWN: return PL_KEY_PAGE_DOWN;
    case SDLK_SPACE: return PL_KEY_SPACE;
    case SDLK_RETURN: case SDLK_KP_ENTER: return PL_KEY_ENTER;
    default: return -1;
  }
}

static void press_key(window *window, SDL_Keysym pressed, double at) {
  int32_t key = key_of(pressed);
  if (pressed.sym == SDLK_ESCAPE) window->is_closed = true;
  if (key < 0) return;
  panel_press(window->panel, key, at);
  window->shows_focus = window->needs_drawing = true;
}

/* The panel is as wide as the window, as soon as the window has another width. */
static void fit_panel(window *window, double at) {
  int width = 0;
  SDL_GetRendererOutputSize(window->renderer, &width, NULL);
  window->needs_drawing = true;
  if (width == 0 || width == window->width) return;
  panel_resize(window->panel, width / window_scale(window), at);
  window->is_dragging = false;
}

static void handle_window(window *window, const SDL_WindowEvent *event, double at) {
  if (event->event == SDL_WINDOWEVENT_SIZE_CHANGED) fit_panel(window, at);
  if (event->event == SDL_WINDOWEVENT_EXPOSED) window->needs_drawing = true;
}

static void scroll(window *window, double notches) {
  window->scroll = fmax(0, window->scroll - notches * notch);
  window->needs_drawing = true;
}

void window_handle(window *window, const SDL_Event *event, double at) {
  bool is_left = event->button.button == SDL_BUTTON_LEFT;
  switch (event->type) {
    case SDL_QUIT: window->is_closed = true; break;
    case SDL_WINDOWEVENT: handle_window(window, &event->window, at); break;
    case SDL_RENDER_DEVICE_RESET: window->needs_drawing = true; break;
    case SDL_KEYDOWN: press_key(window, event->key.keysym, at); break;
    case SDL_MOUSEWHEEL: scroll(window, event->wheel.preciseY); break;
    case SDL_MOUSEMOTION:
      move(window, window_point(window, event->motion.x, event->motion.y), at);
      break;
    case SDL_MOUSEBUTTONDOWN:
      if (is_left) press(window, window_point(window, event->button.x, event->button.y));
      break;
    case SDL_MOUSEBUTTONUP:
      if (is_left) release(window, window_point(window, event->button.x, event->button.y), at);
      break;
  }
}
