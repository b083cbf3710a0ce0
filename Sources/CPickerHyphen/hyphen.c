#include "CPickerHyphen.h"

#include <CPickerLoader.h>

#include <iconv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

typedef struct _HyphenDict HyphenDict;
HyphenDict *hnj_hyphen_load(const char *path);
void hnj_hyphen_free(HyphenDict *dict);
int hnj_hyphen_hyphenate2(HyphenDict *dict, const char *word, int size, char *hyphens,
                          char *hyphenated, char ***replacements, int **positions, int **cuts);

#define FUNCTIONS(F) F(hnj_hyphen_load) F(hnj_hyphen_free) F(hnj_hyphen_hyphenate2)

PICKER_LIBRARY(hyphen, "libhyphen.so.0", FUNCTIONS)

#define HYPHEN(function) PICKER_FUNCTION(hyphen, function)

struct picker_hyphen {
  HyphenDict *dict;
  // The character of each byte, for patterns that are not in UTF-8.
  uint32_t characters[256];
  int is_utf8;
};

const char *picker_hyphen_failure(void) { return picker_library_failure(&hyphen); }

// Reads the character set, which is the first line of the file.
static int read_charset(const char *path, char *name, size_t size) {
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  int is_read = fgets(name, (int)size, file) != NULL;
  fclose(file);
  if (is_read) name[strcspn(name, "\r\n")] = 0;
  return is_read;
}

// Decodes every byte of a character set of single bytes; those that it lacks become 0.
static int decode_bytes(const char *name, uint32_t *characters) {
  static const char prefix[] = "microsoft-";
  if (!strncasecmp(name, prefix, sizeof prefix - 1)) name += sizeof prefix - 1;
  iconv_t converter = iconv_open("UCS-4LE", name);
  if (converter == (iconv_t)-1) return 0;
  for (int byte = 0; byte < 256; byte++) {
    char in = (char)byte;
    unsigned char out[4] = {0};
    char *from = &in, *to = (char *)out;
    size_t from_count = 1, to_count = sizeof out;
    iconv(converter, NULL, NULL, NULL, NULL);
    int is_known = iconv(converter, &from, &from_count, &to, &to_count) != (size_t)-1 && to_count == 0;
    characters[byte] = is_known ? out[0] | out[1] << 8 | out[2] << 16 | (uint32_t)out[3] << 24 : 0;
  }
  iconv_close(converter);
  return 1;
}

picker_hyphen *picker_hyphen_open(const char *path) {
  char name[64];
  if (!picker_library_is_open(&hyphen) || !read_charset(path, name, sizeof name)) return NULL;
  picker_hyphen *patterns = calloc(1, sizeof *patterns);
  if (!patterns) return NULL;
  patterns->is_utf8 = !strcasecmp(name, "UTF-8");
  if (patterns->is_utf8 || decode_bytes(name, patterns->characters)) {
    patterns->dict = HYPHEN(hnj_hyphen_load)(path);
  }
  if (patterns->dict) return patterns;
  free(patterns);
  return NULL;
}

void picker_hyphen_close(picker_hyphen *patterns) {
  HYPHEN(hnj_hyphen_free)(patterns->dict);
  free(patterns);
}

static int append_utf8(char *out, uint32_t letter) {
  if (letter < 0x80) {
    out[0] = (char)letter;
    return 1;
  }
  int rest = letter < 0x800 ? 1 : letter < 0x10000 ? 2 : 3;
  static const unsigned char first[] = {0, 0xC0, 0xE0, 0xF0};
  out[0] = (char)(first[rest] | letter >> (6 * rest));
  for (int i = 1; i <= rest; i++) out[i] = (char)(0x80 | (letter >> (6 * (rest - i)) & 0x3F));
  return rest + 1;
}

static int append_byte(const picker_hyphen *patterns, char *out, uint32_t letter) {
  for (int byte = 1; byte < 256; byte++) {
    if (patterns->characters[byte] != letter) continue;
    out[0] = (char)byte;
    return 1;
  }
  return 0;
}

// Encodes a word as the patterns are; returns its length in bytes, 0 where that is impossible.
static int encode(const picker_hyphen *patterns, const uint32_t *letters, int count, char *out) {
  int size = 0;
  for (int i = 0; i < count; i++) {
    int bytes = patterns->is_utf8 ? append_utf8(out + size, letters[i])
                                  : append_byte(patterns, out + size, letters[i]);
    if (bytes == 0) return 0;
    size += bytes;
  }
  return size;
}

int picker_hyphen_find(const picker_hyphen *patterns, const uint32_t *letters, int count, uint8_t *divides) {
  char word[4 * PICKER_HYPHEN_LETTERS + 1];
  char hyphens[4 * PICKER_HYPHEN_LETTERS + 8] = {0};
  if (count < 1 || count > PICKER_HYPHEN_LETTERS) return 0;
  int size = encode(patterns, letters, count, word);
  if (size == 0) return 0;
  word[size] = 0;
  char **replacements = NULL;
  int *positions = NULL, *cuts = NULL;
  HYPHEN(hnj_hyphen_hyphenate2)(patterns->dict, word, size, hyphens, NULL, &replacements, &positions, &cuts);
  for (int i = 0; i < count; i++) {
    // A replacement changes the spelling, as of Schiffahrt to Schiff-fahrt.
    int keeps_spelling = !replacements || !replacements[i];
    divides[i] = (hyphens[i] & 1) && keeps_spelling && i >= 1 && i + 2 < count;
  }
  for (int i = 0; replacements && i < size; i++) free(replacements[i]);
  free(replacements);
  free(positions);
  free(cuts);
  return 1;
}
