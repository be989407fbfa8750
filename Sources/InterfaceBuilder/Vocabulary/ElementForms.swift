/// The form of a value element, by name number, because comparing names would take 2 % of validation time.
enum ValueForm {
  case state
  case textInputTraits, barButtonItem
  case kinds
  case accessibility
  case parts
  case webConfiguration, attributedString
  case nothing
  case other

  static let byName = NameFacts(zip(forms.keys, forms.values), otherwise: ValueForm.other)

  private static let forms = StringMap<ValueForm>([
    ("state", .state), ("textInputTraits", .textInputTraits), ("barButtonItem", .barButtonItem),
    ("allowedTouchTypes", .kinds), ("allowedPressTypes", .kinds), ("accessibility", .accessibility),
    ("blurEffect", .parts), ("vibrancyEffect", .parts), ("preferredSymbolConfiguration", .parts),
    ("wkWebViewConfiguration", .webConfiguration), ("attributedString", .attributedString), ("nil", .nothing),
  ])
}

/// A kind of child element that is neither an attribute nor a value.
enum PartForm {
  case editor
  /// Child controllers. A scene contains them next to their container rather than inside it.
  case controllers
  case items
  case group
  case leftItems, scopeTitles, connections, constraints, keyCommands
  case guides, runtimeAttributes, state, variation, menu
  case other

  static let byName = NameFacts(zip(forms.keys, forms.values), otherwise: PartForm.other)

  static let elements = forms.keys

  private static let forms = StringMap<PartForm>(
    ElementFacts.editor.keys.map { ($0, .editor) } + [
      ("viewControllers", .controllers), ("items", .items), ("subviews", .group), ("cells", .group),
      ("prototypes", .group), ("segments", .group), ("sections", .group), ("toolbarItems", .group),
      ("rightBarButtonItems", .group), ("gestureRecognizers", .group), ("leftBarButtonItems", .leftItems),
      ("scopeButtonTitles", .scopeTitles), ("connections", .connections), ("keyCommands", .keyCommands),
      ("constraints", .constraints), ("layoutGuides", .guides), ("viewLayoutGuide", .guides),
      ("keyboardLayoutGuide", .guides),
      ("userDefinedRuntimeAttributes", .runtimeAttributes), ("state", .state), ("variation", .variation),
      ("menu", .menu),
    ])
}
