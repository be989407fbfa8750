/// How a value is read that is an element of its own.
///
/// By the number of the name, as `PartForm` is: to compare the name of each element with all that are looked for was a
/// fiftieth of the time of a check.
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

  init(of element: String) {
    switch element {
    case "state": self = .state
    case "textInputTraits": self = .textInputTraits
    case "barButtonItem": self = .barButtonItem
    case "allowedTouchTypes", "allowedPressTypes": self = .kinds
    case "accessibility": self = .accessibility
    case "blurEffect", "vibrancyEffect", "preferredSymbolConfiguration": self = .parts
    case "wkWebViewConfiguration": self = .webConfiguration
    case "attributedString": self = .attributedString
    case "nil": self = .nothing
    default: self = .other
    }
  }
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
  case guides, runtimeAttributes, state, variation
  /// An object, or nothing that is known.
  case other

  init(of element: String) {
    if ElementFacts.editor[element] != nil {
      self = .editor
      return
    }
    switch element {
    case "viewControllers": self = .controllers
    case "items": self = .items
    case "subviews", "cells", "prototypes", "segments", "sections", "toolbarItems", "rightBarButtonItems",
      "gestureRecognizers":
      self = .group
    case "leftBarButtonItems": self = .leftItems
    case "scopeButtonTitles": self = .scopeTitles
    case "connections": self = .connections
    case "keyCommands": self = .keyCommands
    case "constraints": self = .constraints
    case "layoutGuides", "viewLayoutGuide": self = .guides
    case "userDefinedRuntimeAttributes": self = .runtimeAttributes
    case "state": self = .state
    case "variation": self = .variation
    default: self = .other
    }
  }
}
