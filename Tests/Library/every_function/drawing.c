#include "subjects.h"

#include <stdio.h>

static void check_color(pl_color color, double red, double green, double blue, double alpha) {
  CHECK_NEAR(color.red, red, 1e-9);
  CHECK_NEAR(color.green, green, 1e-9);
  CHECK_NEAR(color.blue, blue, 1e-9);
  CHECK_NEAR(color.alpha, alpha, 1e-9);
}

static bool is_in(int32_t index, size_t count) { return index >= -1 && index < (int32_t)count; }

static bool are_in(int32_t first, int32_t length, size_t count) {
  return first >= 0 && length >= 0 && (size_t)first + (size_t)length <= count;
}

/* Every index of a brush, a shape, a stroke or a group is in the column that it refers to. */
static void check_indices(const pl_tree *tree) {
  const pl_shape *shapes = COLUMN(tree, "shapes", pl_shape);
  for (size_t i = 0; i < rows_of(tree, "shapes"); i++)
    CHECK(are_in(shapes[i].first_element, shapes[i].element_count, rows_of(tree, "elements")));
  const pl_brush *brushes = COLUMN(tree, "brushes", pl_brush);
  for (size_t i = 0; i < rows_of(tree, "brushes"); i++) {
    CHECK(are_in(brushes[i].first_stop, brushes[i].stop_count, rows_of(tree, "stops")));
    CHECK(is_in(brushes[i].mask, rows_of(tree, "brushes")));
  }
  const pl_stroke *strokes = COLUMN(tree, "strokes", pl_stroke);
  for (size_t i = 0; i < rows_of(tree, "strokes"); i++)
    CHECK(are_in(strokes[i].first_dash, strokes[i].dash_count, rows_of(tree, "dashes")));
  const pl_group *groups = COLUMN(tree, "groups", pl_group);
  for (size_t i = 0; i < rows_of(tree, "groups"); i++) {
    CHECK(are_in(groups[i].first_filter, groups[i].filter_count, rows_of(tree, "filters")));
    CHECK(is_in(groups[i].clip, rows_of(tree, "shapes")));
  }
}

/* What is begun is ended, and everything that a command names is in its column. */
static void check_commands(const pl_tree *tree) {
  check_indices(tree);
  const char *const columns[] = {"nodes", NULL, NULL, NULL, "transforms", "shapes", "groups", NULL, "shapes", "shapes",
                                 "places", "places", "places"};
  const char *const placed[] = {"runs", "texts", "images"};
  size_t depth = 0;
  for (size_t i = 0; i < rows_of(tree, "commands"); i++) {
    const pl_command command = COLUMN(tree, "commands", pl_command)[i];
    int32_t op = command.op;
    REQUIRE(op >= PL_OP_BEGIN && op <= PL_OP_IMAGE);
    if (op == PL_OP_BEGIN || op == PL_OP_SAVE || op == PL_OP_GROUP) depth++;
    if (op == PL_OP_END || op == PL_OP_RESTORE || op == PL_OP_END_GROUP) depth--;
    if (columns[op] == NULL) CHECK_INT(command.index, -1);
    else REQUIRE(are_in(command.index, 1, rows_of(tree, columns[op])));
    bool has_brush = op >= PL_OP_FILL && op <= PL_OP_TEXT;
    CHECK(has_brush ? are_in(command.brush, 1, rows_of(tree, "brushes")) : command.brush == -1);
    if (op == PL_OP_STROKE) CHECK(are_in(command.detail, 1, rows_of(tree, "strokes")));
    if (op < PL_OP_GLYPHS) continue;
    const pl_place *place = &COLUMN(tree, "places", pl_place)[command.index];
    CHECK(are_in(place->index, 1, rows_of(tree, placed[op - PL_OP_GLYPHS])));
  }
  CHECK_INT(depth, 0);
}

/* The command of a kind after `skipped` others; ends the program if there is none. */
static const pl_command *command_of(const pl_tree *tree, int32_t op, int skipped) {
  const pl_command *commands = COLUMN(tree, "commands", pl_command);
  for (size_t i = 0; i < rows_of(tree, "commands"); i++)
    if (commands[i].op == op && skipped-- == 0) return &commands[i];
  REQUIRE(!"there is such a command");
  return NULL;
}

