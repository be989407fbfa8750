#include "element.h"
#include <string.h>

// An ATK object for each element, with its name, state, position and actions.

static void component_interface(AtkComponentIface *interface);
static void action_interface(AtkActionIface *interface);

G_DEFINE_TYPE_WITH_CODE(AccessElement, access_element, ATK_TYPE_OBJECT,
                        G_IMPLEMENT_INTERFACE(ATK_TYPE_COMPONENT, component_interface)
                            G_IMPLEMENT_INTERFACE(ATK_TYPE_ACTION, action_interface))

// MARK: Facts

static const char **copied(const char *const *names, int count) {
  const char **copy = g_new0(const char *, (gsize)count + 1);
  for (int index = 0; index < count; index++) copy[index] = g_strdup(names[index]);
  return copy;
}

static void copy_facts(AccessFacts *to, const AccessFacts *from) {
  *to = *from;
  to->name = g_strdup(from->name);
  to->description = g_strdup(from->description);
  to->identifier = g_strdup(from->identifier);
  to->value_text = g_strdup(from->value_text);
  to->text = g_strdup(from->text);
  to->actions = copied(from->actions, from->action_count);
}

static void free_facts(AccessFacts *facts) {
  g_free((void *)facts->name);
  g_free((void *)facts->description);
  g_free((void *)facts->identifier);
  g_free((void *)facts->value_text);
  g_free((void *)facts->text);
  g_strfreev((char **)facts->actions);
}

static const char *name(AtkObject *object) { return ACCESS_ELEMENT(object)->facts.name; }
static const char *description(AtkObject *object) { return ACCESS_ELEMENT(object)->facts.description; }
static AtkRole role(AtkObject *object) { return ACCESS_ELEMENT(object)->facts.role; }

static AtkStateSet *states(AtkObject *object) {
  AtkStateSet *set = atk_state_set_new();
  for (int state = 0; state < 64 && state < ATK_STATE_LAST_DEFINED; state++) {
    if (ACCESS_ELEMENT(object)->facts.states >> state & 1) atk_state_set_add_state(set, (AtkStateType)state);
  }
  return set;
}

static AtkAttributeSet *attribute(AtkAttributeSet *others, const char *name, char *value) {
  AtkAttribute *attribute = g_new(AtkAttribute, 1);
  attribute->name = g_strdup(name);
  attribute->value = value;
  return g_slist_prepend(others, attribute);
}

static AtkAttributeSet *attributes(AtkObject *object) {
  const AccessFacts *facts = &ACCESS_ELEMENT(object)->facts;
  AtkAttributeSet *set = attribute(NULL, "toolkit", g_strdup("SceneUI"));
  if (facts->identifier) set = attribute(set, "id", g_strdup(facts->identifier));
  if (facts->position > 0) set = attribute(set, "posinset", g_strdup_printf("%d", facts->position));
  if (facts->count > 0) set = attribute(set, "setsize", g_strdup_printf("%d", facts->count));
  return set;
}

// MARK: The tree

static int child_count(AtkObject *object) { return (int)ACCESS_ELEMENT(object)->children->len; }

static AtkObject *ref_child(AtkObject *object, int index) {
  GPtrArray *children = ACCESS_ELEMENT(object)->children;
  if (index < 0 || (guint)index >= children->len) return NULL;
  return g_object_ref(g_ptr_array_index(children, (guint)index));
}

static AtkObject *parent(AtkObject *object) { return (AtkObject *)ACCESS_ELEMENT(object)->parent; }

static int index_in_parent(AtkObject *object) {
  guint index = 0;
  const AccessElement *parent = ACCESS_ELEMENT(object)->parent;
  return parent && g_ptr_array_find(parent->children, object, &index) ? (int)index : -1;
}

static int has(AccessElement *const *children, int count, const AccessElement *child) {
  for (int index = 0; index < count; index++) {
    if (children[index] == child) return 1;
  }
  return 0;
}

// A child that was added to another element already has another parent.
static void leave(AccessElement *child, const AccessElement *parent) {
  if (child->parent == parent) child->parent = NULL;
}

