/*
 * PickerLayout: layout and text measurement for pickers, segmented controls and similar controls.
 *
 *     pl_engine *engine = pl_engine_new(NULL, NULL);
 *     pl_document *document = pl_document_read(engine, PL_STRING("{\"type\":\"chips\",\"items\":[\"tea\"]}"), NULL, NULL, NULL);
 *     pl_tree *tree = pl_document_layout(document, PL_AS_DECLARED, PL_AS_DECLARED, NULL, NULL);
 *     size_t count;
 *     const pl_node *nodes = pl_tree_nodes(tree, &count);
 *     for (size_t i = 0; i < count; i++)
 *       printf("%s %g %g\n", pl_role_name(nodes[i].role), nodes[i].x, nodes[i].y);
 *     pl_tree_free(tree);
 *     pl_document_free(document);
 *     pl_engine_free(engine);
 *
 * Units. Lengths are points: 1 point is 1 CSS pixel at scale 1. The origin is the top left corner, y grows downwards.
 * Angles are degrees, clockwise, 0 at three o'clock. Times are seconds on any clock of yours; the library reads no clock.
 * Colour components are 0 to 1 in sRGB, not multiplied by alpha.
 *
 * Strings are UTF-8 with a length in bytes. Strings that the library returns are followed by a zero byte, which the
 * length does not count; an absent string has `bytes == NULL`. Strings that you pass need no zero byte and are copied.
 * Invalid UTF-8 is an error; in JSON it is an error of the document, with its position.
 *
 * Ownership. You own the result of a function called `…_new`, `…_read`, `…_chips`, `…_segmented`, `…_layout`, `…_render`,
 * `…_reporting`, `…_diff`, `…_check` or `…_solve`. Free it with the function of its type, in any order: handles keep what they need.
 * All other pointers belong to the handle that returned them, do not change, and are valid until it is freed.
 * Every `…_free` accepts NULL.
 *
 * Threads. Engines, documents and trees are immutable: any number of threads may share one, and free it once no thread uses
 * it. Only one thread at a time may use a session or a flow. Any thread may cancel a budget.
 * After `fork`, the child may use only handles that it created itself, each on one thread.
 *
 * Errors. A function that can fail takes `pl_error **error` last. Pass NULL to ignore the reason; otherwise a failure stores an
 * error there, which you free. Success stores nothing, so initialise the variable to NULL. A function that fails
 * returns NULL, false or -1, and changes nothing. A NULL handle, a count that is negative when read as signed,
 * invalid UTF-8 and an unknown constant are reported as PL_INVALID_ARGUMENT; nothing aborts.
 *
 * Options are structs whose first member is `struct_size`. Set it to `sizeof` of the struct; every other member that is
 * zero has its default. Later versions append members, which older programs leave at their defaults. A member that only a
 * later version knows is an error unless it is zero. All other structs keep their size and layout as long as
 * PL_ABI_VERSION does not change.
 *
 * Arrays. Functions that return an array store its length in `count`, which may be NULL. A NULL handle returns NULL and the
 * length 0.
 */
#ifndef PICKER_LAYOUT_H
#define PICKER_LAYOUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------ Versions */

/* The version of the binary interface that this header describes, and the number in the name of the shared library.
 * It increases when programs compiled with an older header can no longer run. */
#define PL_ABI_VERSION 3

/* Returns the version of the binary interface of the library in use. */
int32_t pl_abi_version(void);

/* Returns the version of the library in use, such as "0.3.0". */
const char *pl_version(void);

/* ------------------------------------------------------------------------------------------------ Values */

/* Text in UTF-8. */
typedef struct pl_string {
  const char *bytes; /* NULL: absent; for an empty string that you pass, NULL is also allowed */
  size_t count;      /* bytes */
} pl_string;

/* A string literal as two arguments, or as the members of a `pl_string`. */
#define PL_STRING(literal) (literal), (sizeof(literal) - 1)

/* A rectangle in points. */
typedef struct pl_rect {
  double x, y, width, height;
} pl_rect;

/* A colour; components 0 to 1 in sRGB, not multiplied by alpha. */
typedef struct pl_color {
  double red, green, blue, alpha;
} pl_color;

/* As a width or height: the one that the document declares. */
#define PL_AS_DECLARED (-1.0)

/* ------------------------------------------------------------------------------------------------ Errors */

/* The kinds of errors. */
enum {
  PL_INVALID_ARGUMENT = 1, /* an argument is invalid: NULL, a negative count, invalid UTF-8, an unknown constant */
  PL_INVALID_DOCUMENT = 2, /* a document, a tree or a setting is invalid, at `path` */
  PL_INVALID_FONT = 3,     /* a font file or its bytes cannot be used; `item` is its position */
  PL_LIMIT = 4,            /* the work exceeded its budget */
  PL_CANCELLED = 5,        /* the budget was cancelled */
  PL_UNAVAILABLE = 6,      /* a required shared library cannot be opened, such as cairo for PNG */
  PL_UNSUPPORTED = 7,      /* the operation is not supported: a session of a control without behaviour, a picture that is too large */
  PL_FAILED = 8,           /* the system failed, usually for lack of memory */
  PL_INVALID_CATALOG = 9   /* translations cannot be read; the message names the file, and the line if it is known */
};

/* The reason why a function failed. Free it with pl_error_free. */
typedef struct pl_error {
  int32_t code;      /* PL_INVALID_ARGUMENT … */
  int32_t reserved;
  int64_t item;      /* the position in the array that was passed, from 0; -1: not about an element of an array */
  int64_t line;      /* the line in the document, from 1; 0: unknown */
  int64_t column;    /* the column in that line, from 1, in Unicode characters; 0: unknown */
  pl_string path;    /* the JSON path, such as "$.items[3].width"; absent without a document */
  pl_string message; /* one line, such as "must be at least 0, is -4" */
} pl_error;

/* Frees an error and its strings. */
void pl_error_free(pl_error *error);

/* ------------------------------------------------------------------------------------------------ Memory */

/* An allocator, whose memory is aligned to 16 bytes like malloc's. All threads that use the library call these functions,
 * several at a time. */
typedef struct pl_allocator {
  size_t struct_size;
  void *context; /* passed to the functions */
  /* Returns `size` bytes of memory, at least 1; NULL if there is none. */
  void *(*allocate)(void *context, size_t size);
  /* Changes the size of memory, which may move with its contents. Returns NULL if there is no more; `memory` then stays valid. */
  void *(*reallocate)(void *context, void *memory, size_t size);
  void (*free)(void *context, void *memory); /* `memory` is never NULL */
} pl_allocator;

/* Uses an allocator instead of malloc, for the rest of the process. Call this before any other function.
 *
 * The allocator supplies blocks, everything that the `…_free` of a struct frees (errors, bytes, changes, reports), and the memory
 * of FreeType. If it runs out, a call fails with PL_FAILED, or returns NULL if it takes no error; you can repeat the call.
 * Only FreeType falls back to malloc, because it cannot open part of a font.
 *
 * Handles, their strings and lists, and temporary memory of layouts come from malloc: the allocator of the Swift runtime cannot
 * be replaced, nor can those of HarfBuzz and cairo. ICU has a hook, but it applies to all users of ICU in the process.
 *
 * Returns 0; PL_INVALID_ARGUMENT for NULL, a wrong `struct_size` or a function that is NULL; PL_UNSUPPORTED after the first
 * handle was created or memory was allocated. A call that fails changes nothing. */
int32_t pl_set_allocator(const pl_allocator *allocator);

/* ------------------------------------------------------------------------------------------------ Budgets */

/* The limits of some work; a member that is 0 has its default, given here. */
typedef struct pl_limits {
  size_t struct_size;
  int64_t nodes;         /* nodes of the tree; 1,000,000 */
  int64_t pages;         /* pages of carousels; 100,000 */
  int64_t path_elements; /* lines and curves of shapes; 4,000,000 */
  int64_t glyphs;        /* Unicode characters of texts; 10,000,000 */
  int64_t bytes;         /* bytes of one output; 256,000,000 */
  int64_t pixels;        /* painted pixels of one output; 1,000,000,000 */
  double seconds;        /* since pl_budget_new, or since the beginning of a call without a budget; no limit */
} pl_limits;

/* The limits of some work, and a way to cancel it from another thread.
 *
 * Every function that reads untrusted input takes a budget; NULL means a new one with the engine's limits. Pages,
 * path elements, glyphs and time add up over all calls that share a budget. Nodes are counted for each tree, bytes and pixels
 * for each output.
 *
 * Session input (taps, keys, drags, new sizes) and transitions have no budget and cannot be cancelled: their document or
 * trees were made within a budget, and such a call takes about as long as one layout. */
typedef struct pl_budget pl_budget;

/* Creates a budget; its time starts now. NULL means the default limits. */
pl_budget *pl_budget_new(const pl_limits *limits, pl_error **error);

/* Stops the work that uses this budget at its next check, within milliseconds. Any thread may call this. */
void pl_budget_cancel(pl_budget *budget);

/* Frees a budget; work that uses it continues. */
void pl_budget_free(pl_budget *budget);

/* ------------------------------------------------------------------------------------------------ Engines */

