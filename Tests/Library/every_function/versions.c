#include "subjects.h"

#include <stdio.h>

static void test_role_names(void) {
  CHECK(strcmp(pl_role_name(PL_ROLE_CHIPS), "chips") == 0);
  CHECK(strcmp(pl_role_name(PL_ROLE_TRAILING_ICON), "trailingIcon") == 0);
  CHECK(strcmp(pl_role_name(PL_ROLE_COLOR_PICKER), "colorPicker") == 0);
  CHECK(strcmp(pl_role_name(PL_ROLE_IMAGE), "image") == 0);
  for (int32_t role = PL_ROLE_CHIPS; role <= PL_ROLE_IMAGE; role++)
    for (int32_t other = PL_ROLE_CHIPS; other < role; other++)
      CHECK(strcmp(pl_role_name(role), pl_role_name(other)) != 0);
  CHECK(pl_role_name(-1) == NULL);
  CHECK(pl_role_name(INT32_MAX) == NULL);
}

void test_versions(void) {
  CHECK_INT(pl_abi_version(), PL_ABI_VERSION);
  int major, minor, patch, length = 0;
  CHECK(sscanf(pl_version(), "%d.%d.%d%n", &major, &minor, &patch, &length) == 3);
  CHECK_INT(length, strlen(pl_version()));
  test_role_names();
}
