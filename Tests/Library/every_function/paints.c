#include "subjects.h"

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

/* Every index of a table is in the table it refers to. */
static void check_indices(const pl_paint_tables *tables) {
  for (size_t i = 0; i < tables->paint_count; i++) {
    const pl_paint *paint = &tables->paints[i];
    CHECK(are_in(paint->first_fill, paint->fill_count, tables->fill_count));
    CHECK(is_in(paint->stroke, tables->stroke_count) && is_in(paint->shadow, tables->shadow_count));
    CHECK(are_in(paint->first_element, paint->element_count, tables->element_count));
  }
  for (size_t i = 0; i < tables->fill_count; i++) {
    const pl_fill *fill = &tables->fills[i];
    CHECK(are_in(fill->first_stop, fill->stop_count, tables->stop_count));
    CHECK(is_in(fill->mask, tables->fill_count));
  }
  for (size_t i = 0; i < tables->stroke_count; i++) {
    const pl_stroke *stroke = &tables->strokes[i];
    CHECK(stroke->fill >= 0 && is_in(stroke->fill, tables->fill_count));
    CHECK(are_in(stroke->first_dash, stroke->dash_count, tables->dash_count));
  }
  for (size_t i = 0; i < tables->effects_count; i++)
    CHECK(are_in(tables->effects[i].first_filter, tables->effects[i].filter_count, tables->filter_count));
}

/* The chips of `drinks`: a border of 2, filled where selected, faded where disabled; two share no paint but that of texts. */
static void test_chips(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, drinks);
  const pl_paint_tables *tables = pl_tree_paint_tables(tree);
  CHECK(pl_tree_paint_tables(tree) == tables);
  check_indices(tables);
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  CHECK_INT(nodes[0].paint, -1);
  CHECK_INT(nodes[3].paint, nodes[8].paint);
  const pl_paint *tea = &tables->paints[nodes[2].paint], *coffee = &tables->paints[nodes[4].paint];
  CHECK_INT(tea->fill_count, 0);
  CHECK_INT(coffee->fill_count, 1);
  CHECK_NEAR(tables->paints[nodes[7].paint].opacity, 0.4, 1e-9);
  CHECK_NEAR(tea->opacity, 1, 0);
  CHECK_INT(tea->shadow, -1);
  for (int corner = 0; corner < 4; corner++) CHECK_NEAR(tea->corner_radii[corner], 10, 0);
  REQUIRE(tea->stroke >= 0);
  CHECK_NEAR(tables->strokes[tea->stroke].width, 2, 0);
  CHECK_INT(tables->strokes[tea->stroke].dash_count, 0);
  const pl_fill *fill = &tables->fills[coffee->first_fill];
  CHECK_INT(fill->kind, PL_FILL_COLOR);
  CHECK_INT(fill->mask, -1);
  check_color(fill->color, 0, 122 / 255.0, 1, 0.5);
  CHECK_INT(tables->effects_count, 0);
  CHECK_INT(tables->image_count, 0);
  pl_tree_free(tree);
}

static void check_gradient(const pl_paint_tables *tables, const pl_paint *paint) {
  CHECK_INT(paint->fill_count, 1);
  const pl_fill *fill = &tables->fills[paint->first_fill];
  CHECK_INT(fill->kind, PL_FILL_LINEAR);
  CHECK_INT(fill->blend, PL_BLEND_NORMAL);
  CHECK_NEAR(fill->x0, 0, 0);
  CHECK_NEAR(fill->y0, 0.5, 0);
  CHECK_NEAR(fill->x1, 1, 0);
  CHECK_NEAR(fill->y1, 0.5, 0);
  CHECK_INT(fill->stop_count, 3);
  const pl_stop *stops = &tables->stops[fill->first_stop];
  CHECK_NEAR(stops[0].offset, 0, 0);
  CHECK_NEAR(stops[1].offset, 0.25, 0);
  CHECK_NEAR(stops[2].offset, 1, 0);
  check_color(stops[1].color, 0, 1, 0, 1);
}

static void check_stroke(const pl_paint_tables *tables, const pl_paint *paint) {
  REQUIRE(paint->stroke >= 0);
  const pl_stroke *stroke = &tables->strokes[paint->stroke];
  CHECK_NEAR(stroke->width, 3, 0);
  CHECK_INT(stroke->cap, PL_CAP_ROUND);
  CHECK_INT(stroke->join, PL_JOIN_BEVEL);
  CHECK_INT(stroke->dash_count, 2);
  CHECK_NEAR(tables->dashes[stroke->first_dash], 6, 0);
  CHECK_NEAR(tables->dashes[stroke->first_dash + 1], 2, 0);
  check_color(tables->fills[stroke->fill].color, 0.2, 0.4, 0.6, 1);
}

