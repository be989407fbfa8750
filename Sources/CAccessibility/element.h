// What the files of this module know of elements.
#pragma once
#include "accessibility.h"

struct _AccessElement {
  AtkObject object;
  AccessInterfaces interfaces;
  int64_t number, part;
  // Owned, as all strings in it.
  AccessFacts facts;
  // Of AccessElement; each is kept.
  GPtrArray *children;
  // The element that keeps it; NULL for none.
  AccessElement *parent;
  // Whether nobody can know it yet: it has been in no other element.
  gboolean is_new;
};

typedef struct {
  AtkObjectClass parent;
} AccessElementClass;

GType access_element_get_type(void);
#define ACCESS_ELEMENT(object) (G_TYPE_CHECK_INSTANCE_CAST((object), access_element_get_type(), AccessElement))

// Asks whoever owns the application for something.
gboolean access_request(const AccessElement *element, AccessRequest request);

// How the interfaces are implemented.
void access_value_interface(AtkValueIface *interface);
void access_text_interface(AtkTextIface *interface);
void access_editable_text_interface(AtkEditableTextIface *interface);
void access_selection_interface(AtkSelectionIface *interface);

// Tells of a text that was another before.
void access_tell_text(AccessElement *element, const char *old_text, int old_start, int old_end);
