import SceneValues

/// The style in which a controller is presented.
public enum ModalPresentationStyle: String, SceneEnumeration {
  /// Covers the window. Only this style removes the presenter's view.
  case fullScreen
  /// Covers the window. The presenter's view remains in place and is visible through transparent areas.
  case overFullScreen
  /// A sheet that the user can drag down. It is as large as possible unless its `SheetPresentation` specifies a size.
  case pageSheet
  /// A centered sheet at the preferred content size. In a compact width, it becomes a page sheet.
  case formSheet
  /// Covers the nearest controller that defines a presentation context. The background is opaque.
  case currentContext
  /// Covers the same area as `currentContext`, but the covered controller is visible through transparent areas.
  case overCurrentContext
  /// A popover that points to its source (see `PopoverPresentation`). In a compact width, it becomes a page sheet.
  case popover
  /// No adaptation: a `PresentationDelegate` returns this value to keep the controller's own style. Scenes cannot use it.
  case none

  /// The styles that scenes can use.
  public static let allCases: [ModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext, .popover,
  ]
}

/// The transition with which a controller is presented. Popovers always fade in.
public enum ModalTransitionStyle: String, SceneEnumeration {
  case coverVertical, crossDissolve, flipHorizontal
  /// The lower part of the presenter's view curls up like a page and shows the presented view behind it. The page stays
  /// curled, and a tap on it dismisses the controller. The presenter does not disappear. The presented controller cannot
  /// present others. This style requires the presentation style `fullScreen` and a presenter that fills the window.
  /// Otherwise, `coverVertical` is used.
  case partialCurl
}