static int count_of(const pl_tree *tree, int32_t op) {
  const pl_command *commands = COLUMN(tree, "commands", pl_command);
  int count = 0;
  for (size_t i = 0; i < rows_of(tree, "commands"); i++) count += commands[i].op == op;
  return count;
}

static const pl_brush *brush_of(const pl_tree *tree, const pl_command *command) {
  return &COLUMN(tree, "brushes", pl_brush)[command->brush];
}

static const pl_path_element *elements_of(const pl_tree *tree, const pl_command *command) {
  const pl_shape *shape = &COLUMN(tree, "shapes", pl_shape)[command->index];
  return &COLUMN(tree, "elements", pl_path_element)[shape->first_element];
}

/* The chips of `drinks`: a border of 2, filled where selected, faded where disabled; a label at the place of each. */
static void test_chips(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, drinks);
  check_commands(tree);
  CHECK_INT(count_of(tree, PL_OP_STROKE), 3);
  CHECK_INT(count_of(tree, PL_OP_FILL), 1);
  const pl_command *border = command_of(tree, PL_OP_STROKE, 0);
  CHECK_NEAR(COLUMN(tree, "strokes", pl_stroke)[border->detail].width, 2, 0);
  CHECK_INT(COLUMN(tree, "strokes", pl_stroke)[border->detail].dash_count, 0);
  CHECK_NEAR(COLUMN(tree, "shapes", pl_shape)[border->index].bounds.x, 1, 1e-9);
  const pl_command *fill = command_of(tree, PL_OP_FILL, 0);
  CHECK_INT(brush_of(tree, fill)->kind, PL_BRUSH_COLOR);
  CHECK_INT(brush_of(tree, fill)->mask, -1);
  check_color(brush_of(tree, fill)->color, 0, 122 / 255.0, 1, 128 / 255.0); /* as in pictures */
  CHECK_NEAR(COLUMN(tree, "shapes", pl_shape)[fill->index].bounds.width, 80, 1e-9);
  REQUIRE(rows_of(tree, "groups") == 1);
  CHECK_NEAR(COLUMN(tree, "groups", pl_group)->opacity, 0.4, 1e-9);
  CHECK_NEAR(COLUMN(tree, "groups", pl_group)->shadow.alpha, 0, 0);
  CHECK_INT(rows_of(tree, "images"), 0);
  CHECK_INT(count_of(tree, PL_OP_GLYPHS), rows_of(tree, "runs"));
  const pl_command *label = command_of(tree, PL_OP_GLYPHS, 2);
  const pl_place *place = &COLUMN(tree, "places", pl_place)[label->index];
  CHECK_INT(place->index, 2);
  const pl_node *node = &pl_tree_nodes(tree, NULL)[8];
  CHECK_NEAR(place->frame.x, node->x, 1e-3);
  CHECK_NEAR(place->frame.y, node->y + COLUMN(tree, "texts", pl_text)[node->text].baseline, 1e-3);
  pl_tree_free(tree);
}

static void check_gradient(const pl_tree *tree, const pl_command *fill) {
  const pl_brush *brush = brush_of(tree, fill);
  const pl_rect bounds = COLUMN(tree, "shapes", pl_shape)[fill->index].bounds;
  CHECK_INT(brush->kind, PL_BRUSH_LINEAR);
  CHECK_INT(brush->blend, PL_BLEND_NORMAL);
  CHECK_NEAR(brush->x0, bounds.x, 1e-9);
  CHECK_NEAR(brush->y0, bounds.y + bounds.height / 2, 1e-9);
  CHECK_NEAR(brush->x1, bounds.x + bounds.width, 1e-9);
  CHECK_NEAR(brush->y1, brush->y0, 1e-9);
  CHECK_INT(brush->stop_count, 3);
  const pl_stop *stops = &COLUMN(tree, "stops", pl_stop)[brush->first_stop];
  CHECK_NEAR(stops[0].offset, 0, 0);
  CHECK_NEAR(stops[1].offset, 0.25, 0);
  CHECK_NEAR(stops[2].offset, 1, 0);
  check_color(stops[1].color, 0, 1, 0, 1);
}

