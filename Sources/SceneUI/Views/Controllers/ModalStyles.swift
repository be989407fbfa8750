import SceneValues

/// The style in which a controller is presented.
public enum ModalPresentationStyle: String, SceneEnumeration {
  /// Covers the window. This is the only style that removes the presenter's view.
  case fullScreen
  /// Covers the window but keeps the presenter's view behind it, visible through transparent areas.
  case overFullScreen
  /// A sheet that the user can drag down, as large as possible or as its `SheetPresentation` specifies.
  case pageSheet
  /// A centered sheet that has the preferred content size. In a compact width, it is a page sheet.
  case formSheet
  /// Covers the nearest controller that defines a presentation context, and has an opaque background.
  case currentContext
  /// Covers the same area as `currentContext`, but the covered controller is visible through transparent areas.
  case overCurrentContext
  /// A popover that points to its source (see `PopoverPresentation`). In a compact width, it is a page sheet.
  case popover
}

/// The transition style of a presented controller. Popovers always fade in.
public enum ModalTransitionStyle: String, SceneEnumeration {
  case coverVertical, crossDissolve, flipHorizontal
  /// The presenter's page curls up. For styles other than `fullScreen`, this is the same as `coverVertical`.
  case partialCurl
}
