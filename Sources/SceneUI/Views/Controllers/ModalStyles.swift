import SceneValues

/// The presentation style of a controller.
public enum ModalPresentationStyle: String, SceneEnumeration {
  /// Covers the window and removes the presenter's view from it. The only style with which the presenter
  /// disappears.
  case fullScreen
  /// Covers the window but leaves the presenter's view behind it, visible through transparent areas.
  case overFullScreen
  /// A sheet that the user can drag down. It is as large as the window permits, or as high as its
  /// `SheetPresentation` specifies.
  case pageSheet
  /// A centered sheet with the preferred content size. In a compact width, a page sheet.
  case formSheet
  /// Covers the nearest controller that defines a presentation context, with an opaque background.
  case currentContext
  /// Covers the nearest controller that defines a presentation context and leaves it visible through
  /// transparent areas.
  case overCurrentContext
  /// A popover with an arrow that points to its source (see `PopoverPresentation`). In a compact width, a
  /// page sheet.
  case popover
}

/// The transition style of a presented controller.
///
/// Popovers always fade in.
public enum ModalTransitionStyle: String, SceneEnumeration {
  /// Slides in from below, fades in, or flips like a card whose sides are the presenter and the presented
  /// controller.
  case coverVertical, crossDissolve, flipHorizontal
  /// The presenter's page curls up and reveals the presented controller. For presentation styles other than
  /// `fullScreen`, which keep the presenter visible, the same as `coverVertical`.
  case partialCurl
}
