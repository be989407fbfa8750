enum BindingOptions {
  static let transformer = "NSValueTransformerName"

  static let names = [
    transformer, "NSAllowsEditingMultipleValuesSelection", "NSAllowsNullArgument",
    "NSAlwaysPresentsApplicationModalAlerts", "NSConditionallySetsEditable", "NSConditionallySetsEnabled",
    "NSConditionallySetsHidden", "NSContentPlacementTag", "NSContinuouslyUpdatesValue",
    "NSCreatesSortDescriptor", "NSDeletesObjectsOnRemove", "NSDisplayName", "NSDisplayPattern",
    "NSHandlesContentAsCompoundValue", "NSInsertsNullPlaceholder", "NSInvokesSeparatelyWithArrayObjects",
    "NSMultipleValuesPlaceholder", "NSNoSelectionPlaceholder", "NSNotApplicablePlaceholder",
    "NSNullPlaceholder", "NSPredicateFormat", "NSRaisesForNotApplicableKeys", "NSSelectorName",
    "NSSelectsAllWhenSettingContent", "NSValidatesImmediately", "NSValueTransformer",
  ]

  /// The transformers that Foundation registers. Apps register further ones.
  static let transformers = [
    "NSIsNil", "NSIsNotNil", "NSKeyedUnarchiveFromData", "NSNegateBoolean", "NSSecureUnarchiveFromData",
    "NSUnarchiveFromData",
  ]
}