/* A font file, or its bytes. Set either `path` or `bytes`. */
typedef struct pl_font_file {
  pl_string family;     /* absent: the name in the file; replaces an existing family with the same name */
  pl_string path;       /* relative to the working directory */
  const uint8_t *bytes; /* TrueType, OpenType, a collection of them, WOFF or WOFF2; copied */
  size_t byte_count;
  double min_weight;    /* the weights that the face covers, 1 to 1000; both 0: the weights in the file */
  double max_weight;
  int32_t style;        /* PL_STYLE_…; PL_STYLE_FROM_FILE */
  int32_t index;        /* the face in a collection, from 0 */
} pl_font_file;

enum { PL_STYLE_FROM_FILE = -1, PL_STYLE_NORMAL = 0, PL_STYLE_ITALIC = 1, PL_STYLE_OBLIQUE = 2 };

/* The font of a text to measure. */
typedef struct pl_atlas_font {
  pl_string family; /* the first family that the text requests */
  double size;      /* points per em */
  double weight;    /* 1 to 1000 */
  int32_t style;    /* PL_STYLE_NORMAL, PL_STYLE_ITALIC or PL_STYLE_OBLIQUE */
  int32_t reserved;
} pl_atlas_font;

/* Measures text with callbacks, for programs that draw text from a font atlas.
 *
 * Line breaks, truncation and plural forms are derived from the advances. Trees then contain no glyphs: your program draws
 * the text of every node itself. The threads that use the engine call the callbacks, several at a time. */
typedef struct pl_measurer {
  size_t struct_size;
  void *context; /* passed to the callbacks */
  /* Returns the advance of a grapheme cluster, in points; a negative number if the font has no glyph for it. */
  double (*advance)(void *context, pl_string cluster, const pl_atlas_font *font);
  /* Stores ascent and descent in points, both as distances from the baseline. NULL: 0.75 and 0.25 of the size. */
  void (*metrics)(void *context, const pl_atlas_font *font, double *ascent, double *descent);
  /* Called once when neither the engine nor anything created with it needs `context`. May be NULL. */
  void (*release)(void *context);
} pl_measurer;

/* Options of an engine. */
typedef struct pl_engine_options {
  size_t struct_size;
  const pl_font_file *fonts;   /* fonts to load in addition to the bundled ones */
  size_t font_count;
  pl_string font_directory;    /* a folder whose font files are added; absent: none */
  bool system_fonts;           /* adds the fonts that fontconfig lists */
  int64_t cache_bytes;         /* the size of the cache of shaped texts; 0: 32 MiB, -1: no cache. Several threads use up to one
                                  cache per processor, together at most eight times this size, or a quarter of it each */
  const pl_limits *limits;     /* the limits of work without a budget; NULL: the defaults */
  const pl_measurer *measurer; /* measures all text instead of fonts; NULL: fonts do */
} pl_engine_options;

/* Fonts, and caches of measured text. Keep an engine: a new one starts with empty caches. */
typedef struct pl_engine pl_engine;

/* Creates an engine; NULL means the bundled fonts.
 *
 * Errors: PL_INVALID_FONT, such as "a.ttf: expected a font file, found a directory"; PL_UNAVAILABLE for system fonts
 * without fontconfig. */
pl_engine *pl_engine_new(const pl_engine_options *options, pl_error **error);

/* Frees an engine; everything created with it stays valid. */
void pl_engine_free(pl_engine *engine);

/* Returns the families that texts and documents may name, the bundled ones first; none for NULL, or with a measurer. Valid as
 * long as the engine. */
const pl_string *pl_engine_families(const pl_engine *engine, size_t *count);

/* ------------------------------------------------------------------------------------------------ Measuring */

/* An OpenType feature, or a value on an axis of a variable font. */
typedef struct pl_setting {
  char tag[4];
  int32_t reserved;
  double value; /* for a feature: 0 for off, 1 for on, or the number of an alternate */
} pl_setting;

/* The font, the language and the box of text. */
typedef struct pl_text_style {
  size_t struct_size;
  const pl_string *families;    /* in order of preference; none: Inter */
  size_t family_count;
  double size;                  /* points per em; 0: 16 */
  double weight;                /* 1 to 1000; 0: 400 */
  int32_t style;                /* PL_STYLE_NORMAL, PL_STYLE_ITALIC or PL_STYLE_OBLIQUE */
  int32_t line_metrics;         /* PL_METRICS_EXACT or PL_METRICS_ROUNDED */
  double optical_size;          /* points; 0: the size, clamped to the axis */
  double letter_spacing;        /* points after each grapheme cluster; may be negative */
  double line_height;           /* points; 0: the font's own */
  const pl_setting *features;
  size_t feature_count;
  const pl_setting *variations;
  size_t variation_count;
  pl_string language;           /* BCP 47, such as "tr"; absent: the default glyphs of the face */
  int32_t direction;            /* PL_DIRECTION_… */
  int32_t truncation;           /* PL_TRUNCATE_… */
  double max_width;             /* points; 0: unlimited */
  int64_t max_lines;            /* 0: one line, which is never broken; -1: as many as needed */
  int32_t hyphens;              /* PL_HYPHENS_…: where words are hyphenated in several lines */
  int32_t reserved;
  int32_t text_wrap;            /* PL_WRAP_…: how text is broken into lines */
} pl_text_style;

enum { PL_METRICS_EXACT = 0, PL_METRICS_ROUNDED = 1 };
enum { PL_DIRECTION_LTR = 0, PL_DIRECTION_RTL = 1, PL_DIRECTION_AUTO = 2 };
enum { PL_TRUNCATE_TAIL = 0, PL_TRUNCATE_MIDDLE = 1, PL_TRUNCATE_HEAD = 2, PL_TRUNCATE_NONE = 3 };
/* At soft hyphens; also by the patterns of the language, if they are installed; nowhere. */
enum { PL_HYPHENS_MANUAL = 0, PL_HYPHENS_AUTO = 1, PL_HYPHENS_NONE = 2 };
/* As many words on a line as fit; up to six lines of similar width; no single word on the last line; lines that text added later does
 * not change, like the first. */
enum { PL_WRAP_WRAP = 0, PL_WRAP_BALANCE = 1, PL_WRAP_PRETTY = 2, PL_WRAP_STABLE = 3 };

/* The size of a measured text. */
typedef struct pl_measurement {
  double width, height;  /* the advance of the widest line, and the sum of the line heights, in points */
  double baseline;       /* from the top to the baseline of the first line, in points */
  int32_t line_count;
  uint32_t flags;        /* PL_MEASUREMENT_… */
} pl_measurement;

enum {
  PL_MEASUREMENT_TRUNCATED = 1,    /* part of the text was replaced by an ellipsis */
  PL_MEASUREMENT_MISSING_GLYPH = 2 /* no face has a glyph for one of its characters */
};

/* Returns the weight of a name, such as "medium"; 0 if there is no such name. */
double pl_weight_named(const char *name, size_t count);

/* Measures texts of one style.
 *
 * Pass many texts at a time. `style` NULL: Inter at 16 points, on one line. `results` must have space for `count`
 * measurements. A family that the engine does not have is an error. After a failure, `results` is undefined.
 *
 * Without a budget, the engine's limit of `glyphs` applies to each text, and a call may pass any number of texts. With a budget, the
 * characters of all texts add up. Measured texts are cached up to `cache_bytes` of pl_engine_options; raise it if you measure the
 * same texts repeatedly, and they are more than about 100,000. Several threads may measure with one engine at a time. */
bool pl_engine_measure(
    const pl_engine *engine, const pl_string *texts, size_t count, const pl_text_style *style,
    pl_budget *budget, pl_measurement *results, pl_error **error);

/* Measures consecutive texts in one block of memory, like the string columns of Apache Arrow.
 *
 * Text i is at `bytes + offsets[i]` and ends before `bytes + offsets[i + 1]`; there are `count + 1` offsets, which never
 * decrease. */
bool pl_engine_measure_packed(
    const pl_engine *engine, const char *bytes, const int64_t *offsets, size_t count,
    const pl_text_style *style, pl_budget *budget, pl_measurement *results, pl_error **error);

/* ------------------------------------------------------------------------------------------------ Boxes */

/* The number 0, for members of the next two structs in which 0 and NAN mean the default. */
#define PL_ZERO (-1.0)

/* A box of a flow. Lengths are points and apply to the border box. Each comment ends with the default. The article FlowGuide
 * explains the terms. */
typedef struct pl_flow_item {
  double width, height;                 /* the size of the box; the size of the content */
  double content_width, content_height; /* the natural size, which may be stretched; 0, or the measurer's size */
  double min_width, min_height;         /* 0 */
  double max_width, max_height;         /* no limit */
  double margin_top, margin_leading, margin_bottom, margin_trailing; /* 0; may be negative, and -1 is -1 */
  double grow;                          /* the share of free space; 0 */
  double shrink;                        /* how much the box shrinks if the line is too long, times its size; 1 */
  double basis;                         /* the main size before the box grows or shrinks; its width or height */
  double baseline;                      /* from the top; the bottom edge */
  int32_t align;                        /* PL_ALIGN_…: in its line; PL_ALIGN_AUTO means the container's `align` */
  uint32_t flags;                       /* PL_FLOW_… */
} pl_flow_item;

enum {
  PL_FLOW_BREAK_BEFORE = 1, /* a line starts with this box */
  PL_FLOW_BREAK_AFTER = 2,  /* a line ends with this box */
  PL_FLOW_MEASURED = 4      /* the measurer returns the size of the content, which may depend on the width */
};