static void check_effects(const pl_paint_tables *tables, const pl_effects *effects) {
  const double expected[] = {1, 0, 0, 1, 5, 7};
  for (int i = 0; i < 6; i++) CHECK_NEAR(effects->transform[i], expected[i], 1e-9);
  CHECK_INT(effects->blend, PL_BLEND_MULTIPLY);
  CHECK_INT(effects->clips, 1);
  CHECK_INT(effects->filter_count, 2);
  const pl_filter *filters = &tables->filters[effects->first_filter];
  CHECK_INT(filters[0].kind, PL_FILTER_BLUR);
  CHECK_NEAR(filters[0].amount, 4, 0);
  CHECK_INT(filters[1].kind, PL_FILTER_HUE_ROTATE);
  CHECK_NEAR(filters[1].amount, 40, 0);
}

/* The roundedRect of `drawing` is a path of four lines; the circle that clips its layer has curves. */
static void check_paths(const pl_paint_tables *tables, const pl_paint *layer, const pl_paint *shape) {
  CHECK_NEAR(layer->opacity, 0.5, 1e-9);
  CHECK(layer->element_count > 4);
  CHECK_INT(tables->elements[layer->first_element + 1].kind, PL_PATH_CUBIC);
  CHECK_INT(shape->fill_rule, PL_FILL_NON_ZERO);
  const pl_path_element *elements = &tables->elements[shape->first_element];
  CHECK_INT(elements[0].kind, PL_PATH_MOVE);
  CHECK_INT(elements[1].kind, PL_PATH_LINE);
  CHECK_NEAR(elements[1].x, 60, 1e-9);
  CHECK_NEAR(elements[1].y, 0, 1e-9);
  CHECK_NEAR(elements[2].y, 40, 1e-9);
  CHECK_INT(elements[shape->element_count - 1].kind, PL_PATH_CLOSE);
}

static void test_drawing(const pl_engine *engine) {
  pl_tree *tree = lay_out(engine, drawing);
  const pl_paint_tables *tables = pl_tree_paint_tables(tree);
  check_indices(tables);
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  const pl_node *layer = &nodes[pl_tree_node_of_id(tree, PL_STRING("faded"))];
  const pl_node *shape = &nodes[node_of_role(tree, PL_ROLE_SHAPE, 0)];
  const pl_node *image = &nodes[node_of_role(tree, PL_ROLE_IMAGE, 0)];
  REQUIRE(layer->effects >= 0 && shape->paint >= 0 && layer->paint >= 0);
  check_gradient(tables, &tables->paints[shape->paint]);
  check_stroke(tables, &tables->paints[shape->paint]);
  check_effects(tables, &tables->effects[layer->effects]);
  check_paths(tables, &tables->paints[layer->paint], &tables->paints[shape->paint]);
  CHECK_INT(tables->image_count, 1);
  REQUIRE(image->image == 0);
  CHECK_TEXT(tables->images[0].description, "a dot");
  CHECK(strncmp(tables->images[0].href.bytes, "data:image/png;base64,", 22) == 0);
  CHECK_NEAR(tables->images[0].width, 2, 0);
  CHECK_NEAR(tables->images[0].height, 3, 0);
  CHECK_NEAR(image->width, 20, 0);
  pl_tree_free(tree);
}

static void test_icons_and_shadows(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine,
      "{\"type\":\"stack\",\"items\":[{\"type\":\"segmented\",\"items\":[\"Day\",\"Week\"]},"
      "{\"type\":\"chips\",\"items\":[{\"text\":\"tea\",\"icon\":\"star\",\"trailingIcon\":\"xmark\"}]}]}");
  const pl_paint_tables *tables = pl_tree_paint_tables(tree);
  check_indices(tables);
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  CHECK_INT(tables->icon_count, 2);
  CHECK_TEXT(tables->icons[nodes[node_of_role(tree, PL_ROLE_ICON, 0)].icon], "star");
  CHECK_TEXT(tables->icons[nodes[node_of_role(tree, PL_ROLE_TRAILING_ICON, 0)].icon], "xmark");
  size_t icon_count;
  const pl_icon *icons = pl_tree_icons(tree, &icon_count);
  CHECK_INT(icon_count, 2);
  CHECK_INT(icons[0].node, node_of_role(tree, PL_ROLE_ICON, 0));
  CHECK_INT(icons[1].node, node_of_role(tree, PL_ROLE_TRAILING_ICON, 0));
  CHECK_INT(icons[0].image, -1);
  CHECK_INT(icons[0].paint_count, 1);
  REQUIRE(are_in(icons[0].first_paint, 1, tables->paint_count));
  const pl_paint *star = &tables->paints[icons[0].first_paint];
  REQUIRE(star->stroke >= 0 && star->element_count > 5);
  /* Lines of the built-in icons are 2 of 24 points wide. */
  CHECK_NEAR(tables->strokes[star->stroke].width, nodes[icons[0].node].width / 12, 1e-9);
  const pl_paint *paint = &tables->paints[nodes[node_of_role(tree, PL_ROLE_INDICATOR, 0)].paint];
  REQUIRE(paint->shadow >= 0);
  CHECK_NEAR(tables->shadows[paint->shadow].radius, 4, 0);
  check_color(tables->shadows[paint->shadow].color, 0, 0, 0, 0.2);
  pl_tree_free(tree);
}

