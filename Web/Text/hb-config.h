// What HB_TINY leaves out, and texts and fonts of ours need: with its caches, texts are shaped in three quarters of the time.
#undef HB_MINIMIZE_MEMORY_USAGE
#undef HB_NO_BASE
#undef HB_NO_CFF
#undef HB_NO_DRAW
#undef HB_NO_METRICS
#undef HB_NO_NAME
#undef HB_NO_VAR