enum { PL_AXIS_HORIZONTAL = 0, PL_AXIS_VERTICAL = 1 };
enum {
  PL_LINES_NOWRAP = 0, PL_LINES_WRAP = 1, PL_LINES_WRAP_REVERSE = 2, PL_LINES_BALANCE = 3, PL_LINES_BALANCE_WRAP_REVERSE = 4
};
enum {
  PL_JUSTIFY_AUTO = 0, PL_JUSTIFY_START = 1, PL_JUSTIFY_CENTER = 2, PL_JUSTIFY_END = 3, PL_JUSTIFY_SPACE_BETWEEN = 4,
  PL_JUSTIFY_SPACE_AROUND = 5, PL_JUSTIFY_SPACE_EVENLY = 6, PL_JUSTIFY_STRETCH = 7, PL_JUSTIFY_SAFE_START = 8,
  PL_JUSTIFY_SAFE_CENTER = 9, PL_JUSTIFY_SAFE_END = 10
};
enum {
  PL_ALIGN_AUTO = 0, PL_ALIGN_START = 1, PL_ALIGN_CENTER = 2, PL_ALIGN_END = 3, PL_ALIGN_BASELINE = 4, PL_ALIGN_STRETCH = 5,
  PL_ALIGN_SAFE_START = 6, PL_ALIGN_SAFE_CENTER = 7, PL_ALIGN_SAFE_END = 8, PL_ALIGN_LAST_BASELINE = 9
};

/* The size of the content of a box. */
typedef struct pl_flow_content {
  double width, height;
  double baseline; /* of the first line, from the top; NAN: the bottom edge */
} pl_flow_content;

/* Measures the content of boxes with PL_FLOW_MEASURED, such as text that wraps. The thread that solves the flow calls it. */
typedef struct pl_flow_measurer {
  size_t struct_size;
  void *context; /* passed to the callbacks */
  /* Stores the size of a box's content in a width: its minimum width for 0, its ideal width for INFINITY.
   * Results are cached: each width is measured once, until pl_flow_update changes the box. */
  void (*measure)(void *context, size_t item, double width, pl_flow_content *content);
  /* Called once when the flow no longer needs `context`. May be NULL. */
  void (*release)(void *context);
} pl_flow_measurer;

/* The container of a flow. */
typedef struct pl_flow_container {
  size_t struct_size;
  double width, height;           /* the size of the content */
  double min_width, min_height;   /* 0 */
  double max_width, max_height;   /* no limit */
  double padding_top, padding_leading, padding_bottom, padding_trailing;
  double item_spacing, line_spacing;
  int32_t axis;                   /* PL_AXIS_… */
  int32_t wrap;                   /* PL_LINES_… */
  int32_t direction;              /* PL_DIRECTION_LTR or PL_DIRECTION_RTL */
  int32_t justify;                /* PL_JUSTIFY_…: the free space of a line; PL_JUSTIFY_AUTO means start */
  int32_t justify_last_line;      /* PL_JUSTIFY_AUTO: like `justify`, but the last line is not stretched */
  int32_t align;                  /* PL_ALIGN_…: boxes in their line; PL_ALIGN_AUTO means stretch */
  int32_t align_lines;            /* PL_JUSTIFY_…: the free space between lines; PL_JUSTIFY_AUTO means stretch */
  int32_t max_lines;              /* boxes on later lines are hidden; 0: no limit */
  int32_t max_items_per_line;     /* 0: no limit */
  bool reversed;                  /* places boxes from the end of each line to its start */
  const pl_flow_measurer *measurer; /* NULL: no box is measured */
} pl_flow_container;

/* Boxes in lines, laid out like CSS flexbox, without documents, text or trees. */
typedef struct pl_flow pl_flow;

/* Lays boxes out; everything is copied. Free the flow with pl_flow_free.
 *
 *     pl_flow_item boxes[3] = {{.width = 48, .height = 20}, {.width = 60, .height = 20}, {.grow = 1, .height = 20}};
 *     pl_flow_container row = {.struct_size = sizeof row, .width = 375, .item_spacing = 8};
 *     pl_flow *flow = pl_flow_solve(boxes, 3, &row, NULL);
 *     pl_rect frames[3];
 *     pl_flow_frames(flow, PL_AS_DECLARED, PL_AS_DECLARED, frames, NULL);
 *     pl_flow_free(flow);
 *
 * Errors: PL_INVALID_ARGUMENT, such as "items[3].width: must be at least 0, is -4", with the position of the box.
 * The time is proportional to the number of boxes. */
pl_flow *pl_flow_solve(
    const pl_flow_item *items, size_t count, const pl_flow_container *container, pl_error **error);

/* Replaces the box at an index, and lays out the lines that this changes. The content of the box is measured again, even if the box
 * is the same. A call that fails changes nothing. */
bool pl_flow_update(pl_flow *flow, size_t index, const pl_flow_item *item, pl_error **error);

/* Lays the boxes out in a size, unless that is done already, and stores their frames in `frames`, which has space for all boxes or
 * is NULL. Sizes are given as in pl_document_layout; PL_AS_DECLARED means the container's.
 *
 * Returns the number of visible boxes, which come first; -1 on failure. Frames of hidden boxes are not stored. */
int64_t pl_flow_frames(pl_flow *flow, double width, double height, pl_rect *frames, pl_error **error);

/* Stores the size of the container in the latest layout. Returns false if `flow` is NULL. */
bool pl_flow_size(const pl_flow *flow, double *width, double *height);

/* Frees a flow. */
void pl_flow_free(pl_flow *flow);

/* ------------------------------------------------------------------------------------------------ Documents */

/* A control with its text and fonts. Text is measured once, at the first layout. */
typedef struct pl_document pl_document;

/* Options for reading a document. */
typedef struct pl_document_options {
  size_t struct_size;
  pl_string directory; /* the folder to which paths of fonts and pictures are relative, such as "."; absent: the document
                          may not name font files, and its pictures are drawn only from data: URIs */
  pl_string type;      /* the type of a document that names none; a document of another type is an error */
  pl_string settings;  /* a JSON object whose keys override the document's */
} pl_document_options;

/* Reads a document from JSON; see the article JSONFormat for the keys.
 *
 * Errors: PL_INVALID_DOCUMENT with path, line and column: "$.items[3].width: must be at least 0, is -4". */
pl_document *pl_document_read(
    const pl_engine *engine, const char *json, size_t count, const pl_document_options *options,
    pl_budget *budget, pl_error **error);

/* A picker created from strings instead of JSON. */
typedef struct pl_picker {
  size_t struct_size;
  const pl_string *texts;  /* the labels, in reading order */
  size_t text_count;
  const pl_string *ids;    /* one for each text, all different; NULL: the texts, with "text#2" … for repeated ones */
  const int64_t *selected; /* indices of the selected items */
  size_t selected_count;   /* 0: in a segmented control, the first is selected; -1 (as size_t): none is selected */
  pl_string settings;      /* a JSON object with more keys of the document, such as {"spacing":8} */
} pl_picker;

/* Creates chips from strings, like those read from JSON. */
pl_document *pl_document_chips(
    const pl_engine *engine, const pl_picker *picker, pl_budget *budget, pl_error **error);

/* Creates a segmented control from strings, like one read from JSON. */
pl_document *pl_document_segmented(
    const pl_engine *engine, const pl_picker *picker, pl_budget *budget, pl_error **error);

/* Frees a document; its trees and sessions stay valid. */
void pl_document_free(pl_document *document);

/* ------------------------------------------------------------------------------------------------ Layout */

/* A finished layout. */
typedef struct pl_tree pl_tree;

/* Lays a document out in a size; text is not measured again.
 *
 * Sizes are points, at least 0. PL_AS_DECLARED uses the document's, and INFINITY fits the content. */
pl_tree *pl_document_layout(
    const pl_document *document, double width, double height, pl_budget *budget, pl_error **error);

/* Reads and lays out many documents on several threads.
 *
 * `trees` and `errors` have space for `count` pointers each. For each document, one of them is set and the other is NULL.
 * Every document has its own budget with the engine's limits; `budget`, unless it is NULL, can cancel the remaining
 * documents. `threads` 0: one per processor. Returns the number of documents that failed, or -1 if the call itself
 * is invalid; then `trees` and `errors` do not change. */
int64_t pl_layout_many(
    const pl_engine *engine, const pl_string *documents, size_t count,
    const pl_document_options *options, size_t threads, pl_budget *budget, pl_tree **trees,
    pl_error **errors, pl_error **error);

/* Reads a tree that was saved as JSON, in either form. It is drawn as it was saved.
 *
 * To draw its text, it must have been saved with the detail `glyphs`, and the engine must have the same faces, which are
 * identified by their family and bytes. `directory` is as in pl_document_options, and may be NULL. */
pl_tree *pl_tree_read(
    const pl_engine *engine, const char *json, size_t count, const pl_string *directory,
    pl_budget *budget, pl_error **error);

/* Frees a tree and its blocks. */
void pl_tree_free(pl_tree *tree);

/* ------------------------------------------------------------------------------------------------ Nodes */

