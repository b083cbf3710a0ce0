#include "subjects.h"

#include <stdio.h>

/* Lays out a shape with one fill, which is returned as it is in the tables. */
static pl_tree *shape_filled(const pl_engine *engine, const char *fill, pl_fill *found) {
  char json[1024];
  snprintf(json, sizeof json, "{\"type\":\"shape\",\"shape\":\"circle\",\"width\":100,\"fill\":%s}", fill);
  pl_tree *tree = lay_out(engine, json);
  const pl_paint_tables *tables = pl_tree_paint_tables(tree);
  CHECK_INT(tables->paint_count, 1);
  CHECK_INT(tables->paints[0].fill_count, 1);
  *found = tables->fills[tables->paints[0].first_fill];
  return tree;
}

static void test_radial(const pl_engine *engine) {
  pl_fill fill;
  pl_tree *tree = shape_filled(
      engine,
      "{\"radial\":{\"center\":{\"x\":0.25,\"y\":0.75},\"startRadius\":10,\"endRadius\":90,"
      "\"stops\":[\"red\",\"blue\"]}}",
      &fill);
  CHECK_INT(fill.kind, PL_FILL_RADIAL);
  CHECK_NEAR(fill.x0, 0.25, 0);
  CHECK_NEAR(fill.y0, 0.75, 0);
  CHECK_NEAR(fill.start, 10, 0);
  CHECK_NEAR(fill.end, 90, 0);
  CHECK_INT(fill.stop_count, 2);
  pl_tree_free(tree);
}

static void test_angular(const pl_engine *engine) {
  pl_fill fill;
  pl_tree *tree = shape_filled(
      engine, "{\"angular\":{\"center\":\"center\",\"from\":-90,\"stops\":[\"red\",\"lime\",\"blue\"]}}", &fill);
  CHECK_INT(fill.kind, PL_FILL_ANGULAR);
  CHECK_NEAR(fill.x0, 0.5, 0);
  CHECK_NEAR(fill.start, -90, 0);
  CHECK_NEAR(fill.end, 270, 0);
  const pl_stop *stops = &pl_tree_paint_tables(tree)->stops[fill.first_stop];
  CHECK_INT(fill.stop_count, 3);
  CHECK_NEAR(stops[1].offset, 0.5, 0);
  CHECK_NEAR(stops[1].color.green, 1, 0);
  CHECK_NEAR(stops[2].color.blue, 1, 0);
  pl_tree_free(tree);
  tree = shape_filled(
      engine, "{\"elliptical\":{\"center\":{\"x\":0.5,\"y\":0.55},\"stops\":[\"red\",\"blue\"]}}", &fill);
  CHECK_INT(fill.kind, PL_FILL_ELLIPTICAL);
  CHECK_NEAR(fill.y0, 0.55, 0);
  pl_tree_free(tree);
}

/* The second colour is that of the top left square. */
static void test_checkerboard(const pl_engine *engine) {
  pl_fill fill;
  pl_tree *tree = shape_filled(
      engine, "{\"checkerboard\":{\"tile\":20,\"colors\":[\"#FFFFFF\",\"#333333\"]},\"opacity\":0.5}", &fill);
  CHECK_INT(fill.kind, PL_FILL_CHECKERBOARD);
  CHECK_NEAR(fill.start, 20, 0);
  CHECK_NEAR(fill.opacity, 0.5, 0);
  CHECK_INT(fill.stop_count, 2);
  CHECK_NEAR(pl_tree_paint_tables(tree)->stops[fill.first_stop].color.red, 1, 0);
  CHECK_NEAR(pl_tree_paint_tables(tree)->stops[fill.first_stop + 1].color.red, 0.2, 1e-9);
  pl_tree_free(tree);
}

static void test_mesh(const pl_engine *engine) {
  pl_fill fill;
  pl_tree *tree = shape_filled(
      engine,
      "{\"mesh\":{\"columns\":3,\"rows\":2,\"colors\":[\"#000\",\"#300\",\"#600\",\"#900\",\"#C00\",\"#F00\"]},"
      "\"blend\":\"screen\"}",
      &fill);
  CHECK_INT(fill.kind, PL_FILL_MESH);
  CHECK_INT(fill.blend, PL_BLEND_SCREEN);
  CHECK_INT(fill.columns, 3);
  CHECK_INT(fill.rows, 2);
  CHECK_INT(fill.stop_count, 6);
  for (int i = 0; i < 6; i++)
    CHECK_NEAR(pl_tree_paint_tables(tree)->stops[fill.first_stop + i].color.red, i / 5.0, 1e-9);
  pl_tree_free(tree);
}

void test_fills(const pl_engine *engine) {
  test_radial(engine);
  test_angular(engine);
  test_checkerboard(engine);
  test_mesh(engine);
}
