/* What the Swift runtime asks of a C library and WebAssembly has not: random numbers come from JavaScript, and what would
 * be printed is dropped. */
#include <stddef.h>

__attribute__((import_module("host"), import_name("random"))) void host_random(void *bytes, size_t count);

/* Hash tables are seeded by it, so that a stranger cannot choose keys that collide. */
void arc4random_buf(void *bytes, size_t count) { host_random(bytes, count); }

int putchar(int character) { return character; }
