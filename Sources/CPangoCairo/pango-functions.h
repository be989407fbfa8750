// The functions of Pango that SceneCairo uses.

// Fonts
PangoFontMap *pango_cairo_font_map_new(void);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
void pango_font_map_list_families(PangoFontMap *map, PangoFontFamily ***families, int *count);
const char *pango_font_family_get_name(PangoFontFamily *family);
hb_font_t *pango_font_get_hb_font(PangoFont *font);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_style(PangoFontDescription *description, PangoStyle style);
void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);

int pango_font_metrics_get_ascent(PangoFontMetrics *metrics);
int pango_font_metrics_get_descent(PangoFontMetrics *metrics);
int pango_font_metrics_get_height(PangoFontMetrics *metrics);
void pango_font_metrics_unref(PangoFontMetrics *metrics);

// Contexts
void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
PangoFontMetrics *pango_context_get_metrics(
    PangoContext *context, const PangoFontDescription *description, PangoLanguage *language);
PangoFont *pango_context_load_font(PangoContext *context, const PangoFontDescription *description);
void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
void pango_context_set_round_glyph_positions(PangoContext *context, gboolean is_rounded);
PangoLanguage *pango_language_from_string(const char *language);

// Layouts
PangoLayout *pango_layout_new(PangoContext *context);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
void pango_layout_set_auto_dir(PangoLayout *layout, gboolean is_automatic);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, gboolean is_single);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);

void pango_layout_line_get_extents(PangoLayoutLine *line, PangoRectangle *ink, PangoRectangle *logical);
void pango_cairo_layout_line_path(cairo_t *cairo, PangoLayoutLine *line);
void pango_cairo_show_layout_line(cairo_t *cairo, PangoLayoutLine *line);

PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
void pango_attr_list_unref(PangoAttrList *list);
PangoAttribute *pango_attr_letter_spacing_new(int spacing);