static void check_stroke(const pl_tree *tree, const pl_command *command) {
  const pl_stroke *stroke = &COLUMN(tree, "strokes", pl_stroke)[command->detail];
  CHECK_NEAR(stroke->width, 3, 0);
  CHECK_INT(stroke->cap, PL_CAP_ROUND);
  CHECK_INT(stroke->join, PL_JOIN_BEVEL);
  CHECK_INT(stroke->dash_count, 2);
  CHECK_NEAR(COLUMN(tree, "dashes", double)[stroke->first_dash], 6, 0);
  CHECK_NEAR(COLUMN(tree, "dashes", double)[stroke->first_dash + 1], 2, 0);
  check_color(brush_of(tree, command)->color, 0.2, 0.4, 0.6, 1);
}

/* A layer is moved, filtered, clipped, faded and blended; nothing beside a group can be clipped where something blends. */
static void check_groups(const pl_tree *tree) {
  const double expected[] = {1, 0, 0, 1, 5, 7};
  const pl_transform *map = COLUMN(tree, "transforms", pl_transform);
  const double found[] = {map->a, map->b, map->c, map->d};
  for (int i = 0; i < 4; i++) CHECK_NEAR(found[i], expected[i], 1e-9);
  CHECK_NEAR(map->tx, 5, 1e-9);
  CHECK_NEAR(map->ty, 7, 1e-9);
  REQUIRE(rows_of(tree, "groups") == 2);
  const pl_group *groups = COLUMN(tree, "groups", pl_group);
  CHECK_NEAR(groups[0].opacity, 0.5, 1e-9);
  CHECK_INT(groups[0].blend, PL_BLEND_MULTIPLY);
  CHECK_INT(groups[0].clip, -1);
  CHECK_INT(groups[0].filter_count, 2);
  const pl_filter *filters = &COLUMN(tree, "filters", pl_filter)[groups[0].first_filter];
  CHECK_INT(filters[0].kind, PL_FILTER_BLUR);
  CHECK_NEAR(filters[0].amount, 4, 0);
  CHECK_INT(filters[1].kind, PL_FILTER_HUE_ROTATE);
  CHECK_NEAR(filters[1].amount, 40, 0);
  REQUIRE(groups[1].clip >= 0);
  const pl_shape *clip = &COLUMN(tree, "shapes", pl_shape)[groups[1].clip];
  CHECK_INT(COLUMN(tree, "elements", pl_path_element)[clip->first_element + 1].kind, PL_PATH_CUBIC);
}

static void test_drawing_control(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, drawing);
  check_commands(tree);
  const pl_command *fill = command_of(tree, PL_OP_FILL, 0);
  check_gradient(tree, fill);
  check_stroke(tree, command_of(tree, PL_OP_STROKE, 0));
  check_groups(tree);
  CHECK_INT(COLUMN(tree, "shapes", pl_shape)[fill->index].fill_rule, PL_FILL_NON_ZERO);
  const pl_path_element *elements = elements_of(tree, fill);
  CHECK_INT(elements[0].kind, PL_PATH_MOVE);
  CHECK_INT(elements[1].kind, PL_PATH_LINE);
  CHECK_NEAR(elements[1].x - elements[0].x, 60, 1e-9);
  CHECK_NEAR(elements[2].y - elements[1].y, 40, 1e-9);
  REQUIRE(rows_of(tree, "images") == 1);
  const pl_image *image = COLUMN(tree, "images", pl_image);
  const pl_node *node = &pl_tree_nodes(tree, NULL)[node_of_role(tree, PL_ROLE_IMAGE, 0)];
  CHECK_INT(node->image, 0);
  CHECK_TEXT(string_of(tree, image->description), "a dot");
  CHECK(strncmp(string_of(tree, image->href).bytes, "data:image/png;base64,", 22) == 0);
  CHECK_NEAR(image->width, 2, 0);
  CHECK_NEAR(image->height, 3, 0);
  const pl_place *place = &COLUMN(tree, "places", pl_place)[command_of(tree, PL_OP_IMAGE, 0)->index];
  CHECK_INT(place->index, 0);
  CHECK_NEAR(place->frame.width, 20, 0);
  pl_tree_free(tree);
}

