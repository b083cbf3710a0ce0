/* Reads a number for `Double(_: String)`. Returns where it ends; null where none begins. */
double strtod(const char *text, char **end);

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  char *end;
  if (*text == ' ' || (*text >= '\t' && *text <= '\r')) return 0;
  *result = strtod(text, &end);
  return end;
}
