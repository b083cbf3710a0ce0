/* Counts what a frame allocates on which nothing changes: nothing, with malloc or the allocator of a program. */
#include "support/fixture.h"

#include <stddef.h>

/* What malloc and its relatives are in the GNU C library. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

static long allocations;

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations++;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  allocations++;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  allocations++;
  *memory = __libc_memalign(alignment, size);
  return *memory == NULL;
}

/* Frames of a control at rest, from the second one on. */
static void check_frames(pl_session *session, double start, uint32_t parts) {
  const pl_changed_rows *changed;
  const pl_block *block = pl_session_block(session, start, parts, &changed, NULL, NULL);
  REQUIRE(block != NULL);
  long before = allocations;
  for (int i = 1; i < 100; i++)
    CHECK(pl_session_block(session, start + i / 120.0, parts, &changed, NULL, NULL) == block);
  CHECK_INT(allocations - before, 0);
}

int main(void) {
  pl_engine *engine = new_engine();
  CHECK(allocations > 0);
  const char *const documents[] = {
      "{\"type\":\"segmented\",\"items\":[\"Day\",\"Week\",\"Month\"]}",
      "{\"type\":\"chips\",\"selection\":\"multiple\",\"width\":200,\"items\":[\"tea\",\"coffee\",\"cocoa\"]}",
      "{\"type\":\"stack\",\"items\":[{\"type\":\"segmented\",\"items\":[\"Day\",\"Week\"]},{\"type\":\"carousel\",\"width\":90,\"height\":50,\"count\":3}]}",
  };
  for (size_t i = 0; i < COUNT_OF(documents); i++) {
    pl_session *session = new_session(engine, documents[i]);
    check_frames(session, 0, PL_PART_DRAWING);
    check_frames(session, 1, PL_PART_ALL);
    pl_session_tap(session, 20, 20, 2, NULL);
    pl_session_block(session, 2.1, PL_PART_DRAWING, NULL, NULL, NULL);
    check_frames(session, 20, PL_PART_DRAWING);
    pl_session_free(session);
  }
  pl_engine_free(engine);
  return check_summary("still_frames");
}