static void test_icons_and_shadows(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine,
      "{\"type\":\"stack\",\"items\":[{\"type\":\"segmented\",\"items\":[\"Day\",\"Week\"]},"
      "{\"type\":\"chips\",\"chip\":{\"border\":0},\"items\":[{\"text\":\"tea\",\"icon\":\"star\",\"trailingIcon\":\"xmark\"}]}]}");
  check_commands(tree);
  const pl_node *nodes = pl_tree_nodes(tree, NULL);
  const pl_node *star = &nodes[node_of_role(tree, PL_ROLE_ICON, 0)];
  const pl_block_string *icons = COLUMN(tree, "icons", pl_block_string);
  CHECK_INT(rows_of(tree, "icons"), 2);
  CHECK_TEXT(string_of(tree, icons[star->icon]), "star");
  CHECK_TEXT(string_of(tree, icons[nodes[node_of_role(tree, PL_ROLE_TRAILING_ICON, 0)].icon]), "xmark");
  /* Lines of the built-in icons are 2 of 24 points wide. */
  const pl_command *line = command_of(tree, PL_OP_STROKE, 0);
  CHECK_NEAR(COLUMN(tree, "strokes", pl_stroke)[line->detail].width, star->width / 12, 1e-4);
  CHECK(COLUMN(tree, "shapes", pl_shape)[line->index].element_count > 5);
  const pl_group *shadow = &COLUMN(tree, "groups", pl_group)[command_of(tree, PL_OP_GROUP, 0)->index];
  CHECK_NEAR(shadow->shadow_radius, 4, 0);
  check_color(shadow->shadow, 0, 0, 0, 0.2);
  pl_tree_free(tree);
}

/* Artwork of a document: a filled path as its mirror image. */
static void test_artwork(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine,
      "{\"type\":\"chips\",\"direction\":\"rtl\",\"chip\":{\"border\":0},\"icons\":{\"flag\":{\"path\":\"M0 0h6v12z\","
      "\"viewBox\":[0,0,24,24],\"mirrored\":true}},\"items\":[{\"text\":\"a\",\"icon\":{\"name\":\"flag\",\"width\":24,\"height\":24}}]}");
  check_commands(tree);
  const pl_node *icon = &pl_tree_nodes(tree, NULL)[node_of_role(tree, PL_ROLE_ICON, 0)];
  CHECK_INT(count_of(tree, PL_OP_FILL), 1);
  const pl_path_element *path = elements_of(tree, command_of(tree, PL_OP_FILL, 0));
  CHECK_NEAR(path[0].x - icon->x, 24, 1e-3);
  CHECK_NEAR(path[1].x - icon->x, 18, 1e-3);
  CHECK_NEAR(path[2].y - icon->y, 12, 1e-3);
  pl_tree_free(tree);
}

/* A chip whose sides have borders of 1, 4, 3 and 0 points: outside its frame, inside what is left of it. */
static void test_borders(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine,
      "{\"type\":\"chips\",\"chip\":{\"cornerRadius\":0,\"borderColor\":\"#FF0000\"},\"items\":["
      "{\"text\":\"b\",\"width\":60,\"height\":30,\"border\":{\"top\":1,\"trailing\":4,\"bottom\":3,\"leading\":0}}]}");
  check_commands(tree);
  const pl_command *border = command_of(tree, PL_OP_FILL, 0);
  check_color(brush_of(tree, border)->color, 1, 0, 0, 1);
  CHECK_INT(COLUMN(tree, "shapes", pl_shape)[border->index].fill_rule, PL_FILL_EVEN_ODD);
  REQUIRE(COLUMN(tree, "shapes", pl_shape)[border->index].element_count == 10);
  const pl_path_element *area = elements_of(tree, border);
  const double corners[] = {0, 0, 60, 0, 60, 30, 0, 30, 0, 1, 56, 1, 56, 27, 0, 27};
  for (int corner = 0; corner < 8; corner++) {
    const pl_path_element *element = &area[corner < 4 ? corner : corner + 1];
    CHECK_INT(element->kind, corner % 4 == 0 ? PL_PATH_MOVE : PL_PATH_LINE);
    CHECK_NEAR(element->x - area[0].x, corners[2 * corner], 1e-9);
    CHECK_NEAR(element->y - area[0].y, corners[2 * corner + 1], 1e-9);
  }
  CHECK_INT(area[4].kind, PL_PATH_CLOSE);
  CHECK_INT(area[9].kind, PL_PATH_CLOSE);
  pl_tree_free(tree);
}

