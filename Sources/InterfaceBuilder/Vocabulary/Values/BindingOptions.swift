enum BindingOptions {
  static let transformer = "NSValueTransformerName"
  static let selector = "NSSelectorName"

  static let names = [
    transformer, "NSAllowsEditingMultipleValuesSelection", "NSAllowsNullArgument",
    "NSAlwaysPresentsApplicationModalAlerts", "NSConditionallySetsEditable", "NSConditionallySetsEnabled",
    "NSConditionallySetsHidden", "NSContentPlacementTag", "NSContinuouslyUpdatesValue",
    "NSCreatesSortDescriptor", "NSDeletesObjectsOnRemove", "NSDisplayName", "NSDisplayPattern",
    "NSHandlesContentAsCompoundValue", "NSInsertsNullPlaceholder", "NSInvokesSeparatelyWithArrayObjects",
    "NSMultipleValuesPlaceholder", "NSNoSelectionPlaceholder", "NSNotApplicablePlaceholder",
    "NSNullPlaceholder", "NSPredicateFormat", "NSRaisesForNotApplicableKeys", selector,
    "NSSelectsAllWhenSettingContent", "NSValidatesImmediately", "NSValueTransformer",
  ]

  /// The transformers that Foundation registers. Apps register further ones.
  static let transformers = [
    "NSIsNil", "NSIsNotNil", "NSKeyedUnarchiveFromData", "NSNegateBoolean", "NSSecureUnarchiveFromData",
    "NSUnarchiveFromData",
  ]
}
