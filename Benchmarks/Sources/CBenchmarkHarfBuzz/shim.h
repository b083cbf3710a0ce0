#ifndef CBENCHMARK_HARFBUZZ_SHIM_H
#define CBENCHMARK_HARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>

#endif