/* Artwork of a document: a filled path as its mirror image, and a picture. */
static void test_artwork(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine,
      "{\"type\":\"chips\",\"direction\":\"rtl\",\"icons\":{\"flag\":{\"path\":\"M0 0h6v12z\",\"viewBox\":[0,0,24,24],"
      "\"mirrored\":true}},\"items\":[{\"text\":\"a\",\"icon\":{\"name\":\"flag\",\"width\":24,\"height\":24}}]}");
  const pl_paint_tables *tables = pl_tree_paint_tables(tree);
  check_indices(tables);
  size_t count;
  const pl_icon *icons = pl_tree_icons(tree, &count);
  CHECK_INT(count, 1);
  const pl_paint *flag = &tables->paints[icons[0].first_paint];
  CHECK_INT(flag->stroke, -1);
  CHECK_INT(flag->fill_count, 1);
  REQUIRE(are_in(flag->first_element, 3, tables->element_count));
  const pl_path_element *path = &tables->elements[flag->first_element];
  CHECK_NEAR(path[0].x, 24, 1e-9);
  CHECK_NEAR(path[1].x, 18, 1e-9);
  CHECK_NEAR(path[2].y, 12, 1e-9);
  pl_tree_free(tree);
}

/* A chip whose sides have borders of 1, 4, 3 and 0 points: outside its frame, inside what is left of it. The other chip has one
 * of 2 all around, for which its stroke is enough. */
static void test_borders(const pl_engine *engine) {
  pl_tree *tree = lay_out(
      engine,
      "{\"type\":\"chips\",\"chip\":{\"cornerRadius\":0,\"borderColor\":\"#FF0000\"},\"items\":[\"a\","
      "{\"text\":\"b\",\"width\":60,\"height\":30,\"border\":{\"top\":1,\"trailing\":4,\"bottom\":3,\"leading\":0}}]}");
  const pl_paint_tables *tables = pl_tree_paint_tables(tree);
  check_indices(tables);
  size_t count;
  const pl_border *borders = pl_tree_borders(tree, &count);
  CHECK_INT(count, 1);
  REQUIRE(count == 1);
  const pl_node *node = &pl_tree_nodes(tree, NULL)[borders[0].node];
  CHECK_INT(borders[0].node, pl_tree_node_of_id(tree, PL_STRING("b")));
  const double widths[] = {1, 4, 3, 0};
  for (int side = 0; side < 4; side++) CHECK_NEAR(borders[0].widths[side], widths[side], 1e-9);
  const pl_stroke *stroke = &tables->strokes[tables->paints[node->paint].stroke];
  check_color(tables->fills[stroke->fill].color, 1, 0, 0, 1);
  CHECK_INT(borders[0].element_count, 10);
  REQUIRE(are_in(borders[0].first_element, 10, tables->element_count));
  const pl_path_element *area = &tables->elements[borders[0].first_element];
  const double corners[] = {0, 0, 60, 0, 60, 30, 0, 30, 0, 1, 56, 1, 56, 27, 0, 27};
  for (int corner = 0; corner < 8; corner++) {
    const pl_path_element *element = &area[corner < 4 ? corner : corner + 1];
    CHECK_INT(element->kind, corner % 4 == 0 ? PL_PATH_MOVE : PL_PATH_LINE);
    CHECK_NEAR(element->x, corners[2 * corner], 1e-9);
    CHECK_NEAR(element->y, corners[2 * corner + 1], 1e-9);
  }
  CHECK_INT(area[4].kind, PL_PATH_CLOSE);
  CHECK_INT(area[9].kind, PL_PATH_CLOSE);
  pl_tree_free(tree);
}