/* A box of a tree. An index of -1 means that there is none. */
typedef struct pl_node {
  double x, y, width, height; /* the border box, relative to the root's origin, before any transform */
  int32_t parent;             /* the position of the parent; -1 for the root */
  int32_t end;                /* the position after the last descendant: descendants are at its own position + 1 to end - 1 */
  int32_t role;               /* PL_ROLE_… */
  uint32_t state;             /* PL_STATE_… */
  int32_t id;                 /* in `ids` */
  int32_t index;              /* of a row, line or page in its parent */
  int32_t text;               /* in `texts` */
  int32_t icon;               /* in `icons`: the name of the icon */
  int32_t image;              /* in `images` */
  int32_t first_hidden_id;    /* in `hidden_ids`: the items that a node of role `overflow` replaces */
  int32_t hidden_id_count;
  int32_t path;               /* in `paths`: the position of a control in the document that contains it, such as "items[2]" */
  double min_target;          /* the minimum size of the hit region in points; -1: 44 */
} pl_node;

enum {
  PL_STATE_SELECTED = 1,     /* the item is selected */
  PL_STATE_DISABLED = 2,     /* the item is disabled */
  PL_STATE_SELECTS_ONE = 4,  /* at most one item of the control can be selected */
  PL_STATE_SELECTS_MANY = 8, /* any number of items of the control can be selected */
  PL_STATE_LEAVING = 16      /* the node disappears in a transition: it is drawn but takes no input */
};

/* Roles of nodes. Later versions may add roles: treat an unknown one as a box. */
enum {
  PL_ROLE_CHIPS = 0, PL_ROLE_ROW = 1, PL_ROLE_CHIP = 2, PL_ROLE_OVERFLOW = 3, PL_ROLE_LABEL = 4, PL_ROLE_ICON = 5,
  PL_ROLE_TRAILING_ICON = 6, PL_ROLE_CHECKMARK = 7, PL_ROLE_BADGE = 8, PL_ROLE_SEGMENTED = 9, PL_ROLE_INDICATOR = 10,
  PL_ROLE_SEPARATOR = 11, PL_ROLE_SEGMENT = 12, PL_ROLE_TEXT = 13, PL_ROLE_LINE = 14, PL_ROLE_FLOW = 15,
  PL_ROLE_ITEM = 16, PL_ROLE_STACK = 17, PL_ROLE_GRID = 18, PL_ROLE_TITLE = 19, PL_ROLE_COLOR_PICKER = 20,
  PL_ROLE_SLIDER = 21, PL_ROLE_CANVAS = 22, PL_ROLE_WHEEL = 23, PL_ROLE_PALETTE = 24, PL_ROLE_SWATCH = 25,
  PL_ROLE_TRACK = 26, PL_ROLE_THUMB = 27, PL_ROLE_PREVIEW = 28, PL_ROLE_CHECKERBOARD = 29, PL_ROLE_CHROMA_TOUCH = 30,
  PL_ROLE_PEEK = 31, PL_ROLE_PRESET = 32, PL_ROLE_CAROUSEL = 33, PL_ROLE_PAGE = 34, PL_ROLE_DOT = 35,
  PL_ROLE_SHAPE = 36, PL_ROLE_DRAWING = 37, PL_ROLE_LAYER = 38, PL_ROLE_IMAGE = 39
};

/* Returns the name of a role as in JSON, such as "trailingIcon"; NULL if there is no such role. Valid forever. */
const char *pl_role_name(int32_t role);

/* Returns all nodes in paint order as one array, beginning with the root. Children follow their parent, and a node that is
 * drawn over another comes after it. The array is the column `nodes` of `pl_tree_block(tree, 0)`. */
const pl_node *pl_tree_nodes(const pl_tree *tree, size_t *count);

/* Returns the position of the first node with an id; -1 if there is none. */
int32_t pl_tree_node_of_id(const pl_tree *tree, const char *id, size_t count);

/* A summary of a tree, added up over all its controls. */
typedef struct pl_summary {
  double width, height;  /* of the root */
  int32_t rows;          /* rows of chips, lines of segments, and lines of boxes in a flow */
  int32_t hidden;        /* items that are hidden behind a "+N" or in a menu */
  int32_t truncated;     /* labels and texts that are truncated */
  int32_t warning_count; /* rows of the column `warnings` of a block */
} pl_summary;

/* Stores a summary of a tree. Returns false if `tree` or `summary` is NULL. */
bool pl_tree_summary(const pl_tree *tree, pl_summary *summary);

/* ------------------------------------------------------------------------------------------------ Blocks */

/* A tree as columns in one piece of memory without pointers, which you can copy, save, send and map.
 *
 * `column_count` structs `pl_column` follow it. Numbers are little-endian. For programs without this header, the article BlockRows
 * lists the offsets of all members. */
typedef struct pl_block {
  char magic[8];         /* "PLBLOCK" and a zero byte */
  uint32_t version;      /* PL_BLOCK_VERSION */
  uint32_t column_count;
  uint64_t size;         /* bytes of the block, including this struct */
} pl_block;

/* The version of the block format. It increases when a program that reads blocks by their columns can no longer read them. */
#define PL_BLOCK_VERSION 1

/* A column of a block: an array of structs or numbers. */
typedef struct pl_column {
  char name[16];     /* such as "nodes", then zero bytes */
  char row[16];      /* the type of its rows, such as "pl_node" or "double", then zero bytes */
  uint64_t offset;   /* of the first row, from the beginning of the block; a multiple of 8 */
  uint64_t count;    /* the number of rows */
  uint64_t row_size; /* bytes per row */
} pl_column;

/* Parts of a block in addition to `tree`, `nodes`, `ids`, `icons`, `images`, `hidden_ids`, `warnings`, `row_places`, `paths` and
 * `utf8`. Columns of other parts have no rows. */
enum {
  PL_PART_TEXTS = 1,    /* texts, fonts */
  PL_PART_OUTLINES = 2, /* outlines, elements, bitmaps, pixels; and PL_PART_GLYPHS */
  PL_PART_DRAWING = 4,  /* commands, transforms, shapes, elements, brushes, stops, strokes, dashes, groups, filters, places, radii; and
                            PL_PART_GLYPHS */
  PL_PART_INPUT = 8,    /* regions, focus_stops */
  PL_PART_ALL = 15,     /* all columns: outlines include glyphs */
  PL_PART_GLYPHS = 16   /* runs, glyphs, faces, variations; and PL_PART_TEXTS */
};

/* Returns a tree as a block with `parts`, a sum of PL_PART_…; NULL for other numbers, or if there is no memory.
 *
 * The first call with these parts creates the block, which is valid until the tree is freed. A program that draws many frames should
 * request the outlines of glyphs, which are most of the work, only once, and keep them by face and glyph. */
const pl_block *pl_tree_block(const pl_tree *tree, uint32_t parts);

/* Returns the first row of a column, and stores the number of its rows; NULL if there is no such column.
 *
 *     size_t count;
 *     const pl_node *nodes = pl_block_column(block, "nodes", &count);
 *
 * The block may be a copy. It is not checked: for a block from elsewhere, compare `magic`, `version` and `size`. */
const void *pl_block_column(const pl_block *block, const char *name, size_t *count);

/* A string of a block: bytes of its column `utf8`, followed by a zero byte that is not counted. */
typedef struct pl_block_string {
  uint64_t offset; /* in `utf8`; 0: absent, read as an empty string */
  uint64_t count;  /* bytes */
} pl_block_string;

/* The one row of `tree`. */
typedef struct pl_tree_info {
  pl_block_string type; /* of the control at the root, such as "chips" */
  pl_color background;  /* fills the picture before everything else; alpha 0: none */
  pl_color paper;       /* the colour behind the tree for which its theme chooses colours; not painted; alpha 0: unknown */
  pl_color foreground;  /* of text without a paint */
} pl_tree_info;

/* A row of `warnings`: a problem of a layout that its author may not have intended. */
typedef struct pl_warning {
  pl_block_string code;    /* as in JSON, such as "truncated" */
  pl_block_string id;      /* of the item; absent: the warning is about the layout */
  pl_block_string message; /* one line, for people */
} pl_warning;

/* A row of `images`: a picture, stretched to the frame of its node. */
typedef struct pl_image {
  pl_block_string href;        /* a path relative to the document, or a data: URI */
  pl_block_string description; /* the alternative text; absent: the image is decoration */
  double width, height;        /* the natural size in points */
} pl_image;

/* A row of `regions`: the area in which a pointer or a finger hits an item. */
typedef struct pl_region {
  int32_t item; /* the node of the item */
  int32_t node; /* the item, or its delete icon */
  pl_rect frame; /* relative to the root's origin; may extend beyond the root */
} pl_region;

/* A row of `focus_stops`, in the order of the Tab key: an item that can have the focus, and the positions of the nodes to which keys
 * move it; -1: none. */
typedef struct pl_focus_stop {
  int32_t node;
  int32_t left, right, up, down; /* in visual directions, also in right-to-left layouts */
  int32_t home, end;             /* the first and the last item of the row, in reading order */
  int32_t reserved;
} pl_focus_stop;

/* ------------------------------------------------------------------------------------------------ Texts */

/* A row of `texts`: the text of a node.
 *
 * A label of several lines is not drawn itself: its children of role `line` have their own texts and runs. */
