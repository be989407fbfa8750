// The declarations that the files of this module share.
#pragma once
#include "accessibility.h"

struct _AccessElement {
  AtkObject object;
  AccessInterfaces interfaces;
  int64_t number, part;
  // The facts. The element owns them, including all strings.
  AccessFacts facts;
  // The elements of type AccessElement. They are retained.
  GPtrArray *children;
  // The element that retains this one, or NULL.
  AccessElement *parent;
  // Whether the element has never had a parent. Listeners have not been notified of such an element.
  gboolean is_new;
};

typedef struct {
  AtkObjectClass parent;
} AccessElementClass;

GType access_element_get_type(void);
#define ACCESS_ELEMENT(object) (G_TYPE_CHECK_INSTANCE_CAST((object), access_element_get_type(), AccessElement))

// Sends a request to the owner of the application. Returns whether it succeeded.
gboolean access_request(const AccessElement *element, AccessRequest request);

void access_value_interface(AtkValueIface *interface);
void access_text_interface(AtkTextIface *interface);
void access_editable_text_interface(AtkEditableTextIface *interface);
void access_selection_interface(AtkSelectionIface *interface);

// Notifies listeners of a changed text.
void access_tell_text(AccessElement *element, const char *old_text, int old_start, int old_end);