/* A quarter of the way from the first to the second of four equal segments: two labels are drawn in two parts. */
static void test_crossing(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine,
      "{\"type\":\"segmented\",\"width\":360,\"items\":[\"Day\",\"Week\",\"Month\",\"Year\"],\"selected\":\"Week\","
      "\"segment\":{\"textColor\":\"#C2410C\",\"selectedTextColor\":\"#1D4ED8\"},"
      "\"transition\":{\"from\":\"Day\",\"curve\":\"linear\",\"duration\":0.4,\"at\":0.2}}");
  check_commands(tree);
  int repeated = 0;
  for (int i = 0; i < count_of(tree, PL_OP_GLYPHS); i++) {
    const pl_command *glyphs = command_of(tree, PL_OP_GLYPHS, i);
    if (!glyphs->detail) continue;
    repeated++;
    check_color(brush_of(tree, glyphs)->color, 0x1D / 255.0, 0x4E / 255.0, 0xD8 / 255.0, 1);
  }
  CHECK(repeated >= 1 && repeated <= 2);
  CHECK_INT(count_of(tree, PL_OP_CLIP), 2 * repeated);
  pl_tree_free(tree);
}

/* Lays out a circle of 100 points with one fill, and returns its brush. */
static pl_brush brush_filled(const pl_engine *engine, const char *fill, pl_tree **tree) {
  char json[1024];
  snprintf(json, sizeof json, "{\"type\":\"shape\",\"shape\":\"circle\",\"width\":100,\"fill\":%s}", fill);
  *tree = lay_out(engine, json);
  check_commands(*tree);
  CHECK_INT(count_of(*tree, PL_OP_FILL), 1);
  return *brush_of(*tree, command_of(*tree, PL_OP_FILL, 0));
}

static void test_gradients(const pl_engine *engine) {
  pl_tree *tree;
  pl_brush brush = brush_filled(
      engine,
      "{\"radial\":{\"center\":{\"x\":0.25,\"y\":0.75},\"startRadius\":10,\"endRadius\":90,"
      "\"stops\":[\"red\",\"blue\"]}}",
      &tree);
  CHECK_INT(brush.kind, PL_BRUSH_RADIAL);
  CHECK_NEAR(brush.x0, 25, 0);
  CHECK_NEAR(brush.y0, 75, 0);
  CHECK_NEAR(brush.start, 10, 0);
  CHECK_NEAR(brush.end, 90, 0);
  CHECK_INT(brush.stop_count, 2);
  pl_tree_free(tree);
  brush = brush_filled(
      engine, "{\"angular\":{\"center\":\"center\",\"from\":-90,\"stops\":[\"red\",\"lime\",\"blue\"]}}", &tree);
  CHECK_INT(brush.kind, PL_BRUSH_ANGULAR);
  CHECK_NEAR(brush.x0, 50, 0);
  CHECK_NEAR(brush.start, -90, 0);
  CHECK_NEAR(brush.end, 270, 0);
  CHECK_INT(brush.stop_count, 3);
  CHECK_NEAR(COLUMN(tree, "stops", pl_stop)[brush.first_stop + 1].offset, 0.5, 0);
  CHECK_NEAR(COLUMN(tree, "stops", pl_stop)[brush.first_stop + 2].color.blue, 1, 0);
  pl_tree_free(tree);
  brush = brush_filled(
      engine, "{\"elliptical\":{\"center\":{\"x\":0.5,\"y\":0.55},\"stops\":[\"red\",\"blue\"]}}", &tree);
  CHECK_INT(brush.kind, PL_BRUSH_ELLIPTICAL);
  CHECK_NEAR(brush.y0, 55, 1e-9);
  CHECK_NEAR(brush.frame.width, 100, 0);
  pl_tree_free(tree);
}

