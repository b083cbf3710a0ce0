/* Eight threads use one engine, one document and one tree at the same time, and get the answers of one thread. Also
 * cancels work from another thread. Meant for ThreadSanitizer, and useful without it. */
#define _POSIX_C_SOURCE 200809L

#include "support/fixture.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { THREADS = 8, WIDTHS = 12, FORMATS = PL_FORMAT_HTML + 1 };

/* What the threads share. Nothing in it has been measured, laid out or gathered before they start. */
typedef struct {
  pl_engine *engine;
  pl_document *document;
  pl_tree *tree;
} shared;

/* Digests of everything that a thread found, by kind, so that a difference says where it is. */
typedef struct {
  uint64_t measured, read, laid_out, tables, rendered, interacted, used;
} answers;

/* Adds bytes to a digest: FNV-1a. */
static void add(uint64_t *digest, const void *bytes, size_t count) {
  const unsigned char *byte = (const unsigned char *)bytes;
  for (size_t i = 0; i < count; i++) *digest = (*digest ^ byte[i]) * 1099511628211u;
}

static void add_nodes(uint64_t *digest, const pl_tree *tree) {
  size_t count;
  const pl_node *nodes = pl_tree_nodes(tree, &count);
  add(digest, &count, sizeof count);
  if (nodes != NULL) add(digest, nodes, count * sizeof *nodes);
}

static void measure(const shared *all, uint64_t *digest) {
  const pl_string texts[] = {{PL_STRING("tea")}, {PL_STRING("\xE4\xB8\xAD\xE6\x96\x87 and coffee")},
                             {PL_STRING("\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D")}, {PL_STRING("tea and cocoa")}};
  pl_measurement results[COUNT_OF(texts)];
  OPTIONS(pl_text_style, style);
  style.max_lines = -1;
  for (style.size = 8; style.size < 24; style.size += 3) {
    style.max_width = 5 * style.size;
    if (!pl_engine_measure(all->engine, texts, COUNT_OF(texts), &style, NULL, results, NULL)) return;
    add(digest, results, sizeof results);
  }
}

static void read_and_lay_out(const shared *all, uint64_t *digest) {
  const char *const documents[] = {drinks, drawing, "{\"type\":\"text\",\"text\":\"\xE0\xB8\x81 one\\ntwo\"}"};
  pl_string strings[COUNT_OF(documents)];
  for (size_t i = 0; i < COUNT_OF(documents); i++) strings[i] = text_of(documents[i]);
  pl_tree *trees[COUNT_OF(documents)];
  pl_error *errors[COUNT_OF(documents)];
  int64_t failed = pl_layout_many(
      all->engine, strings, COUNT_OF(documents), NULL, 2, NULL, trees, errors, NULL);
  add(digest, &failed, sizeof failed);
  for (size_t i = 0; failed == 0 && i < COUNT_OF(documents); i++) {
    add_nodes(digest, trees[i]);
    pl_tree_free(trees[i]);
  }
}

static void lay_out_at_widths(const shared *all, uint64_t *digest) {
  for (int i = 0; i < WIDTHS; i++) {
    pl_tree *tree = pl_document_layout(all->document, 40 + 30 * i, PL_AS_DECLARED, NULL, NULL);
    add_nodes(digest, tree);
    pl_summary summary;
    if (pl_tree_summary(tree, &summary)) add(digest, &summary, sizeof summary);
    pl_tree_free(tree);
  }
}

/* Blocks are made by whichever thread asks first. */
static void read_blocks(const shared *all, uint64_t *digest) {
  for (uint32_t parts = 0; parts <= PL_PART_ALL; parts++) {
    const pl_block *block = pl_tree_block(all->tree, parts);
    add(digest, block, block->size);
  }
  add_nodes(digest, all->tree);
}

static void render(const shared *all, uint64_t *digest) {
  for (int32_t format = 0; format < FORMATS; format++) {
    pl_bytes *bytes = pl_tree_render(all->tree, format, NULL, NULL, NULL);
    if (bytes != NULL) add(digest, bytes->data, bytes->count);
    pl_bytes_free(bytes);
  }
}

static void interact(const shared *all, uint64_t *digest) {
  for (int x = 0; x < 200; x += 10) {
    pl_hit hit;
    memset(&hit, 0, sizeof hit);
    pl_tree_hit_test(all->tree, x, 15, &hit);
    add(digest, &hit, sizeof hit);
  }
}