void access_set_children(AccessElement *element, AccessElement *const *children, int count) {
  GPtrArray *old = element->children;
  if (old->len == (guint)count && (count == 0 || !memcmp(old->pdata, children, sizeof(gpointer) * (gsize)count))) {
    return;
  }
  GPtrArray *new = g_ptr_array_new_full((guint)count, g_object_unref);
  for (int index = 0; index < count; index++) {
    g_ptr_array_add(new, g_object_ref((gpointer)children[index]));
    children[index]->parent = element;
    children[index]->is_new = FALSE;
  }
  element->children = new;
  for (guint index = old->len; index-- > 0;) {
    AccessElement *child = g_ptr_array_index(old, index);
    if (has(children, count, child)) continue;
    if (!element->is_new) g_signal_emit_by_name(element, "children-changed::remove", index, child, NULL);
    leave(child, element);
  }
  for (guint index = 0; index < new->len && !element->is_new; index++) {
    AccessElement *child = g_ptr_array_index(new, index);
    if (!has((AccessElement *const *)old->pdata, (int)old->len, child)) {
      g_signal_emit_by_name(element, "children-changed::add", index, child, NULL);
    }
  }
  g_ptr_array_unref(old);
}

// Listeners are notified that the element is removed, so they are not notified about its children.
static void let_children_go(AccessElement *element) {
  for (guint index = 0; index < element->children->len; index++) {
    leave(g_ptr_array_index(element->children, index), element);
  }
  g_ptr_array_set_size(element->children, 0);
}

// MARK: Changes

static void tell_states(AccessElement *element, uint64_t old) {
  const uint64_t new = element->facts.states;
  for (int state = 0; state < 64 && state < ATK_STATE_LAST_DEFINED; state++) {
    const uint64_t bit = (uint64_t)1 << state;
    if ((old ^ new) & bit) {
      atk_object_notify_state_change(&element->object, (AtkStateType)state, (new & bit) != 0);
    }
  }
}

void access_update(AccessElement *element, const AccessFacts *facts) {
  AccessFacts old = element->facts;
  copy_facts(&element->facts, facts);
  GObject *object = G_OBJECT(element);
  if (g_strcmp0(old.name, facts->name)) g_object_notify(object, "accessible-name");
  if (g_strcmp0(old.description, facts->description)) g_object_notify(object, "accessible-description");
  if (old.role != facts->role) g_object_notify(object, "accessible-role");
  if (element->interfaces & ACCESS_VALUE &&
      (old.value != facts->value || g_strcmp0(old.value_text, facts->value_text))) {
    g_signal_emit_by_name(element, "value-changed", facts->value, facts->value_text);
    g_object_notify(object, "accessible-value");
  }
  if (element->interfaces & ACCESS_TEXT) {
    access_tell_text(element, old.text, old.selection_start, old.selection_end);
  }
  if (old.states != facts->states) tell_states(element, old.states);
  if (old.x != facts->x || old.y != facts->y || old.width != facts->width || old.height != facts->height) {
    AtkRectangle place = {facts->x, facts->y, facts->width, facts->height};
    g_signal_emit_by_name(element, "bounds-changed", &place);
  }
  free_facts(&old);
}

void access_tell_window(AccessElement *window, const char *event) { g_signal_emit_by_name(window, event); }

// MARK: Places

static const AccessElement *window_of(const AccessElement *element) {
  while (element && !(element->interfaces & ACCESS_WINDOW)) element = element->parent;
  return element;
}

static void extents(AtkComponent *component, int *x, int *y, int *width, int *height, AtkCoordType from) {
  const AccessElement *element = ACCESS_ELEMENT(component), *window = window_of(element);
  const int is_window = element == window;
  *x = is_window ? 0 : element->facts.x;
  *y = is_window ? 0 : element->facts.y;
  *width = element->facts.width;
  *height = element->facts.height;
  if (from == ATK_XY_SCREEN && window) {
    *x += window->facts.x;
    *y += window->facts.y;
  } else if (from == ATK_XY_PARENT && !is_window) {
    const AccessElement *around = element->parent;
    if (around && around != window) {
      *x -= around->facts.x;
      *y -= around->facts.y;
    }
  }
}

static gboolean contains(AtkComponent *component, int x, int y, AtkCoordType from) {
  int left, top, width, height;
  extents(component, &left, &top, &width, &height, from);
  return x >= left && y >= top && x < left + width && y < top + height;
}

static AtkObject *at_point(AtkComponent *component, int x, int y, AtkCoordType from) {
  GPtrArray *children = ACCESS_ELEMENT(component)->children;
  for (guint index = children->len; index-- > 0;) {
    AtkComponent *child = ATK_COMPONENT(g_ptr_array_index(children, index));
    if (!contains(child, x, y, from)) continue;
    AtkObject *inner = at_point(child, x, y, from);
    return inner ? inner : g_object_ref(ATK_OBJECT(child));
  }
  return contains(component, x, y, from) ? g_object_ref(ATK_OBJECT(component)) : NULL;
}

static gboolean grab_focus(AtkComponent *component) {
  return access_request(ACCESS_ELEMENT(component), (AccessRequest){.kind = ACCESS_FOCUS});
}

