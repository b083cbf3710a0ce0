#include "CPickerCairo.h"

#include <CPickerLoader.h>

// Every function of cairo that the package calls: its name, result, parameters and arguments.
#define FUNCTIONS(F) \
  F(cairo_clip, void, (cairo_t *a), (a)) \
  F(cairo_clip_extents, void, (cairo_t *a, double *b, double *c, double *d, double *e), \
    (a, b, c, d, e)) \
  F(cairo_close_path, void, (cairo_t *a), (a)) \
  F(cairo_copy_path_flat, cairo_path_t *, (cairo_t *a), (a)) \
  F(cairo_create, cairo_t *, (cairo_surface_t *a), (a)) \
  F(cairo_curve_to, void, \
    (cairo_t *a, double b, double c, double d, double e, double f, double g), \
    (a, b, c, d, e, f, g)) \
  F(cairo_destroy, void, (cairo_t *a), (a)) \
  F(cairo_fill, void, (cairo_t *a), (a)) \
  F(cairo_font_face_destroy, void, (cairo_font_face_t *a), (a)) \
  F(cairo_font_face_get_user_data, void *, \
    (cairo_font_face_t *a, const cairo_user_data_key_t *b), (a, b)) \
  F(cairo_font_face_set_user_data, cairo_status_t, \
    (cairo_font_face_t *a, const cairo_user_data_key_t *b, void *c, cairo_destroy_func_t d), \
    (a, b, c, d)) \
  F(cairo_get_line_cap, cairo_line_cap_t, (cairo_t *a), (a)) \
  F(cairo_get_matrix, void, (cairo_t *a, cairo_matrix_t *b), (a, b)) \
  F(cairo_get_source, cairo_pattern_t *, (cairo_t *a), (a)) \
  F(cairo_identity_matrix, void, (cairo_t *a), (a)) \
  F(cairo_image_surface_create, cairo_surface_t *, (cairo_format_t a, int b, int c), (a, b, c)) \
  F(cairo_image_surface_create_from_png_stream, cairo_surface_t *, \
    (cairo_read_func_t a, void *b), (a, b)) \
  F(cairo_image_surface_get_data, unsigned char *, (cairo_surface_t *a), (a)) \
  F(cairo_image_surface_get_format, cairo_format_t, (cairo_surface_t *a), (a)) \
  F(cairo_image_surface_get_height, int, (cairo_surface_t *a), (a)) \
  F(cairo_image_surface_get_stride, int, (cairo_surface_t *a), (a)) \
  F(cairo_image_surface_get_width, int, (cairo_surface_t *a), (a)) \
  F(cairo_line_to, void, (cairo_t *a, double b, double c), (a, b, c)) \
  F(cairo_mask, void, (cairo_t *a, cairo_pattern_t *b), (a, b)) \
  F(cairo_mesh_pattern_begin_patch, void, (cairo_pattern_t *a), (a)) \
  F(cairo_mesh_pattern_end_patch, void, (cairo_pattern_t *a), (a)) \
  F(cairo_mesh_pattern_line_to, void, (cairo_pattern_t *a, double b, double c), (a, b, c)) \
  F(cairo_mesh_pattern_move_to, void, (cairo_pattern_t *a, double b, double c), (a, b, c)) \
  F(cairo_mesh_pattern_set_corner_color_rgba, void, \
    (cairo_pattern_t *a, unsigned int b, double c, double d, double e, double f), \
    (a, b, c, d, e, f)) \
  F(cairo_move_to, void, (cairo_t *a, double b, double c), (a, b, c)) \
  F(cairo_new_path, void, (cairo_t *a), (a)) \
  F(cairo_paint_with_alpha, void, (cairo_t *a, double b), (a, b)) \
  F(cairo_path_destroy, void, (cairo_path_t *a), (a)) \
  F(cairo_pattern_add_color_stop_rgba, void, \
    (cairo_pattern_t *a, double b, double c, double d, double e, double f), (a, b, c, d, e, f)) \
  F(cairo_pattern_create_for_surface, cairo_pattern_t *, (cairo_surface_t *a), (a)) \
  F(cairo_pattern_create_linear, cairo_pattern_t *, (double a, double b, double c, double d), \
    (a, b, c, d)) \
  F(cairo_pattern_create_mesh, cairo_pattern_t *, (void), ()) \
  F(cairo_pattern_create_radial, cairo_pattern_t *, \
    (double a, double b, double c, double d, double e, double f), (a, b, c, d, e, f)) \
  F(cairo_pattern_create_rgba, cairo_pattern_t *, (double a, double b, double c, double d), \
    (a, b, c, d)) \
  F(cairo_pattern_destroy, void, (cairo_pattern_t *a), (a)) \
  F(cairo_pattern_get_matrix, void, (cairo_pattern_t *a, cairo_matrix_t *b), (a, b)) \
  F(cairo_pattern_reference, cairo_pattern_t *, (cairo_pattern_t *a), (a)) \
  F(cairo_pattern_set_extend, void, (cairo_pattern_t *a, cairo_extend_t b), (a, b)) \
  F(cairo_pattern_set_filter, void, (cairo_pattern_t *a, cairo_filter_t b), (a, b)) \
  F(cairo_pattern_set_matrix, void, (cairo_pattern_t *a, const cairo_matrix_t *b), (a, b)) \
  F(cairo_pdf_surface_create_for_stream, cairo_surface_t *, \
    (cairo_write_func_t a, void *b, double c, double d), (a, b, c, d)) \
  F(cairo_pdf_surface_restrict_to_version, void, \
    (cairo_surface_t *a, cairo_pdf_version_t b), (a, b)) \
  F(cairo_pdf_surface_set_metadata, void, \
    (cairo_surface_t *a, cairo_pdf_metadata_t b, const char *c), (a, b, c)) \
  F(cairo_pop_group, cairo_pattern_t *, (cairo_t *a), (a)) \
  F(cairo_pop_group_to_source, void, (cairo_t *a), (a)) \
  F(cairo_push_group, void, (cairo_t *a), (a)) \
  F(cairo_push_group_with_content, void, (cairo_t *a, cairo_content_t b), (a, b)) \
  F(cairo_rectangle, void, (cairo_t *a, double b, double c, double d, double e), (a, b, c, d, e)) \
  F(cairo_reference, cairo_t *, (cairo_t *a), (a)) \
  F(cairo_reset_clip, void, (cairo_t *a), (a)) \
  F(cairo_restore, void, (cairo_t *a), (a)) \
  F(cairo_save, void, (cairo_t *a), (a)) \
  F(cairo_scaled_font_get_font_face, cairo_font_face_t *, (cairo_scaled_font_t *a), (a)) \
  F(cairo_set_antialias, void, (cairo_t *a, cairo_antialias_t b), (a, b)) \
  F(cairo_set_dash, void, (cairo_t *a, const double *b, int c, double d), (a, b, c, d)) \
  F(cairo_set_fill_rule, void, (cairo_t *a, cairo_fill_rule_t b), (a, b)) \
  F(cairo_set_font_face, void, (cairo_t *a, cairo_font_face_t *b), (a, b)) \
  F(cairo_set_font_size, void, (cairo_t *a, double b), (a, b)) \
  F(cairo_set_line_cap, void, (cairo_t *a, cairo_line_cap_t b), (a, b)) \
  F(cairo_set_line_join, void, (cairo_t *a, cairo_line_join_t b), (a, b)) \
  F(cairo_set_line_width, void, (cairo_t *a, double b), (a, b)) \
  F(cairo_set_matrix, void, (cairo_t *a, const cairo_matrix_t *b), (a, b)) \
  F(cairo_set_miter_limit, void, (cairo_t *a, double b), (a, b)) \
  F(cairo_set_operator, void, (cairo_t *a, cairo_operator_t b), (a, b)) \
  F(cairo_set_source, void, (cairo_t *a, cairo_pattern_t *b), (a, b)) \
  F(cairo_set_source_rgba, void, (cairo_t *a, double b, double c, double d, double e), \
    (a, b, c, d, e)) \
  F(cairo_show_text_glyphs, void, \
    (cairo_t *a, const char *b, int c, const cairo_glyph_t *d, int e, const \
    cairo_text_cluster_t *f, int g, cairo_text_cluster_flags_t h), (a, b, c, d, e, f, g, h)) \
  F(cairo_status, cairo_status_t, (cairo_t *a), (a)) \
  F(cairo_status_to_string, const char *, (cairo_status_t a), (a)) \
  F(cairo_stroke, void, (cairo_t *a), (a)) \
  F(cairo_surface_destroy, void, (cairo_surface_t *a), (a)) \
  F(cairo_surface_finish, void, (cairo_surface_t *a), (a)) \
  F(cairo_surface_flush, void, (cairo_surface_t *a), (a)) \
  F(cairo_surface_mark_dirty, void, (cairo_surface_t *a), (a)) \
  F(cairo_surface_set_fallback_resolution, void, (cairo_surface_t *a, double b, double c), \
    (a, b, c)) \
  F(cairo_surface_set_mime_data, cairo_status_t, \
    (cairo_surface_t *a, const char *b, const unsigned char *c, unsigned long d, \
     cairo_destroy_func_t e, void *f), (a, b, c, d, e, f)) \
  F(cairo_surface_status, cairo_status_t, (cairo_surface_t *a), (a)) \
  F(cairo_surface_write_to_png_stream, cairo_status_t, \
    (cairo_surface_t *a, cairo_write_func_t b, void *c), (a, b, c)) \
  F(cairo_user_font_face_create, cairo_font_face_t *, (void), ()) \
  F(cairo_user_font_face_set_init_func, void, \
    (cairo_font_face_t *a, cairo_user_scaled_font_init_func_t b), (a, b)) \
  F(cairo_user_font_face_set_render_glyph_func, void, \
    (cairo_font_face_t *a, cairo_user_scaled_font_render_glyph_func_t b), (a, b))

PICKER_LIBRARY(cairo, PICKER_FILE("cairo", "2"), FUNCTIONS)

#define FORWARDER(...) PICKER_FORWARDER(cairo, __VA_ARGS__)
FUNCTIONS(FORWARDER)

const char *picker_cairo_error(void) { return picker_library_error(&cairo); }
