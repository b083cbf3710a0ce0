/* Shows a document in a window, where it can be used.
 *
 *     sdl-panel [--scale PIXELS] [--script FILE] DOCUMENT
 */
#include <stdlib.h>
#include <string.h>

#include "window.h"

typedef struct arguments {
  const char *document, *script;
  double scale;
} arguments;

static bool read_arguments(int count, char **words, arguments *read) {
  for (int i = 1; i < count; i++) {
    bool has_value = i + 1 < count;
    if (strcmp(words[i], "--script") == 0 && has_value) read->script = words[++i];
    else if (strcmp(words[i], "--scale") == 0 && has_value) read->scale = atof(words[++i]);
    else if (words[i][0] != '-' && !read->document) read->document = words[i];
    else return false;
  }
  return read->document && read->scale >= 0 && read->scale <= 16;
}

/* Seconds since the program started. */
static double now(void) { return (double)SDL_GetTicks64() / 1000; }

/* Waits for input while nothing moves, and otherwise draws one picture for each of the display. */
static void run(window *window) {
  while (!window->is_closed) {
    bool is_moving = panel_is_animating(window->panel, now());
    SDL_Event event;
    if (!is_moving && !window->needs_drawing && SDL_WaitEvent(&event))
      window_handle(window, &event, now());
    while (SDL_PollEvent(&event)) window_handle(window, &event, now());
    if (!is_moving && !window->needs_drawing) continue;
    double start = now();
    window_draw(window, start, NULL);
    double left = window->refresh - (now() - start);
    if (left > 0) SDL_Delay((uint32_t)(left * 1000));
  }
}

static int show(const arguments *arguments) {
  window window = {.asked_scale = arguments->scale};
  int failures = 1;
  window.panel = panel_open(arguments->document, 0);
  if (!window.panel) return 1;
  window.images = images_new(panel_directory(window.panel));
  if (window_open(&window, "Filters")) {
    failures = arguments->script ? run_script(&window, arguments->script) : 0;
    if (!arguments->script) run(&window);
  }
  window_close(&window);
  images_free(window.images);
  panel_free(window.panel);
  return failures == 0 ? 0 : 1;
}

int main(int count, char **words) {
  arguments arguments = {0};
  if (!read_arguments(count, words, &arguments)) {
    fputs("usage: sdl-panel [--scale PIXELS] [--script FILE] DOCUMENT\n", stderr);
    return 64;
  }
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    fprintf(stderr, "SDL: %s\n", SDL_GetError());
    return 1;
  }
  int status = show(&arguments);
  SDL_Quit();
  return status;
}
