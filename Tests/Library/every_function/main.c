/* Uses every function of the C interface, and checks the answers against numbers that can be reasoned: sums, counts,
 * orders, and relations between nodes. Scripts/check/library compares the names that this program needs with those in
 * the header. */
#include "subjects.h"

int main(void) {
  pl_engine *engine = new_engine();
  test_versions();
  test_errors(engine);
  test_budgets(engine);
  test_engines();
  test_measuring(engine);
  test_measurer();
  test_flows();
  test_documents(engine);
  test_pickers(engine);
  test_layout(engine);
  test_layout_many(engine);
  test_nodes(engine);
  test_texts(engine);
  test_bitmaps();
  test_drawing(engine);
  test_blocks(engine);
  test_interaction(engine);
  test_output(engine);
  test_saved_trees(engine);
  test_checks(engine);
  test_sessions(engine);
  test_sessions_of_other_controls(engine);
  test_transitions(engine);
  pl_engine_free(engine);
  return check_summary("every_function");
}
