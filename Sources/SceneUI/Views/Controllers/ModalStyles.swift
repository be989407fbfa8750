import SceneValues

/// The presentation style of a controller.
public enum ModalPresentationStyle: String, SceneEnumeration {
  /// Covers the window. The only style that removes the presenter's view.
  case fullScreen
  /// Covers the window but leaves the presenter's view behind it, visible through transparent areas.
  case overFullScreen
  /// A sheet that the user can drag down, as large as possible or as its `SheetPresentation` specifies.
  case pageSheet
  /// A centered sheet with the preferred content size. In a compact width, a page sheet.
  case formSheet
  /// Covers the nearest controller that defines a presentation context, with an opaque background.
  case currentContext
  /// Like `currentContext`, but the covered controller is visible through transparent areas.
  case overCurrentContext
  /// A popover that points to its source (see `PopoverPresentation`). In a compact width, a page sheet.
  case popover
}

/// The transition style of a presented controller. Popovers always fade in.
public enum ModalTransitionStyle: String, SceneEnumeration {
  case coverVertical, crossDissolve, flipHorizontal
  /// The presenter's page curls up. The same as `coverVertical` for presentations other than `fullScreen`.
  case partialCurl
}
