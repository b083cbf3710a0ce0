#ifndef CPICKER_YAML_H
#define CPICKER_YAML_H

#if !__has_include(<yaml.h>)
#error "PickerLayout needs the headers of libyaml, on Debian of the package libyaml-dev"
#endif

// The functions of libyaml are defined in yaml.c, which forwards them to the shared library. They are hidden, so that
// no library of the process takes them for libyaml's own.
// Those of the C library, which yaml.h includes, are not.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#pragma GCC visibility push(hidden)
#include <yaml.h>
#pragma GCC visibility pop

// Opens libyaml. Returns NULL if it is open, or the reason why it cannot be opened: `libyaml-0.so.2 is not
// installed`. The functions open it too, but end the process if it cannot be opened, so call this before any of them.
const char *picker_yaml_error(void);

#endif