typedef struct pl_text {
  pl_block_string text;      /* as drawn; for a `line`, only its own line */
  pl_block_string full_text; /* the complete text if it is truncated; otherwise absent */
  int32_t font;              /* in `fonts` */
  int32_t first_run;         /* in `runs`: the runs that the node itself draws, from left to right */
  int32_t run_count;
  int32_t line_count;        /* the lines of the label; 1 for a `line` */
  double baseline;           /* from the top of the node to the baseline of its first line, in points */
  pl_rect ink;               /* the ink bounds in the node, with the detail `glyphs`; otherwise of zero size */
} pl_text;

/* A row of `fonts`: a font as it was requested. */
typedef struct pl_font {
  pl_block_string family; /* the first requested family */
  double size;            /* points per em */
  double weight;          /* 1 to 1000 */
  double letter_spacing;
  double line_height;     /* 0: the font's own */
  int32_t style;          /* PL_STYLE_NORMAL, PL_STYLE_ITALIC or PL_STYLE_OBLIQUE */
  int32_t reserved;
} pl_font;

/* A row of `runs`: consecutive glyphs of one face. */
typedef struct pl_run {
  int32_t face;        /* in `faces` */
  int32_t direction;   /* PL_DIRECTION_LTR or PL_DIRECTION_RTL; glyphs are always in visual order */
  int32_t first_glyph; /* in `glyphs` */
  int32_t glyph_count;
  double size;         /* points per em */
  double x;            /* the pen position of the first glyph, from the left edge of the node; the pen is on the baseline */
} pl_run;

/* A row of `glyphs`: a positioned glyph. */
typedef struct pl_glyph {
  uint32_t id;      /* in the face */
  int32_t outline;  /* in `outlines`; -1: nothing to draw, or a block without outlines */
  int64_t cluster;  /* the byte offset of its characters in the complete text; -1 for an ellipsis */
  double x, y;      /* the origin at which it is drawn: from the left edge of the node, and from the baseline, y down */
  double advance;   /* of the pen, in points */
} pl_glyph;

/* A row of `faces`: a face of a font file with its variations. */
typedef struct pl_face {
  pl_block_string family;
  pl_block_string post_script_name;
  pl_block_string source;  /* the path of the file, "bundled:" and a name, or "memory:" and a digest */
  int32_t index;           /* in a collection */
  int32_t first_variation; /* in `variations` */
  int32_t variation_count;
  int32_t reserved;
  double slant;            /* the synthetic slant in degrees, which the outlines include */
} pl_face;

/* A row of `outlines`: the outline of a glyph at 1 point per em, y down. Multiply by the size of the run. */
typedef struct pl_outline {
  int32_t first_element; /* in `elements`; filled with the non-zero rule */
  int32_t element_count;
  int32_t bitmap;        /* in `bitmaps`: the picture of a glyph such as an emoji; -1: none */
  int32_t reserved;
} pl_outline;

/* A row of `bitmaps`: the picture of a glyph. */
typedef struct pl_bitmap {
  pl_rect frame;          /* at 1 point per em, relative to the glyph's origin */
  int32_t width, height;  /* pixels */
  int64_t first_pixel;    /* in `pixels`, row by row: 0xAARRGGBB, multiplied by alpha */
} pl_bitmap;

/* A row of `elements`: an element of a path. */
typedef struct pl_path_element {
  int32_t kind;      /* PL_PATH_… */
  int32_t reserved;
  double x, y;       /* the end point; unused by PL_PATH_CLOSE */
  double x1, y1;     /* the control point of a quadratic curve, or the first control point of a cubic curve */
  double x2, y2;     /* the second control point of a cubic curve */
} pl_path_element;

enum { PL_PATH_MOVE = 0, PL_PATH_LINE = 1, PL_PATH_QUAD = 2, PL_PATH_CUBIC = 3, PL_PATH_CLOSE = 4 };

/* ------------------------------------------------------------------------------------------------ Drawing */

/* A row of `commands`: a drawing command in which everything is resolved; the article WriteARenderer describes each.
 *
 * Commands are in paint order, without the background of `tree`, in the coordinates of the picture. If the tree has two colour
 * schemes, its colours are those of the light one. */
typedef struct pl_command {
  int32_t op;     /* PL_OP_… */
  int32_t index;  /* BEGIN: in `nodes`; CONCAT: in `transforms`; CLIP, FILL, STROKE: in `shapes`; GROUP: in `groups`; GLYPHS, TEXT, IMAGE:
                     in `places`; others: -1 */
  int32_t brush;  /* FILL, STROKE, GLYPHS, TEXT: in `brushes`; others: -1 */
  int32_t detail; /* FILL: 1 without antialiasing; STROKE: in `strokes`; GLYPHS, TEXT: 1 if the text was drawn before */
} pl_command;

enum {
  PL_OP_BEGIN = 0, PL_OP_END = 1, PL_OP_SAVE = 2, PL_OP_RESTORE = 3, PL_OP_CONCAT = 4, PL_OP_CLIP = 5, PL_OP_GROUP = 6,
  PL_OP_END_GROUP = 7, PL_OP_FILL = 8, PL_OP_STROKE = 9, PL_OP_GLYPHS = 10, PL_OP_TEXT = 11, PL_OP_IMAGE = 12
};

/* A row of `radii`, one for each node: the corner radii of its box in points; 0 if it draws no box. */
typedef struct pl_corner_radii {
  double top_left, top_right, bottom_right, bottom_left;
} pl_corner_radii;

/* A row of `row_places`, one for each node if the document has the detail `rows`, otherwise none: the row of a chip or the line of a
 * flow item, and the position in it, from 0; -1 for all other nodes. */
typedef struct pl_row_place {
  int32_t row, place;
} pl_row_place;

/* A row of `transforms`: x' = a x + c y + tx, y' = b x + d y + ty. */
typedef struct pl_transform {
  double a, b, c, d, tx, ty;
} pl_transform;

/* A row of `shapes`: a shape in points of the picture. */
typedef struct pl_shape {
  int32_t first_element; /* in `elements` */
  int32_t element_count;
  int32_t fill_rule;     /* PL_FILL_NON_ZERO or PL_FILL_EVEN_ODD */
  int32_t reserved;
  pl_rect bounds;        /* a box that contains it */
} pl_shape;

enum { PL_FILL_NON_ZERO = 0, PL_FILL_EVEN_ODD = 1 };

/* A row of `brushes`: the paint of shapes and glyphs. Points are in the coordinates of the picture. */
typedef struct pl_brush {
  int32_t kind;         /* PL_BRUSH_… */
  int32_t blend;        /* PL_BLEND_… */
  double opacity;
  pl_color color;       /* PL_BRUSH_COLOR */
  pl_rect frame;        /* the box that an elliptical gradient, a checkerboard or a mesh spans */
  double x0, y0;        /* PL_BRUSH_LINEAR: the start point; other gradients: the centre */
  double x1, y1;        /* PL_BRUSH_LINEAR: the end point */
  double start, end;    /* PL_BRUSH_RADIAL: radii in points; PL_BRUSH_ANGULAR: angles; PL_BRUSH_CHECKERBOARD: start is the side of a
                           square in points */
  int32_t first_stop;   /* in `stops`: the stops of a gradient; the two colours of a checkerboard, whose top left square has the
                           second one; the colours of a mesh, row by row */
  int32_t stop_count;
  int32_t columns, rows; /* PL_BRUSH_MESH: a grid of colours from edge to edge, interpolated bilinearly */
  int32_t mask;         /* in `brushes`: a brush whose alpha multiplies this one's; -1: none */
  int32_t reserved;
} pl_brush;

enum {
  PL_BRUSH_COLOR = 0, PL_BRUSH_LINEAR = 1, PL_BRUSH_RADIAL = 2, PL_BRUSH_ELLIPTICAL = 3, PL_BRUSH_ANGULAR = 4,
  PL_BRUSH_CHECKERBOARD = 5, PL_BRUSH_MESH = 6
};

/* Blend modes of Compositing and Blending Level 1. */
enum {
  PL_BLEND_NORMAL = 0, PL_BLEND_MULTIPLY = 1, PL_BLEND_SCREEN = 2, PL_BLEND_OVERLAY = 3, PL_BLEND_DARKEN = 4,
  PL_BLEND_LIGHTEN = 5, PL_BLEND_COLOR_DODGE = 6, PL_BLEND_COLOR_BURN = 7, PL_BLEND_HARD_LIGHT = 8,
  PL_BLEND_SOFT_LIGHT = 9, PL_BLEND_DIFFERENCE = 10, PL_BLEND_EXCLUSION = 11, PL_BLEND_HUE = 12,
  PL_BLEND_SATURATION = 13, PL_BLEND_COLOR = 14, PL_BLEND_LUMINOSITY = 15, PL_BLEND_PLUS_LIGHTER = 16
};

/* A row of `stops`: a colour at an offset of a gradient. */
typedef struct pl_stop {
  double offset; /* 0 to 1, never less than the preceding stop's */
  pl_color color;
} pl_stop;

/* A row of `strokes`: a line centred on the edge of a shape. The mitre limit is 10. */
typedef struct pl_stroke {
  double width;       /* points */
  int32_t cap;        /* PL_CAP_… */
  int32_t join;       /* PL_JOIN_… */
  int32_t first_dash; /* in `dashes`: alternating lengths of dashes and gaps; count 0: a solid line */
  int32_t dash_count;
} pl_stroke;