static void use(const shared *all, uint64_t *digest) {
  pl_session *session = pl_session_new(all->document, 200, PL_AS_DECLARED, 0, NULL, NULL);
  for (int x = 0; x < 200; x += 50) {
    bool is_tapped = pl_session_tap(session, x, 15, x, NULL);
    add(digest, &is_tapped, sizeof is_tapped);
    pl_tree *tree = pl_session_tree(session, x + 0.1, NULL, NULL);
    add_nodes(digest, tree);
    pl_tree_free(tree);
  }
  pl_session_free(session);
}

static answers work(const shared *all) {
  const uint64_t start = 14695981039346656037u;
  answers found = {start, start, start, start, start, start, start};
  measure(all, &found.measured);
  read_and_lay_out(all, &found.read);
  lay_out_at_widths(all, &found.laid_out);
  read_blocks(all, &found.tables);
  render(all, &found.rendered);
  interact(all, &found.interacted);
  use(all, &found.used);
  return found;
}

static shared new_shared(void) {
  const char json[] =
      "{\"type\":\"chips\",\"width\":200,\"items\":[\"tea\",\"coffee\",\"\xD8\xB4\xD8\xA7\xD9\x8A\","
      "{\"text\":\"\xE4\xB8\xAD\xE6\x96\x87\",\"selected\":true},\"a label that is too long for one chip\"]}";
  shared all;
  all.engine = new_engine();
  all.document = read_document(all.engine, json);
  all.tree = lay_out(all.engine, json);
  return all;
}

static void free_shared(shared *all) {
  pl_tree_free(all->tree);
  pl_document_free(all->document);
  pl_engine_free(all->engine);
}

typedef struct {
  const shared *all;
  pthread_barrier_t *start;
  answers found;
} worker;

static void *run(void *argument) {
  worker *self = (worker *)argument;
  pthread_barrier_wait(self->start);
  self->found = work(self->all);
  return NULL;
}

static void compare(const answers *found, const answers *expected) {
  CHECK(found->measured == expected->measured);
  CHECK(found->read == expected->read);
  CHECK(found->laid_out == expected->laid_out);
  CHECK(found->tables == expected->tables);
  CHECK(found->rendered == expected->rendered);
  CHECK(found->interacted == expected->interacted);
  CHECK(found->used == expected->used);
}

static void test_sharing(const answers *expected) {
  shared all = new_shared();
  pthread_barrier_t start;
  REQUIRE(pthread_barrier_init(&start, NULL, THREADS) == 0);
  pthread_t threads[THREADS];
  worker workers[THREADS];
  for (int i = 0; i < THREADS; i++) {
    workers[i].all = &all;
    workers[i].start = &start;
    REQUIRE(pthread_create(&threads[i], NULL, run, &workers[i]) == 0);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(threads[i], NULL);
    compare(&workers[i].found, expected);
  }
  pthread_barrier_destroy(&start);
  free_shared(&all);
}

typedef struct {
  const pl_document *document;
  pl_budget *budget;
  int32_t code;
} endless;

/* Lays out again and again until that fails. */
static void *run_endlessly(void *argument) {
  endless *self = (endless *)argument;
  pl_error *error = NULL;
  pl_tree *tree;
  while ((tree = pl_document_layout(self->document, 100, PL_AS_DECLARED, self->budget, &error)) != NULL)
    pl_tree_free(tree);
  self->code = error->code;
  pl_error_free(error);
  return NULL;
}

static void test_cancelling(void) {
  shared all = new_shared();
  OPTIONS(pl_limits, limits);
  limits.nodes = limits.glyphs = limits.path_elements = INT64_MAX;
  endless work = {all.document, pl_budget_new(&limits, NULL), 0};
  pthread_t thread;
  REQUIRE(pthread_create(&thread, NULL, run_endlessly, &work) == 0);
  const struct timespec moment = {0, 20000000};
  nanosleep(&moment, NULL);
  pl_budget_cancel(work.budget);
  pthread_join(thread, NULL);
  CHECK_INT(work.code, PL_CANCELLED);
  pl_budget_free(work.budget);
  free_shared(&all);
}

int main(int count, char **arguments) {
  int rounds = count > 1 ? atoi(arguments[1]) : 5;
  shared all = new_shared();
  answers expected = work(&all);
  free_shared(&all);
  for (int round = 0; round < rounds; round++) test_sharing(&expected);
  test_cancelling();
  return check_summary("threads");
}
