#include "element.h"
#include <string.h>

// Texts that can be edited or selected. Positions are counted in code points.

static const char *content(const AccessElement *element) { return element->facts.text ? element->facts.text : ""; }
static int length(const char *text) { return (int)g_utf8_strlen(text, -1); }

static char *part(const char *text, int start, int end) {
  const int count = length(text);
  if (end < 0 || end > count) end = count;
  start = CLAMP(start, 0, count);
  return start < end ? g_utf8_substring(text, start, end) : g_strdup("");
}

static char *get_text(AtkText *text, int start, int end) {
  return part(content(ACCESS_ELEMENT(text)), start, end);
}

static int character_count(AtkText *text) { return length(content(ACCESS_ELEMENT(text))); }

static gunichar character_at(AtkText *text, int offset) {
  const char *string = content(ACCESS_ELEMENT(text));
  if (offset < 0 || offset >= length(string)) return 0;
  return g_utf8_get_char(g_utf8_offset_to_pointer(string, offset));
}

static int caret_offset(AtkText *text) { return ACCESS_ELEMENT(text)->facts.selection_end; }

// MARK: Words and lines

// Returns whether a unit of the given size begins at a position.
static gboolean begins(const char *string, int offset, AtkTextGranularity size) {
  if (offset == 0) return TRUE;
  const char *here = g_utf8_offset_to_pointer(string, offset);
  const gunichar before = g_utf8_get_char(g_utf8_prev_char(here)), at = g_utf8_get_char(here);
  switch (size) {
    case ATK_TEXT_GRANULARITY_CHAR: return TRUE;
    case ATK_TEXT_GRANULARITY_WORD: return g_unichar_isspace(before) && !g_unichar_isspace(at);
    case ATK_TEXT_GRANULARITY_SENTENCE: {
      if (!g_unichar_isspace(before) || g_unichar_isspace(at)) return FALSE;
      const char *end = g_utf8_prev_char(here);
      while (end > string && g_unichar_isspace(g_utf8_get_char(end))) end = g_utf8_prev_char(end);
      return before == '\n' || strchr(".!?", *end) != NULL;
    }
    default: return before == '\n';
  }
}

static char *piece_at(AtkText *text, int offset, AtkTextGranularity size, int *start, int *end) {
  const char *string = content(ACCESS_ELEMENT(text));
  const int count = length(string);
  offset = CLAMP(offset, 0, count);
  int first = offset, last = offset;
  while (first > 0 && (first == count || !begins(string, first, size))) first--;
  if (last < count) last++;
  while (last < count && !begins(string, last, size)) last++;
  if (offset == count && size == ATK_TEXT_GRANULARITY_CHAR) first = count;
  if (start) *start = first;
  if (end) *end = last;
  return part(string, first, last);
}

// MARK: Selections

static int selection_count(AtkText *text) {
  const AccessFacts *facts = &ACCESS_ELEMENT(text)->facts;
  return facts->selection_start < facts->selection_end ? 1 : 0;
}

static char *selection(AtkText *text, int number, int *start, int *end) {
  const AccessFacts *facts = &ACCESS_ELEMENT(text)->facts;
  const gboolean is_there = number == 0 && selection_count(text) == 1;
  *start = is_there ? facts->selection_start : 0;
  *end = is_there ? facts->selection_end : 0;
  return is_there ? part(content(ACCESS_ELEMENT(text)), *start, *end) : NULL;
}

static gboolean choose(AtkText *text, int start, int end) {
  const int count = character_count(text);
  if (end < 0) end = count;
  if (start < 0 || start > count || end > count) return FALSE;
  return access_request(ACCESS_ELEMENT(text), (AccessRequest){.kind = ACCESS_SELECT_TEXT,
                                                              .start = MIN(start, end),
                                                              .end = MAX(start, end)});
}

static gboolean set_selection(AtkText *text, int number, int start, int end) {
  return number == 0 && choose(text, start, end);
}

static gboolean add_selection(AtkText *text, int start, int end) {
  return selection_count(text) == 0 && choose(text, start, end);
}