enum { PL_CAP_BUTT = 0, PL_CAP_ROUND = 1, PL_CAP_SQUARE = 2 };
enum { PL_JOIN_MITER = 0, PL_JOIN_ROUND = 1, PL_JOIN_BEVEL = 2 };

/* A row of `groups`: a group, which is filtered, clipped, drawn over its shadow, then faded and blended. */
typedef struct pl_group {
  pl_rect bounds;       /* a box that contains its contents, before filters and shadow, in the coordinates at its beginning */
  double opacity;       /* 0 to 1 */
  int32_t blend;        /* PL_BLEND_… */
  int32_t clip;         /* in `shapes`: the shape to which the finished group is clipped; -1: none */
  int32_t first_filter; /* in `filters` */
  int32_t filter_count;
  pl_color shadow;      /* the colour of its shadow; alpha 0: none */
  double shadow_radius; /* points, twice the standard deviation of the blur */
  double shadow_x, shadow_y;
} pl_group;

/* A row of `filters`: a CSS filter. */
typedef struct pl_filter {
  int32_t kind;  /* PL_FILTER_… */
  int32_t reserved;
  double amount; /* a standard deviation in points, degrees, or a factor where 1 is 100 % */
} pl_filter;

enum {
  PL_FILTER_BLUR = 0, PL_FILTER_BRIGHTNESS = 1, PL_FILTER_CONTRAST = 2, PL_FILTER_GRAYSCALE = 3,
  PL_FILTER_HUE_ROTATE = 4, PL_FILTER_INVERT = 5, PL_FILTER_SATURATE = 6, PL_FILTER_SEPIA = 7
};

/* A row of `places`: the position of glyphs, a text or an image. */
typedef struct pl_place {
  pl_rect frame;    /* of an image; for glyphs and texts, its upper left corner is the start of the baseline */
  int32_t index;    /* GLYPHS: in `runs`, whose glyphs are relative to that point; TEXT: in `texts`; IMAGE: in `images` */
  int32_t reserved;
} pl_place;

/* ------------------------------------------------------------------------------------------------ Interaction */

/* The result of a hit test. */
typedef struct pl_hit {
  int32_t node;   /* the topmost node there */
  int32_t item;   /* the item whose hit region contains the point; -1: none */
  int32_t target; /* the node of that region: the item, or its delete icon; -1: none */
  int32_t reserved;
  pl_rect region; /* the hit region */
} pl_hit;

/* Finds the node at a point. Items are hit within their hit regions, which may be larger than their frames.
 *
 * Returns false if there is none, or if an argument is NULL; then `hit` does not change. */
bool pl_tree_hit_test(const pl_tree *tree, double x, double y, pl_hit *hit);

/* A change of the node with an id between two trees. */
typedef struct pl_change {
  pl_string id;
  uint32_t kinds;   /* PL_CHANGE_…, one or more */
  int32_t from_row; /* the index of its row before; -1: none */
  int32_t to_row;
  int32_t reserved;
  pl_rect from;     /* relative to the root; of zero size for an added node */
  pl_rect to;       /* of zero size for a removed node */
} pl_change;

enum {
  PL_CHANGE_MOVED = 1, PL_CHANGE_RESIZED = 2, PL_CHANGE_ROW = 4, PL_CHANGE_ADDED = 8, PL_CHANGE_REMOVED = 16
};

/* The changes between two trees. Free them with pl_changes_free. */
typedef struct pl_changes {
  const pl_change *items; /* in the order of the new tree, then the removed ones */
  size_t count;
} pl_changes;

/* Compares two trees by the ids of their nodes, and ignores differences below 1/1024 point. */
pl_changes *pl_tree_diff(const pl_tree *before, const pl_tree *after, pl_error **error);

/* Frees changes and their ids. */
void pl_changes_free(pl_changes *changes);

/* ------------------------------------------------------------------------------------------------ Output */

/* Formats of output. */
enum {
  PL_FORMAT_JSON = 0,  /* nested; see the article TreeFormat */
  PL_FORMAT_NODES = 1, /* one flat list of nodes with absolute frames, as JSON */
  PL_FORMAT_TREE = 2,  /* characters, for a terminal */
  PL_FORMAT_SVG = 3,
  PL_FORMAT_PNG = 4,
  PL_FORMAT_PDF = 5,
  PL_FORMAT_HTML = 6,  /* a page with working controls; not for trees that were read from JSON */
  PL_FORMAT_JPEG = 7,
  PL_FORMAT_WEBP = 8,
  PL_FORMAT_DISPLAY_LIST = 9 /* drawing commands as JSON, in paint order, with the outlines of glyphs */
};

/* Options of output. */
typedef struct pl_render_options {
  size_t struct_size;
  double scale;    /* PNG, JPEG and WebP: pixels per point, 0.01 to 1000; 0: 1 */
  int32_t svg_text; /* PL_SVG_OUTLINES or PL_SVG_LIVE */
  bool compact;    /* JSON: without white space */
  int32_t columns; /* characters per line of PL_FORMAT_TREE; 0: 80 */
  pl_string background; /* fills the picture first: "white", "#1A2B3C", "none"; absent: the tree's background, or for PNG and WebP
                           the dark colour behind it */
  bool outline;    /* draws a line around each box that paints nothing */
  int32_t quality; /* JPEG and WebP: 1 to 100, where 100 is lossless for WebP; 0: 90 */
  pl_string id_prefix; /* SVG: a prefix for all ids; absent: a digest of the picture */
  pl_string engine; /* HTML: the address of the folder with the JavaScript package, such as "./pickerlayout/"; absent or "inline": the
                       page contains the package and has about 2 MB, unless the control needs no engine */
} pl_render_options;

enum {
  PL_SVG_OUTLINES = 0, /* text as outlines, which look the same in every viewer without the font */
  PL_SVG_LIVE = 1      /* selectable text with embedded fonts */
};

/* The bytes of an output. Free them with pl_bytes_free. */
typedef struct pl_bytes {
  const uint8_t *data; /* followed by a zero byte */
  size_t count;
} pl_bytes;

/* Writes a tree; `options` NULL means the defaults. The tool `layout` writes the same bytes.
 *
 * Errors: PL_UNAVAILABLE for PNG, JPEG, WebP and PDF without their libraries; PL_UNSUPPORTED for a picture that is too large, or for text
 * without glyphs. */
pl_bytes *pl_tree_render(
    const pl_tree *tree, int32_t format, const pl_render_options *options, pl_budget *budget,
    pl_error **error);

/* Frees the bytes of an output. */
void pl_bytes_free(pl_bytes *bytes);

/* A picture that an output does not show, or shows only in part. */
typedef struct pl_picture_problem {
  pl_string href;    /* as in the document */
  pl_string message; /* one line, such as "cannot show the picture \"a.svg\": PNG cannot show SVG pictures" */
} pl_picture_problem;

/* The pictures that an output does not show. Free it with pl_picture_report_free. */
typedef struct pl_picture_report {
  const pl_picture_problem *items; /* each picture once, in drawing order */
  size_t count;                    /* 0: everything is shown */
} pl_picture_report;

/* Writes a tree like pl_tree_render, and stores a report in `report`. A mark is drawn in place of each reported picture.
 * A call that fails stores no report. */
pl_bytes *pl_tree_render_reporting(
    const pl_tree *tree, int32_t format, const pl_render_options *options, pl_budget *budget,
    pl_picture_report **report, pl_error **error);

/* Frees a report and its strings. */
void pl_picture_report_free(pl_picture_report *report);

/* ------------------------------------------------------------------------------------------------ Sessions */

/* A control in use: send it what the user does, and get the tree at any time.
 *
 * For segmented controls, chips, colour pickers, touch swatches, carousels, drawings with draggable layers, drawings and shapes with
 * animated gradients, and panels of these. Points are relative to the control's origin. Times never go backwards: an earlier time
 * counts as the latest. Points and times that are not finite, unknown ids, and disabled items have no effect. */
typedef struct pl_session pl_session;

/* Creates a session of a document's control in a size, given as in pl_document_layout, at a time. The document does not change.
 *
 * Errors: PL_UNSUPPORTED for a control that neither takes input nor moves. */
pl_session *pl_session_new(
    const pl_document *document, double width, double height, double at, pl_budget *budget,
    pl_error **error);

/* Frees a session; its trees stay valid. */
void pl_session_free(pl_session *session);

/* The target of a tap, or of the focus. */
typedef struct pl_target {
  int32_t role; /* the role of its node, such as PL_ROLE_CHIP; -1: no target */
  int32_t reserved;
  pl_string id; /* absent for a chip that replaces hidden items */
} pl_target;

/* An item whose selection the selection rule did not allow to change. */
typedef struct pl_refusal {
  pl_string control; /* the id of the control; absent if it has none */
  pl_string id;      /* the id of the item */
  pl_string reason;  /* "limitReached" or "required"; absent: nothing was refused */
} pl_refusal;

enum {
  PL_KEY_LEFT = 0, PL_KEY_RIGHT = 1, PL_KEY_UP = 2, PL_KEY_DOWN = 3, PL_KEY_HOME = 4, PL_KEY_END = 5,
  PL_KEY_PAGE_UP = 6, PL_KEY_PAGE_DOWN = 7, PL_KEY_SPACE = 8, PL_KEY_ENTER = 9,
  PL_KEY_TAB = 10, PL_KEY_BACK_TAB = 11, PL_KEY_ESCAPE = 12, PL_KEY_SELECT_ALL = 13,
  PL_KEY_SHIFT_LEFT = 14, PL_KEY_SHIFT_RIGHT = 15, PL_KEY_SHIFT_UP = 16, PL_KEY_SHIFT_DOWN = 17
};

