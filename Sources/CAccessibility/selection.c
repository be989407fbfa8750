#include "element.h"

// Containers, such as lists, with selected children.

static gboolean is_selected(const AccessElement *child) {
  return (child->facts.states >> ATK_STATE_SELECTED & 1) != 0;
}

// Returns the nth selected child, or NULL if fewer children are selected.
static AccessElement *selected_child(AtkSelection *selection, int number) {
  GPtrArray *children = ACCESS_ELEMENT(selection)->children;
  for (guint index = 0; index < children->len; index++) {
    AccessElement *child = g_ptr_array_index(children, index);
    if (is_selected(child) && number-- == 0) return child;
  }
  return NULL;
}

static AtkObject *ref_selection(AtkSelection *selection, int number) {
  AccessElement *child = number < 0 ? NULL : selected_child(selection, number);
  return child ? g_object_ref(ATK_OBJECT(child)) : NULL;
}

static int selection_count(AtkSelection *selection) {
  int count = 0;
  while (selected_child(selection, count)) count++;
  return count;
}

static AccessElement *child(AtkSelection *selection, int index) {
  GPtrArray *children = ACCESS_ELEMENT(selection)->children;
  return index >= 0 && (guint)index < children->len ? g_ptr_array_index(children, (guint)index) : NULL;
}

static gboolean is_child_selected(AtkSelection *selection, int index) {
  AccessElement *found = child(selection, index);
  return found && is_selected(found);
}

static gboolean add_selection(AtkSelection *selection, int index) {
  AccessElement *found = child(selection, index);
  return found && (is_selected(found) || access_request(found, (AccessRequest){.kind = ACCESS_SELECT_CHILD}));
}

void access_selection_interface(AtkSelectionIface *interface) {
  interface->ref_selection = ref_selection;
  interface->get_selection_count = selection_count;
  interface->is_child_selected = is_child_selected;
  interface->add_selection = add_selection;
}
