/* Sets an allocator before everything else, and fails each of its allocations once: every call either does what it does otherwise, or
 * fails with PL_FAILED and leaves nothing behind. */
#include "support/fixture.h"

#include <stdio.h>
#include <stdlib.h>

/* What stands before all memory of the allocator; a multiple of 16 bytes. */
typedef struct head {
  size_t size;
  uint64_t mark;
} head;

enum { MARK = 0x5eed };

/* Several threads allocate at a time. */
static long live, allocations;
/* The number of allocations that succeed before one fails, once or for ever. */
static long left = -1;
static bool fails_for_ever, is_misaligned;

static bool is_refused(void) {
  if (__atomic_load_n(&left, __ATOMIC_SEQ_CST) < 0) return false;
  return __atomic_fetch_sub(&left, 1, __ATOMIC_SEQ_CST) == 0 || fails_for_ever;
}

static void *memory_of(head *start, size_t size) {
  start->size = size;
  start->mark = MARK;
  return start + 1;
}

static head *head_of(void *memory) {
  head *start = (head *)memory - 1;
  REQUIRE(start->mark == MARK);
  return start;
}

static void *allocate(void *context, size_t size) {
  REQUIRE(context == &live && size > 0);
  __atomic_fetch_add(&allocations, 1, __ATOMIC_SEQ_CST);
  if (fails_for_ever || is_refused()) return NULL;
  __atomic_fetch_add(&live, 1, __ATOMIC_SEQ_CST);
  char *start = (char *)malloc(sizeof(head) + size + 8);
  REQUIRE(start != NULL);
  char *memory = (char *)memory_of((head *)(void *)start, size);
  if (!is_misaligned) return memory;
  /* The library must give it back untouched. */
  memmove(start + 8, start, sizeof(head));
  return memory + 8;
}

static void *reallocate(void *context, void *memory, size_t size) {
  REQUIRE(context == &live && memory != NULL && size > 0);
  head *old = head_of(memory);
  if (fails_for_ever || is_refused()) return NULL;
  /* It always moves. */
  head *start = (head *)malloc(sizeof(head) + size + 8);
  REQUIRE(start != NULL);
  memcpy(memory_of(start, size), memory, old->size < size ? old->size : size);
  old->mark = 0;
  free(old);
  return start + 1;
}

static void deallocate(void *context, void *memory) {
  REQUIRE(context == &live && memory != NULL);
  __atomic_fetch_sub(&live, 1, __ATOMIC_SEQ_CST);
  char *start = (char *)memory - sizeof(head);
  if ((uintptr_t)memory % 16 == 8) start -= 8;
  else head_of(memory)->mark = 0;
  free(start);
}

static void test_setting(void) {
  OPTIONS(pl_allocator, allocator);
  CHECK_INT(pl_set_allocator(NULL), PL_INVALID_ARGUMENT);
  CHECK_INT(pl_set_allocator(&allocator), PL_INVALID_ARGUMENT);
  allocator.context = &live;
  allocator.allocate = allocate;
  allocator.reallocate = reallocate;
  CHECK_INT(pl_set_allocator(&allocator), PL_INVALID_ARGUMENT);
  allocator.free = deallocate;
  allocator.struct_size = 4;
  CHECK_INT(pl_set_allocator(&allocator), PL_INVALID_ARGUMENT);
  allocator.struct_size = sizeof allocator;
  /* These take no memory. */
  CHECK(pl_abi_version() == PL_ABI_VERSION && pl_version() != NULL);
  CHECK(pl_weight_named(PL_STRING("medium")) == 500);
  pl_error_free(NULL);
  CHECK_INT(pl_set_allocator(&allocator), 0);
}

static const char panel[] =
    "{\"type\":\"chips\",\"width\":120,\"items\":[\"tea\",{\"text\":\"a long label that is truncated\",\"maxWidth\":80},"
    "\"cocoa\"]}";

static const pl_engine *engine;
static pl_tree *before, *after;
static pl_session *session;

/* The calls that return memory of the allocator. Each returns whether it succeeded, and stores its error. */

static bool is_block(pl_error **error) {
  (void)error;
  pl_tree *tree = lay_out(engine, panel);
  const pl_block *block = pl_tree_block(tree, PL_PART_ALL);
  CHECK((uintptr_t)block % 16 == 0);
  bool is_made = block != NULL;
  /* What failed is made by the next call, and then kept. */
  if (!is_made) CHECK(pl_tree_block(tree, PL_PART_ALL) != NULL);
  CHECK(pl_tree_block(tree, PL_PART_ALL) == pl_tree_block(tree, PL_PART_ALL));
  size_t count;
  bool has_nodes = pl_tree_nodes(tree, &count) != NULL;
  CHECK(has_nodes == (count > 0));
  pl_tree_free(tree);
  return is_made && has_nodes;
}

static double moment;

static bool is_frame(pl_error **error) {
  const pl_changed_rows *changed = NULL;
  moment += 1;
  pl_session_tap(session, (int)moment % 2 ? 200 : 50, 20, moment, NULL);
  const pl_block *last = pl_session_block(session, moment, PL_PART_DRAWING, NULL, NULL, NULL);
  const pl_block *block = pl_session_block(session, moment + 0.1, PL_PART_DRAWING, &changed, NULL, error);
  CHECK((block != NULL) == (changed != NULL));
  CHECK(pl_session_block(session, moment + 0.1, PL_PART_DRAWING, NULL, NULL, NULL) != NULL);
  return last != NULL && block != NULL;
}

