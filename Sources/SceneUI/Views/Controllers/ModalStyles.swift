import SceneValues

/// How a presented controller is laid over its presenter.
public enum ModalPresentationStyle: String, SceneEnumeration {
  /// Covers the window: the presenter's view leaves it. The only style with which the presenter disappears.
  case fullScreen
  /// Covers the window, and lets what is behind shine through: the presenter stays.
  case overFullScreen
  /// A sheet that a person can drag down, as large as the window has room for, or as high as its `SheetPresentation` says.
  case pageSheet
  /// A sheet in the middle, of the preferred content size; where the window is narrow, a page sheet.
  case formSheet
  /// Covers the nearest controller that defines a presentation context, on a background of its own.
  case currentContext
  /// Covers the nearest controller that defines a presentation context, and lets it shine through.
  case overCurrentContext
  /// Beside what it belongs to, with an arrow (see `PopoverPresentation`); where the window is narrow, a page sheet.
  case popover
}

/// How a presented controller comes in.
///
/// Popovers fade in whatever is asked for.
public enum ModalTransitionStyle: String, SceneEnumeration {
  /// It comes from below; it fades in; presenter and presented are the two sides of a card that turns.
  case coverVertical, crossDissolve, flipHorizontal
  /// The presenter is rolled up, and what lay under it shows. With other styles than `fullScreen` as `coverVertical`:
  /// there, the presenter stays.
  case partialCurl
}
