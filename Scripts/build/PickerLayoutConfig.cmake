# find_package(PickerLayout) gives the target PickerLayout::pickerlayout. This file is in PREFIX/lib/cmake/PickerLayout.
get_filename_component(_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET PickerLayout::pickerlayout)
  add_library(PickerLayout::pickerlayout SHARED IMPORTED)
  set_target_properties(PickerLayout::pickerlayout PROPERTIES
    IMPORTED_LOCATION "${_prefix}/lib/libpickerlayout.so"
    INTERFACE_INCLUDE_DIRECTORIES "${_prefix}/include")
endif()
unset(_prefix)