/* Events: actions of a user, or of a program on their behalf. */
enum {
  /* A finger taps the point x, y: it selects a segment, toggles a chip, expands hidden chips, picks a colour or slides to a page. A tap
   * on the trailing icon of a chip, or on a page of a carousel, is only reported. */
  PL_EVENT_TAP = 0,
  /* A tap on the item to which the node `number` of pl_session_tree(at) belongs. Keys and assistive technology send this, because they
   * have no point. A part that picks from a range gets the focus and keeps its value. */
  PL_EVENT_TAP_NODE = 1,
  /* A finger comes down on x, y: a segment grows while its neighbours shrink, and is dimmed if the control says so.
   * Nothing is selected; send PL_EVENT_TAP when the finger lifts. A press ends with the next press, or with PL_EVENT_RELEASE. */
  PL_EVENT_PRESS = 2,
  PL_EVENT_RELEASE = 3,
  PL_EVENT_BEGIN_DRAG = 4, /* at x, y */
  PL_EVENT_DRAG = 5,       /* the finger has moved to x, y */
  PL_EVENT_END_DRAG = 6,   /* the finger lifts with the velocity x, y in points per second; NAN for both: the velocity of the drag */
  /* A wheel turns over x, y, or fingers scroll there, by delta_x, delta_y: it scrolls the segments of a control that do not fit.
   * Positive distances scroll to the right or down. A horizontal control also accepts a mainly vertical distance. */
  PL_EVENT_SCROLL = 7,
  /* The key `number`, such as PL_KEY_RIGHT, acts on the focused item.
   *
   * In a stack or a grid, an arrow key that the control itself does not use moves the focus to the adjacent control. The Tab key
   * moves it from control to control. After the last one, Tab is not used, so the focus can leave the panel. Escape closes the
   * card of a touch swatch, and restores what a popped swatch covers. */
  PL_EVENT_KEY = 8,
  /* The focus moves to the node `number` of pl_session_tree(at), one of `focus_stops`; nothing else changes. -1 removes the focus. A node
   * that is not an enabled item does not change it. */
  PL_EVENT_FOCUS = 9,
  PL_EVENT_SELECT = 10, /* selects the item with the id `text`, if it is enabled and the selection rule allows it; or slides to a page */
  PL_EVENT_DESELECT = 11,
  PL_EVENT_REMOVE = 12, /* removes the chip with the id `text`, like its trailing icon: the others move up, and keep their ids and states */
  PL_EVENT_PICK = 13,   /* picks `color` */
  /* The force of the finger is x, 0 to 1, for the taps and drags that follow; NAN, the initial value: not measured. Only the stages
   * and the third component of a touch swatch depend on it. */
  PL_EVENT_SET_FORCE = 14,
  /* The natural size in points of the image whose `href` is `text` is x, y. A page reports it once it has loaded an image with
   * `"load": true`; what depends on the size is laid out again. Used if there is such an image of unknown size. */
  PL_EVENT_SET_NATURAL_SIZE = 15,
  PL_EVENT_RESIZE = 16 /* the size becomes x by y, given as in pl_document_layout; the selection stays */
};

/* An event; members that its kind does not use are zero. */
typedef struct pl_event {
  size_t struct_size;
  int32_t kind;   /* PL_EVENT_TAP … */
  int32_t number; /* a node or a key */
  double x, y;
  double delta_x, delta_y;
  pl_string text;
  pl_color color;
} pl_event;

/* The effects of an event. Its strings are valid until the next call with the session. */
typedef struct pl_result {
  bool used;           /* for a tap, whether it hit something; for a wheel, whether anything scrolls; for a selection, whether the
                          item has that state; for the focus, whether it is there; otherwise whether the event had an effect */
  bool moved_focus;    /* whether the focus moved to another item */
  bool changed_hidden; /* whether hidden items were expanded or collapsed, as `expanded` says */
  bool expanded;
  int32_t reserved;
  pl_target target;          /* the target of a tap or press */
  const pl_string *selected; /* the ids of newly selected items */
  size_t selected_count;
  const pl_string *deselected; /* the ids of items that are no longer selected */
  size_t deselected_count;
  pl_string removed;      /* the id of the removed chip */
  pl_refusal refusal;     /* a change that the selection rule refused */
  pl_string stage;        /* the new stage of a touch swatch: "sliders", "peek" or "popped" */
  pl_string announcement; /* the announcement for a screen reader, in the language of the control */
} pl_result;

/* Handles an event at a time, and stores its effects in `result`, which may be NULL. Returns whether the control used the event, like
 * `used` of the result.
 *
 * Errors: PL_INVALID_ARGUMENT for an unknown kind or key, text that is not UTF-8, or an invalid size. */
bool pl_session_send(
    pl_session *session, const pl_event *event, double at, pl_result *result, pl_error **error);

/* The state after all events so far. Its strings are valid until the next call with the session. */
typedef struct pl_state {
  double width, height;       /* the size in which the control is laid out; PL_AS_DECLARED: the document's */
  const pl_string *selection; /* the ids of the selected items, in the order of the items */
  size_t selection_count;
  pl_target focus;    /* the target of keys */
  pl_refusal refusal; /* a change by the latest tap, key or selection that the selection rule refused */
  pl_string stage;    /* of the touch swatch, or of the first one in a container: "sliders", "peek" or "popped"; absent: no swatch */
  bool has_color;     /* whether the control picks colours */
  bool has_offset;    /* whether a layer of a drawing was dragged */
  bool has_hidden;    /* whether a chip expands and collapses items, as `expanded` says */
  bool expanded;
  int32_t reserved;
  pl_color color;
  double offset_x, offset_y; /* the offset of the most recently dragged layer from its position in the document */
} pl_state;

/* Stores the state. Repeated calls without an event in between are cheap. */
void pl_session_state(pl_session *session, pl_state *state);

/* Returns the position of the focused node in pl_session_tree(at), which distinguishes several "+N" chips;
 * -1 if there is none, or it is hidden. */
int32_t pl_session_focus_node(pl_session *session, double at);

/* Returns the page that covers most of a carousel at a time, from 0; -1 if the control has no pages. */
int64_t pl_session_page(pl_session *session, double at);

/* Returns whether the picture changes by itself after a time, or something is being dragged. */
bool pl_session_is_animating(pl_session *session, double at);

/* Returns the tree at a time. */
pl_tree *pl_session_tree(pl_session *session, double at, pl_budget *budget, pl_error **error);

/* A range of rows of a column that covers all changed and new rows. */
typedef struct pl_changed_rows {
  uint64_t first, count;
} pl_changed_rows;

/* Returns the tree at a time as a block, like pl_tree_block; valid until the next call of this function with the session.
 *
 * If nothing has changed since the last call, it is the same block. For a control at rest without new events, nothing is
 * allocated. `changed`, unless it is NULL, receives the changed rows, one element for each column in the order of the directory. At the
 * first call, and for other parts, it contains all rows. */
const pl_block *pl_session_block(
    pl_session *session, double at, uint32_t parts, const pl_changed_rows **changed, pl_budget *budget, pl_error **error);

/* Shorthands for single events and values of the state. */

static inline bool pl_session_send_(
    pl_session *session, int32_t kind, int32_t number, double x, double y, pl_string text, double at, pl_result *result) {
  pl_event event = {sizeof(pl_event), kind, number, x, y, 0, 0, text, {0, 0, 0, 0}};
  return pl_session_send(session, &event, at, result, NULL);
}

static inline pl_string pl_string_(const char *bytes, size_t count) {
  pl_string text = {bytes, count};
  return text;
}

static inline bool pl_session_tap_(pl_session *session, int32_t kind, int32_t node, double x, double y, double at, pl_target *target) {
  pl_result result;
  bool used = pl_session_send_(session, kind, node, x, y, pl_string_(NULL, 0), at, &result);
  if (used && target) *target = result.target;
  return used;
}

static inline bool pl_session_tap(pl_session *session, double x, double y, double at, pl_target *target) {
  return pl_session_tap_(session, PL_EVENT_TAP, 0, x, y, at, target);
}

static inline bool pl_session_tap_node(pl_session *session, int32_t node, double at, pl_target *target) {
  return pl_session_tap_(session, PL_EVENT_TAP_NODE, node, 0, 0, at, target);
}

static inline bool pl_session_press_point(pl_session *session, double x, double y, double at, pl_target *target) {
  return pl_session_tap_(session, PL_EVENT_PRESS, 0, x, y, at, target);
}

static inline void pl_session_release(pl_session *session, double at) {
  pl_session_send_(session, PL_EVENT_RELEASE, 0, 0, 0, pl_string_(NULL, 0), at, NULL);
}

static inline void pl_session_set_force(pl_session *session, double force) {
  pl_session_send_(session, PL_EVENT_SET_FORCE, 0, force, 0, pl_string_(NULL, 0), -1e12, NULL);
}

static inline bool pl_session_scroll(
    pl_session *session, double x, double y, double delta_x, double delta_y, double at) {
  pl_event event = {sizeof(pl_event), PL_EVENT_SCROLL, 0, x, y, delta_x, delta_y, {NULL, 0}, {0, 0, 0, 0}};
  return pl_session_send(session, &event, at, NULL, NULL);
}

