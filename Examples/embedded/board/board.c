/* Starts the board: vectors, memory, and output by semihosting, which QEMU prints. */
#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

extern char __stack_limit[], __stack_top[], __data_start[], __data_end[], __data_load[], __bss_start__[], __bss_end__[], end[];
extern int main(int argc, char **argv);
void _exit(int code);

enum { WRITEC = 0x03, WRITE0 = 0x04, EXIT = 0x18, STOPPED = 0x20026 };

static int semihosting(int operation, const void *argument) {
  register int r0 __asm__("r0") = operation;
  register const void *r1 __asm__("r1") = argument;
  __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
  return r0;
}

int putchar(int character) {
  const char byte = (char)character;
  semihosting(WRITEC, &byte);
  return character;
}

static void write_number(size_t number) {
  char digits[12];
  char *start = digits + sizeof digits - 1;
  *start = 0;
  do *--start = (char)('0' + number % 10);
  while (number /= 10);
  semihosting(WRITE0, start);
}

/* The heap grows upwards from the data, the stack downwards from the end. */
static char *heap_end;

void *_sbrk(ptrdiff_t change) {
  if (!heap_end) heap_end = end;
  if (heap_end + change > __stack_limit) {
    errno = ENOMEM;
    return (void *)-1;
  }
  heap_end += change;
  return heap_end - change;
}

/* The last line of the output: static data, and heap and stack at their largest. */
static void report(void) {
  const uint32_t *used = (uint32_t *)__stack_limit;
  while (*used == 0x57ac57ac) used++;
  semihosting(WRITE0, "data ");
  write_number(end - __data_start);
  semihosting(WRITE0, ", heap ");
  write_number(heap_end ? heap_end - end : 0);
  semihosting(WRITE0, ", stack ");
  write_number(__stack_top - (char *)used);
  semihosting(WRITE0, " bytes\n");
}

void reset(void) {
  /* Turns the floating point unit on. */
  *(volatile uint32_t *)0xe000ed88 |= 0xf << 20;
  memcpy(__data_start, __data_load, __data_end - __data_start);
  memset(__bss_start__, 0, __bss_end__ - __bss_start__);
  uint32_t *here = (uint32_t *)__builtin_frame_address(0) - 64;
  for (uint32_t *word = (uint32_t *)__stack_limit; word < here; word++) *word = 0x57ac57ac;
  main(0, NULL);
  report();
  semihosting(EXIT, (void *)STOPPED);
  for (;;) {}
}

static void write_hex(uint32_t number) {
  char digits[] = " 0x00000000";
  for (int place = 10; number; place--, number >>= 4) digits[place] = "0123456789abcdef"[number & 15];
  semihosting(WRITE0, digits);
}

/* Prints where the processor stopped: its program counter, who called, and the reason (CFSR, BFAR). */
__attribute__((used)) static void stop(const uint32_t *frame) {
  semihosting(WRITE0, "fault at");
  write_hex(frame[6]);
  write_hex(frame[5]);
  write_hex(*(const volatile uint32_t *)0xe000ed28);
  write_hex(*(const volatile uint32_t *)0xe000ed38);
  semihosting(WRITE0, "\n");
  _exit(1);
}

__attribute__((naked)) static void fault(void) { __asm__ volatile("mov r0, sp\n b stop"); }

__attribute__((section(".vectors"), used)) static const void *const vectors[16] = {
    __stack_top, reset, fault, fault, fault, fault, fault};

/* What the Swift runtime asks for, and newlib has not. `aligned_alloc` would call this function again. */
int posix_memalign(void **place, size_t alignment, size_t size) {
  *place = memalign(alignment, size);
  return *place ? 0 : ENOMEM;
}

/* Hash tables are seeded by it; a device that reads what strangers write has a source of its own. */
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 0x5c, count); }

void _exit(int code) {
  semihosting(EXIT, (void *)(code ? 0x20023 : STOPPED));
  for (;;) {}
}
