/* The subjects of the program that uses every function, one a file. */
#ifndef SUBJECTS_H
#define SUBJECTS_H

#include "../support/fixture.h"

void test_versions(void);
void test_errors(const pl_engine *engine);
void test_budgets(const pl_engine *engine);
void test_engines(void);
void test_measuring(const pl_engine *engine);
void test_measurer(void);
void test_flows(void);
void test_documents(const pl_engine *engine);
void test_pickers(const pl_engine *engine);
void test_layout(const pl_engine *engine);
void test_layout_many(const pl_engine *engine);
void test_nodes(const pl_engine *engine);
void test_texts(const pl_engine *engine);
void test_bitmaps(void);
void test_drawing(const pl_engine *engine);
void test_blocks(const pl_engine *engine);
void test_interaction(const pl_engine *engine);
void test_output(const pl_engine *engine);
void test_saved_trees(const pl_engine *engine);
void test_checks(const pl_engine *engine);
void test_sessions(const pl_engine *engine);
void test_sessions_of_other_controls(const pl_engine *engine);
void test_transitions(const pl_engine *engine);

#endif