/* The second colour is that of the top left square; a mask is a brush of its own. */
static void test_patterns(const pl_engine *engine) {
  pl_tree *tree;
  pl_brush brush = brush_filled(
      engine,
      "{\"checkerboard\":{\"tile\":20,\"colors\":[\"#FFFFFF\",\"#333333\"]},\"opacity\":0.5,"
      "\"mask\":{\"linear\":{\"from\":\"leading\",\"to\":\"trailing\",\"stops\":[\"#000F\",\"#0000\"]}}}",
      &tree);
  CHECK_INT(brush.kind, PL_BRUSH_CHECKERBOARD);
  CHECK_NEAR(brush.start, 20, 0);
  CHECK_NEAR(brush.opacity, 0.5, 0);
  CHECK_INT(brush.stop_count, 2);
  CHECK_NEAR(COLUMN(tree, "stops", pl_stop)[brush.first_stop].color.red, 1, 0);
  CHECK_NEAR(COLUMN(tree, "stops", pl_stop)[brush.first_stop + 1].color.red, 0.2, 1e-9);
  CHECK_INT(brush.mask, 1);
  const pl_brush mask = COLUMN(tree, "brushes", pl_brush)[brush.mask];
  CHECK_INT(mask.kind, PL_BRUSH_LINEAR);
  CHECK_NEAR(mask.opacity, 1, 0);
  CHECK_NEAR(mask.x1, 100, 0);
  pl_tree_free(tree);
  brush = brush_filled(
      engine,
      "{\"mesh\":{\"columns\":3,\"rows\":2,\"colors\":[\"#000\",\"#300\",\"#600\",\"#900\",\"#C00\",\"#F00\"]},"
      "\"blend\":\"screen\"}",
      &tree);
  CHECK_INT(brush.kind, PL_BRUSH_MESH);
  CHECK_INT(brush.blend, PL_BLEND_SCREEN);
  CHECK_INT(brush.columns, 3);
  CHECK_INT(brush.rows, 2);
  CHECK_INT(brush.stop_count, 6);
  for (int i = 0; i < 6; i++)
    CHECK_NEAR(COLUMN(tree, "stops", pl_stop)[brush.first_stop + i].color.red, i / 5.0, 1e-9);
  pl_tree_free(tree);
}

/* The colours of a theme, and those of a tree without one. */
static void test_colors(const pl_engine *engine) {
  pl_tree *plain = lay_out(engine, drinks);
  const pl_tree_info *info = COLUMN(plain, "tree", pl_tree_info);
  CHECK_NEAR(info->background.alpha, 0, 0);
  CHECK_NEAR(info->paper.alpha, 0, 0);
  check_color(info->foreground, 0, 0, 0, 1);
  pl_tree_free(plain);
  pl_tree *themed = lay_out(
      engine,
      "{\"type\":\"text\",\"text\":\"tea\",\"background\":\"#663300\",\"theme\":{\"background\":\"#003366\",\"foreground\":\"#FF990080\"}}");
  info = COLUMN(themed, "tree", pl_tree_info);
  check_color(info->background, 0.4, 0.2, 0, 1);
  check_color(info->paper, 0, 0.2, 0.4, 1);
  check_color(info->foreground, 1, 0.6, 0, 128 / 255.0);
  pl_tree_free(themed);
}

void test_drawing(const pl_engine *engine) {
  test_chips(engine);
  test_drawing_control(engine);
  test_icons_and_shadows(engine);
  test_artwork(engine);
  test_borders(engine);
  test_crossing(engine);
  test_gradients(engine);
  test_patterns(engine);
  test_colors(engine);
}
