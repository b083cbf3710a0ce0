/* What code with stack protection calls; Embedded Swift brings none of it. */
unsigned long __stack_chk_guard = 0x2a5f17c3;

void __stack_chk_fail(void) { __builtin_trap(); }
