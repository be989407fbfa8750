/// How a value is read that is an element of its own.
///
/// By the number of the name, as `PartForm` is: to compare the name of each element with all that are looked for was a
/// fiftieth of the time of a check, and to do so once a file still a hundredth.
enum ValueForm {
  /// What a button says in one of its states.
  case state
  case textInputTraits, barButtonItem
  /// Kinds that are numbers, each in an element of its own.
  case kinds
  case accessibility
  /// Each part is an attribute by itself.
  case parts
  case webConfiguration, attributedString
  case nothing
  /// By its key alone.
  case other

  init(of element: String) { self = Self.forms[element] ?? .other }

  private static let forms = StringMap<ValueForm>([
    ("state", .state), ("textInputTraits", .textInputTraits), ("barButtonItem", .barButtonItem),
    ("allowedTouchTypes", .kinds), ("allowedPressTypes", .kinds), ("accessibility", .accessibility),
    ("blurEffect", .parts), ("vibrancyEffect", .parts), ("preferredSymbolConfiguration", .parts),
    ("wkWebViewConfiguration", .webConfiguration), ("attributedString", .attributedString), ("nil", .nothing),
  ])
}

/// What stands in an element, and is neither an attribute of it nor a value.
enum PartForm {
  /// It means something to the editor alone.
  case editor
  /// Controllers of a container's: a scene has them beside it.
  case controllers
  case items
  /// Objects, each in its order.
  case group
  case leftItems, scopeTitles, connections, constraints, keyCommands
  case guides, runtimeAttributes, state, variation, menu
  /// An object, or nothing that is known.
  case other

  init(of element: String) { self = Self.forms[element] ?? .other }

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
