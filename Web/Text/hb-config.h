// What HB_TINY leaves out, and texts and fonts of ours need.
#undef HB_NO_BASE
#undef HB_NO_CFF
#undef HB_NO_DRAW
#undef HB_NO_METRICS
#undef HB_NO_NAME
#undef HB_NO_VAR