/* What is begun is ended, and everything that a command names is in its table. */
static void check_commands(const pl_tree *tree, const pl_display_list *list) {
  const pl_text_tables *texts = pl_tree_text_tables(tree);
  size_t count, depth = 0;
  pl_tree_nodes(tree, &count);
  for (size_t i = 0; i < list->command_count; i++) {
    const pl_command *command = &list->commands[i];
    int32_t op = command->op;
    if (op == PL_OP_BEGIN || op == PL_OP_SAVE || op == PL_OP_GROUP) depth++;
    if (op == PL_OP_END || op == PL_OP_RESTORE || op == PL_OP_END_GROUP) depth--;
    if (op == PL_OP_BEGIN) CHECK(are_in(command->index, 1, count));
    if (op == PL_OP_CONCAT) CHECK(are_in(command->index, 1, list->transform_count));
    if (op == PL_OP_GROUP) CHECK(are_in(command->index, 1, list->group_count));
    if (op == PL_OP_CLIP || op == PL_OP_FILL || op == PL_OP_STROKE)
      CHECK(are_in(command->index, 1, list->shape_count));
    if (command->brush >= 0) CHECK(are_in(command->brush, 1, list->brush_count));
    if (op == PL_OP_STROKE) CHECK(are_in(command->detail, 1, list->tables->stroke_count));
    if (op < PL_OP_GLYPHS) continue;
    REQUIRE(are_in(command->index, 1, list->place_count));
    size_t places[] = {texts->run_count, texts->text_count, list->tables->image_count};
    CHECK(are_in(list->places[command->index].index, 1, places[op - PL_OP_GLYPHS]));
  }
  CHECK_INT(depth, 0);
  for (size_t i = 0; i < list->shape_count; i++)
    CHECK(are_in(list->shapes[i].first_element, list->shapes[i].element_count, list->tables->element_count));
  for (size_t i = 0; i < list->brush_count; i++)
    CHECK(are_in(list->brushes[i].fill, 1, list->tables->fill_count));
}

/* Chips: a box for each, and its label at its place; a turned group with a gradient and a clip. */
static void test_display_list(const pl_engine *engine) {
  pl_tree *chips = lay_out(engine, drinks);
  const pl_display_list *list = pl_tree_display_list(chips);
  check_commands(chips, list);
  CHECK(list == pl_tree_display_list(chips));
  const pl_text_tables *texts = pl_tree_text_tables(chips);
  size_t runs = 0;
  for (size_t i = 0; i < list->command_count; i++) {
    if (list->commands[i].op != PL_OP_GLYPHS) continue;
    CHECK_INT(list->places[list->commands[i].index].index, runs);
    runs++;
  }
  CHECK_INT(runs, texts->run_count);
  pl_tree_free(chips);

  pl_tree *drawing = lay_out(
      engine,
      "{\"type\":\"drawing\",\"width\":80,\"height\":60,\"layers\":[{\"opacity\":0.5,\"transform\":[{\"rotate\":90}],"
      "\"clip\":{\"shape\":\"circle\",\"width\":40},\"filter\":[{\"blur\":2}],\"items\":[{\"shape\":\"circle\",\"width\":40,"
      "\"fill\":{\"linear\":{\"stops\":[\"red\",\"blue\"]}}}]}]}");
  list = pl_tree_display_list(drawing);
  check_commands(drawing, list);
  REQUIRE(list->transform_count == 1 && list->group_count == 1);
  CHECK_NEAR(list->transforms[0].b, 1, 1e-9);
  CHECK_NEAR(list->groups[0].opacity, 0.5, 1e-9);
  CHECK_INT(list->groups[0].filter_count, 1);
  CHECK_NEAR(list->tables->filters[list->groups[0].first_filter].amount, 2, 1e-9);
  CHECK_INT(list->groups[0].clip, -1);
  pl_tree_free(drawing);
}

/* The colours of a theme, and those of a tree without one. */
static void test_colors(const pl_engine *engine) {
  pl_tree *plain = lay_out(engine, drinks);
  pl_color color = {1, 2, 3, 4};
  CHECK(!pl_tree_background(plain, &color) && !pl_tree_paper(plain, &color));
  CHECK_NEAR(color.alpha, 4, 0);
  check_color(pl_tree_foreground(plain), 0, 0, 0, 1);
  pl_tree_free(plain);
  pl_tree *themed = lay_out(
      engine,
      "{\"type\":\"text\",\"text\":\"tea\",\"background\":\"#663300\",\"theme\":{\"background\":\"#003366\",\"foreground\":\"#FF990080\"}}");
  CHECK(pl_tree_background(themed, &color));
  check_color(color, 0.4, 0.2, 0, 1);
  CHECK(pl_tree_paper(themed, &color));
  check_color(color, 0, 0.2, 0.4, 1);
  check_color(pl_tree_foreground(themed), 1, 0.6, 0, 128 / 255.0);
  pl_tree_free(themed);
}

void test_paints(const pl_engine *engine) {
  test_chips(engine);
  test_drawing(engine);
  test_icons_and_shadows(engine);
  test_artwork(engine);
  test_borders(engine);
  test_display_list(engine);
  test_colors(engine);
}
