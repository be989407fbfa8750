#include "element.h"

// Values in a range, such as those of sliders, steppers and progress bars.

static void value_and_text(AtkValue *value, double *number, char **text) {
  const AccessFacts *facts = &ACCESS_ELEMENT(value)->facts;
  if (number) *number = facts->value;
  if (text) *text = g_strdup(facts->value_text);
}

static AtkRange *range(AtkValue *value) {
  const AccessFacts *facts = &ACCESS_ELEMENT(value)->facts;
  return atk_range_new(facts->minimum, facts->maximum, NULL);
}

static double increment(AtkValue *value) { return ACCESS_ELEMENT(value)->facts.step; }

static void set_value(AtkValue *value, double number) {
  access_request(ACCESS_ELEMENT(value), (AccessRequest){.kind = ACCESS_SET_VALUE, .value = number});
}

void access_value_interface(AtkValueIface *interface) {
  interface->get_value_and_text = value_and_text;
  interface->get_range = range;
  interface->get_increment = increment;
  interface->set_value = set_value;
}