static gboolean remove_selection(AtkText *text, int number) {
  const int end = ACCESS_ELEMENT(text)->facts.selection_end;
  return number == 0 && selection_count(text) == 1 && choose(text, end, end);
}

static gboolean set_caret_offset(AtkText *text, int offset) { return choose(text, offset, offset); }

// MARK: Writing

static void set_contents(AtkEditableText *text, const char *string) {
  access_request(ACCESS_ELEMENT(text), (AccessRequest){.kind = ACCESS_SET_TEXT, .text = string ? string : ""});
}

static void replace(AtkEditableText *text, int start, int end, const char *string, int count) {
  const char *old = content(ACCESS_ELEMENT(text));
  char *before = part(old, 0, MAX(start, 0)), *after = part(old, MAX(end, start), -1);
  char *inserted = g_strndup(string, (gsize)count), *all = g_strconcat(before, inserted, after, NULL);
  set_contents(text, all);
  g_free(before);
  g_free(after);
  g_free(inserted);
  g_free(all);
}

static void insert_text(AtkEditableText *text, const char *string, int count, int *position) {
  const int place = *position < 0 ? length(content(ACCESS_ELEMENT(text))) : *position;
  const int bytes = count < 0 ? (int)strlen(string) : (int)strnlen(string, (gsize)count);
  replace(text, place, place, string, bytes);
  *position = place + (int)g_utf8_strlen(string, bytes);
}

static void delete_text(AtkEditableText *text, int start, int end) {
  const int count = length(content(ACCESS_ELEMENT(text)));
  replace(text, start, end < 0 ? count : end, "", 0);
}

// MARK: Changes

void access_tell_text(AccessElement *element, const char *old_text, int old_start, int old_end) {
  const char *old = old_text ? old_text : "", *new = content(element);
  if (strcmp(old, new)) {
    // The changed part is between the common beginning and the common end of both texts.
    const int old_count = length(old), new_count = length(new), least = MIN(old_count, new_count);
    int start = 0, same = 0;
    const char *a = old, *b = new;
    for (; start < least && g_utf8_get_char(a) == g_utf8_get_char(b); start++) {
      a = g_utf8_next_char(a);
      b = g_utf8_next_char(b);
    }
    a = old + strlen(old);
    b = new + strlen(new);
    while (same < least - start) {
      a = g_utf8_prev_char(a);
      b = g_utf8_prev_char(b);
      if (g_utf8_get_char(a) != g_utf8_get_char(b)) break;
      same++;
    }
    const int removed = old_count - start - same, added = new_count - start - same;
    char *gone = part(old, start, start + removed), *come = part(new, start, start + added);
    if (removed > 0) g_signal_emit_by_name(element, "text-remove", start, removed, gone);
    if (added > 0) g_signal_emit_by_name(element, "text-insert", start, added, come);
    g_free(gone);
    g_free(come);
  }
  const AccessFacts *facts = &element->facts;
  if (old_end != facts->selection_end) g_signal_emit_by_name(element, "text-caret-moved", facts->selection_end);
  if (old_start != facts->selection_start || old_end != facts->selection_end) {
    if (old_start != old_end || facts->selection_start != facts->selection_end) {
      g_signal_emit_by_name(element, "text-selection-changed");
    }
  }
}

void access_text_interface(AtkTextIface *interface) {
  interface->get_text = get_text;
  interface->get_character_count = character_count;
  interface->get_character_at_offset = character_at;
  interface->get_caret_offset = caret_offset;
  interface->set_caret_offset = set_caret_offset;
  interface->get_string_at_offset = piece_at;
  interface->get_n_selections = selection_count;
  interface->get_selection = selection;
  interface->set_selection = set_selection;
  interface->add_selection = add_selection;
  interface->remove_selection = remove_selection;
}

void access_editable_text_interface(AtkEditableTextIface *interface) {
  interface->set_text_contents = set_contents;
  interface->insert_text = insert_text;
  interface->delete_text = delete_text;
}