static bool is_picture(pl_error **error) {
  pl_bytes *bytes = pl_tree_render(after, PL_FORMAT_SVG, NULL, NULL, error);
  bool is_made = bytes != NULL && bytes->data[bytes->count] == 0 && strlen((const char *)bytes->data) == bytes->count;
  pl_bytes_free(bytes);
  return is_made;
}

static bool is_report(pl_error **error) {
  pl_picture_report *report = NULL;
  pl_bytes *bytes = pl_tree_render_reporting(before, PL_FORMAT_PNG, NULL, NULL, &report, error);
  CHECK((bytes != NULL) == (report != NULL));
  if (report) {
    REQUIRE(report->count == 1);
    CHECK(strncmp(report->items[0].href.bytes, "data:image/svg+xml,<svg", 23) == 0);
  }
  pl_bytes_free(bytes);
  pl_picture_report_free(report);
  return bytes != NULL;
}

static bool is_difference(pl_error **error) {
  pl_changes *changes = pl_tree_diff(before, after, error);
  if (changes) {
    CHECK_INT(changes->count, 4);
    CHECK_INT((uintptr_t)changes->items % 16, 0);
    CHECK_TEXT(changes->items[0].id, "tea");
  }
  pl_changes_free(changes);
  return changes != NULL;
}

static bool is_check(pl_error **error) {
  pl_check_document document;
  memset(&document, 0, sizeof document);
  document.name = text_of("panel.json");
  document.json = text_of(panel);
  pl_bytes *report = pl_check(engine, &document, 1, NULL, NULL, error);
  pl_bytes_free(report);
  return report != NULL;
}

/* An error for which there is no memory is that there is none. */
static bool is_error(pl_error **error) {
  pl_error *found = NULL;
  CHECK(pl_document_read(engine, PL_STRING("{\"type\":\"chips\",\"items\":[{\"width\":-4}]}"), NULL, NULL, &found) == NULL);
  REQUIRE(found != NULL);
  if (found->code == PL_FAILED) {
    *error = found;
    return false;
  }
  CHECK_TEXT(found->path, "$.items[0].width");
  CHECK_ERROR(found, PL_INVALID_DOCUMENT);
  return true;
}

/* Fails allocation after allocation of a call, until none is left that fails. */
static void fail_each(const char *name, bool (*call)(pl_error **), bool has_error) {
  pl_error *error = NULL;
  left = -1;
  CHECK(call(&error));
  CHECK_NO_ERROR(error);
  long start = live, count = 0;
  for (bool is_reached = true; is_reached; count++) {
    REQUIRE(count < 10000);
    left = count;
    bool has_succeeded = call(&error);
    is_reached = left < 0;
    left = -1;
    CHECK(has_succeeded == !is_reached);
    if (is_reached && (has_error || error != NULL)) CHECK_ERROR(error, PL_FAILED);
    CHECK_NO_ERROR(error);
    if (live != start) fprintf(stderr, "%s: allocation %ld\n", name, count);
    REQUIRE(live == start);
  }
  if (count < 2) fprintf(stderr, "%s: needs no memory\n", name);
  CHECK(count > 1);
}

/* FreeType takes its memory from the allocator, and from malloc what that refuses. */
static void test_fonts(void) {
  fails_for_ever = true;
  pl_engine *poor = new_engine();
  pl_string text = {PL_STRING("tea")};
  pl_measurement measured, expected;
  CHECK(pl_engine_measure(poor, &text, 1, NULL, NULL, &measured, NULL));
  CHECK(allocations > 0);
  CHECK_INT(live, 0);
  pl_engine_free(poor);
  fails_for_ever = false;
  pl_engine *rich = new_engine();
  CHECK(pl_engine_measure(rich, &text, 1, NULL, NULL, &expected, NULL));
  CHECK(measured.width == expected.width && measured.height == expected.height);
  pl_engine_free(rich);
}

/* Memory at an odd place is none. */
static void test_alignment(void) {
  long start = live;
  pl_error *error = NULL;
  is_misaligned = true;
  CHECK(pl_tree_render(after, PL_FORMAT_SVG, NULL, NULL, &error) == NULL);
  is_misaligned = false;
  CHECK_ERROR(error, PL_FAILED);
  CHECK_INT(live, start);
}

int main(void) {
  test_setting();
  test_fonts();
  engine = new_engine();
  OPTIONS(pl_allocator, late);
  late.allocate = allocate;
  late.reallocate = reallocate;
  late.free = deallocate;
  CHECK_INT(pl_set_allocator(&late), PL_UNSUPPORTED);
  before = lay_out(
      engine,
      "{\"type\":\"carousel\",\"width\":40,\"height\":20,\"pages\":[{\"href\":\"data:image/svg+xml,<svg "
      "xmlns='http://www.w3.org/2000/svg' width='4' height='2'/>\"}]}");
  after = lay_out(engine, panel);
  session = new_session(engine, "{\"type\":\"segmented\",\"width\":300,\"items\":[\"Day\",\"Week\"]}");
  fail_each("block", is_block, false);
  fail_each("frame", is_frame, false);
  fail_each("picture", is_picture, true);
  fail_each("report", is_report, true);
  fail_each("difference", is_difference, true);
  fail_each("check", is_check, true);
  fail_each("error", is_error, true);
  test_alignment();
  pl_session_free(session);
  pl_tree_free(before);
  pl_tree_free(after);
  pl_engine_free((pl_engine *)(uintptr_t)engine);
  return check_summary("allocator");
}