static inline bool pl_session_begin_drag(pl_session *session, double x, double y, double at) {
  return pl_session_send_(session, PL_EVENT_BEGIN_DRAG, 0, x, y, pl_string_(NULL, 0), at, NULL);
}

static inline void pl_session_drag(pl_session *session, double x, double y, double at) {
  pl_session_send_(session, PL_EVENT_DRAG, 0, x, y, pl_string_(NULL, 0), at, NULL);
}

static inline void pl_session_end_drag(pl_session *session, double velocity_x, double velocity_y, double at) {
  pl_session_send_(session, PL_EVENT_END_DRAG, 0, velocity_x, velocity_y, pl_string_(NULL, 0), at, NULL);
}

static inline bool pl_session_press(pl_session *session, int32_t key, double at) {
  return pl_session_send_(session, PL_EVENT_KEY, key, 0, 0, pl_string_(NULL, 0), at, NULL);
}

static inline bool pl_session_set_focus(pl_session *session, int32_t node, double at) {
  return pl_session_send_(session, PL_EVENT_FOCUS, node, 0, 0, pl_string_(NULL, 0), at, NULL);
}

static inline bool pl_session_select(
    pl_session *session, const char *id, size_t count, bool is_selected, double at) {
  int32_t kind = is_selected ? PL_EVENT_SELECT : PL_EVENT_DESELECT;
  return pl_session_send_(session, kind, 0, 0, 0, pl_string_(id, count), at, NULL);
}

static inline bool pl_session_remove(pl_session *session, const char *id, size_t count, double at) {
  return pl_session_send_(session, PL_EVENT_REMOVE, 0, 0, 0, pl_string_(id, count), at, NULL);
}

static inline bool pl_session_set_natural_size(
    pl_session *session, const char *href, size_t count, double width, double height, double at) {
  return pl_session_send_(session, PL_EVENT_SET_NATURAL_SIZE, 0, width, height, pl_string_(href, count), at, NULL);
}

static inline bool pl_session_pick(pl_session *session, pl_color color, double at) {
  pl_event event = {sizeof(pl_event), PL_EVENT_PICK, 0, 0, 0, 0, 0, {NULL, 0}, color};
  return pl_session_send(session, &event, at, NULL, NULL);
}

static inline bool pl_session_resize(pl_session *session, double width, double height, double at, pl_error **error) {
  pl_event event = {sizeof(pl_event), PL_EVENT_RESIZE, 0, width, height, 0, 0, {NULL, 0}, {0, 0, 0, 0}};
  return pl_session_send(session, &event, at, NULL, error);
}

static inline const pl_string *pl_session_selection(pl_session *session, size_t *count) {
  pl_state state;
  pl_session_state(session, &state);
  if (count) *count = state.selection_count;
  return state.selection;
}

static inline bool pl_session_focus(pl_session *session, pl_target *target) {
  pl_state state;
  pl_session_state(session, &state);
  if (state.focus.role >= 0 && target) *target = state.focus;
  return state.focus.role >= 0;
}

static inline bool pl_session_refusal(pl_session *session, pl_refusal *refusal) {
  pl_state state;
  pl_session_state(session, &state);
  if (state.refusal.reason.bytes && refusal) *refusal = state.refusal;
  return state.refusal.reason.bytes != NULL;
}

static inline bool pl_session_color(pl_session *session, pl_color *color) {
  pl_state state;
  pl_session_state(session, &state);
  if (state.has_color && color) *color = state.color;
  return state.has_color;
}

static inline bool pl_session_stage(pl_session *session, pl_string *stage) {
  pl_state state;
  pl_session_state(session, &state);
  if (state.stage.bytes && stage) *stage = state.stage;
  return state.stage.bytes != NULL;
}

static inline bool pl_session_offset(pl_session *session, double *x, double *y) {
  pl_state state;
  pl_session_state(session, &state);
  if (state.has_offset && x) *x = state.offset_x;
  if (state.has_offset && y) *y = state.offset_y;
  return state.has_offset;
}

/* --------------------------------------------------------------------------------------------- Transitions */

/* The animation from one tree to another as a function of time. It is immutable, and any number of threads may use it.
 *
 * Nodes with the same id and role move; nodes in only one of the trees fade. Times are seconds from the start. */
typedef struct pl_transition pl_transition;

/* Creates the transition from `before` to `after`; you can free both immediately.
 *
 * `settings` is JSON such as {"timing": {"spring": {"response": 0.3}}, "rowChange": "fade"}: `timing` is "spring", the
 * name of a curve or its four numbers, or an object with curve, duration and spring; `rowChange` is "move" or "fade".
 * NULL with a count of 0: a spring, and "move". Text and pictures are drawn with the fonts and the folder of `after`.
 *
 * Errors: PL_INVALID_DOCUMENT for invalid settings. */
pl_transition *pl_transition_new(
    const pl_tree *before, const pl_tree *after, const char *settings, size_t count, pl_error **error);

/* Interrupts a transition after `at` seconds and continues to another tree. Every number keeps its position and velocity.
 *
 * The returned transition starts at 0; the old one does not change. NULL with a count of 0 keeps the settings. */
pl_transition *pl_transition_retarget(
    const pl_transition *transition, const pl_tree *after, double at, const char *settings,
    size_t count, pl_error **error);

/* Interrupts a transition after `at` seconds and returns to the tree before it. */
pl_transition *pl_transition_reverse(const pl_transition *transition, double at, pl_error **error);

/* Returns the seconds until everything is at rest; 0 if nothing moves, or for NULL. */
double pl_transition_duration(const pl_transition *transition);

/* Returns the tree after `at` seconds: `before` up to 0, and `after` from the duration on. */
pl_tree *pl_transition_tree(const pl_transition *transition, double at, pl_error **error);

/* Frees a transition; its trees stay valid. */
void pl_transition_free(pl_transition *transition);

/* ------------------------------------------------------------------------------------------------ Checks */

/* A document of a check. */
typedef struct pl_check_document {
  pl_string name; /* its name in the report, such as its path; all names differ */
  pl_string json;
  const pl_document_options *options; /* as in pl_document_read; may be NULL */
} pl_check_document;

/* Translations: a file, a folder of files, or the bytes of a file.
 *
 * Apple's .xcstrings, .strings and .stringsdict, gettext's .po and .mo, Android's strings.xml, Flutter's .arb, Java's
 * .properties, .NET's .resx, Qt's .ts, JSON of i18next or with keys and texts, YAML like Rails', tables in CSV, and XLIFF 1.2 and
 * 2.0. The file names the language; otherwise its path does: de.po, app_de.arb, values-de/strings.xml. */
typedef struct pl_catalog {
  pl_string path;       /* relative to the working directory; with `bytes`, only a name that determines format and language */
  const uint8_t *bytes; /* the contents of the file; NULL: `path` is read */
  size_t byte_count;
} pl_catalog;

/* Options of a check. Documents are laid out in each language, at each width, text scale and direction. */
typedef struct pl_check_options {
  size_t struct_size;
  const pl_catalog *catalogs;  /* several of the same language are combined; the first that contains a text is used */
  size_t catalog_count;
  const pl_string *locales;    /* the languages, such as "de", in addition to the documents' own; none: all languages of the
                                  catalogues */
  size_t locale_count;
  const double *widths;        /* points; none: each document's own */
  size_t width_count;
  const double *text_scales;   /* factors of the text size, 0.1 to 10; none: 1 */
  size_t text_scale_count;
  const int32_t *directions;   /* PL_DIRECTION_…; PL_DIRECTION_AUTO, the default, follows the language */
  size_t direction_count;
  bool pseudo;                 /* adds pseudo-locales: longer, right-to-left, tall and wide texts */
  bool minimum_widths;         /* adds the smallest width without findings, for each document and language */
  double expansion;            /* the length of pseudo-localized text relative to the original, 1 to 10; 0: 1.35 for en-XA, otherwise 1 */
  int64_t max_rows;            /* the maximum number of rows of items; 0: no limit */
  double min_target;           /* the minimum width and height of hit regions in points; 0: 44 */
  size_t threads;              /* 0: one per processor */
  pl_string samples;           /* replacements for placeholders: a JSON object such as {"count": 128, "name": "Ada"};
                                  absent: numbers up to 999, and a name */
} pl_check_options;

/* Lays documents out in every language, at every width and text size, and finds what does not fit.
 *
 * Returns the report as JSON, the same bytes as `layout check --format json`. The article CheckEveryLanguage explains the
 * findings. The report lists widths and text scales in ascending order, each once. A document can set limits and silence findings
 * with a reason in its object "check".
 *
 * Each combination of document, language, text scale and direction has its own budget with the engine's limits. `budget` limits
 * the time of the complete call and the bytes of the report, and can cancel it.
 *
 * Errors: the errors of pl_document_read, with the position of the document; PL_INVALID_CATALOG, such as
 * "locales/de.po:17: expected a quotation mark, found \"m\""; PL_UNAVAILABLE for a catalogue in XML without expat. */
pl_bytes *pl_check(
    const pl_engine *engine, const pl_check_document *documents, size_t count,
    const pl_check_options *options, pl_budget *budget, pl_error **error);

#ifdef __cplusplus
}
#endif

#endif
