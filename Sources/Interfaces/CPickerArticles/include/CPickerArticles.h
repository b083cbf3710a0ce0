#ifndef CPICKER_ARTICLES_H
#define CPICKER_ARTICLES_H

#include <stddef.h>

// An article of the documentation, in Markdown.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t size;
} picker_article;

// The articles that `layout help NAME` opens: those about documents and about the tool.
const picker_article *picker_articles(void);
size_t picker_article_count(void);

#endif
