// The types of Pango that SceneCairo uses. Constants and fields that it does not use are omitted.
typedef struct _PangoAttribute PangoAttribute;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontFamily PangoFontFamily;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;

#define PANGO_SCALE 1024

typedef enum { PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL } PangoDirection;
typedef enum { PANGO_STYLE_ITALIC = 2 } PangoStyle;
typedef enum { PANGO_WEIGHT_NORMAL = 400 } PangoWeight;

// All lengths are in units of PANGO_SCALE.
typedef struct {
  int x, y, width, height;
} PangoRectangle;

// A line contains runs. Each run refers to an item, which is text in one font.
typedef struct {
  void *shape_engine, *lang_engine;
  PangoFont *font;
} PangoAnalysis;

typedef struct {
  int offset, length, num_chars;
  PangoAnalysis analysis;
} PangoItem;

typedef struct {
  PangoItem *item;
} PangoGlyphItem;

typedef struct {
  PangoLayout *layout;
  int start_index, length;
  // The elements have the type PangoGlyphItem.
  GSList *runs;
} PangoLayoutLine;