static gboolean scroll_to(AtkComponent *component, AtkScrollType type) {
  (void)type;
  return access_request(ACCESS_ELEMENT(component), (AccessRequest){.kind = ACCESS_REVEAL});
}

static void component_interface(AtkComponentIface *interface) {
  interface->get_extents = extents;
  interface->contains = contains;
  interface->ref_accessible_at_point = at_point;
  interface->grab_focus = grab_focus;
  interface->scroll_to = scroll_to;
}

// MARK: Actions

static int action_count(AtkAction *action) { return ACCESS_ELEMENT(action)->facts.action_count; }

static const char *action_name(AtkAction *action, int index) {
  const AccessFacts *facts = &ACCESS_ELEMENT(action)->facts;
  return index >= 0 && index < facts->action_count ? facts->actions[index] : NULL;
}

static gboolean do_action(AtkAction *action, int index) {
  if (!action_name(action, index)) return FALSE;
  return access_request(ACCESS_ELEMENT(action), (AccessRequest){.kind = ACCESS_DO_ACTION, .index = index});
}

static void action_interface(AtkActionIface *interface) {
  interface->get_n_actions = action_count;
  interface->get_name = action_name;
  interface->get_localized_name = action_name;
  interface->do_action = do_action;
}

// MARK: The class

static void finalize(GObject *object) {
  AccessElement *element = ACCESS_ELEMENT(object);
  let_children_go(element);
  free_facts(&element->facts);
  g_ptr_array_unref(element->children);
  G_OBJECT_CLASS(access_element_parent_class)->finalize(object);
}

static void access_element_class_init(AccessElementClass *class) {
  G_OBJECT_CLASS(class)->finalize = finalize;
  AtkObjectClass *object = ATK_OBJECT_CLASS(class);
  object->get_name = name;
  object->get_description = description;
  object->get_role = role;
  object->get_parent = parent;
  object->get_n_children = child_count;
  object->ref_child = ref_child;
  object->get_index_in_parent = index_in_parent;
  object->ref_state_set = states;
  object->get_attributes = attributes;
}

static void access_element_init(AccessElement *element) {
  element->children = g_ptr_array_new_with_free_func(g_object_unref);
  element->is_new = TRUE;
}

static void window_interface(AtkWindowIface *interface) { (void)interface; }

// There is one type for each set of interfaces, so that listeners see only the interfaces that an element supports.
static GType type_with(AccessInterfaces interfaces) {
  static GType types[16];
  GType *type = &types[interfaces & 15];
  if (*type) return *type;
  char name[32];
  g_snprintf(name, sizeof name, "AccessElement%d", (int)interfaces & 15);
  *type = g_type_register_static_simple(access_element_get_type(), name, sizeof(AccessElementClass), NULL,
                                        sizeof(AccessElement), NULL, 0);
  const struct {
    AccessInterfaces flag;
    GType type;
    GInterfaceInitFunc init;
  } all[] = {
      {ACCESS_VALUE, ATK_TYPE_VALUE, (GInterfaceInitFunc)(void (*)(void))access_value_interface},
      {ACCESS_TEXT, ATK_TYPE_TEXT, (GInterfaceInitFunc)(void (*)(void))access_text_interface},
      {ACCESS_TEXT, ATK_TYPE_EDITABLE_TEXT, (GInterfaceInitFunc)(void (*)(void))access_editable_text_interface},
      {ACCESS_SELECTION, ATK_TYPE_SELECTION, (GInterfaceInitFunc)(void (*)(void))access_selection_interface},
      {ACCESS_WINDOW, ATK_TYPE_WINDOW, (GInterfaceInitFunc)(void (*)(void))window_interface},
  };
  for (gsize index = 0; index < G_N_ELEMENTS(all); index++) {
    if (!(interfaces & all[index].flag)) continue;
    const GInterfaceInfo info = {all[index].init, NULL, NULL};
    g_type_add_interface_static(*type, all[index].type, &info);
  }
  return *type;
}

AccessElement *access_make(AccessInterfaces interfaces, int64_t number, int64_t part, const AccessFacts *facts) {
  AccessElement *element = g_object_new(type_with(interfaces), NULL);
  element->interfaces = interfaces;
  element->number = number;
  element->part = part;
  copy_facts(&element->facts, facts);
  return element;
}

AccessInterfaces access_interfaces(const AccessElement *element) { return element->interfaces; }

void access_release(AccessElement *element) {
  let_children_go(element);
  element->facts.states = (uint64_t)1 << ATK_STATE_DEFUNCT;
  atk_object_notify_state_change(&element->object, ATK_STATE_DEFUNCT, TRUE);
  g_object_unref(element);
}
