/* Code for one thread counts references without atomic instructions, by functions that Embedded Swift lacks. In
 * WebAssembly without threads the others are the same. */
#include <stdint.h>

void *swift_retain(void *object);
void swift_release(void *object);
void *swift_retain_n(void *object, uint32_t count);
void swift_release_n(void *object, uint32_t count);

void *swift_nonatomic_retain(void *object) { return swift_retain(object); }
void swift_nonatomic_release(void *object) { swift_release(object); }
void *swift_nonatomic_retain_n(void *object, uint32_t count) { return swift_retain_n(object, count); }
void swift_nonatomic_release_n(void *object, uint32_t count) { swift_release_n(object, count); }
