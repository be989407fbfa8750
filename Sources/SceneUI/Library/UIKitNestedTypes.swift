import SceneLayout

// UIKit nests these types in classes. With these names, code that you port compiles.

extension View {
  /// The options of animations.
  public typealias AnimationOptions = SceneUI.AnimationOptions
  /// A mode that determines how content is scaled to fit the bounds.
  public typealias ContentMode = SceneUI.ContentMode
  /// The parts of a view's geometry that change when the superview is resized.
  public typealias AutoresizingMask = SceneLayout.AutoresizingMask
  /// A mode that determines whether tint colors are unchanged or gray.
  public typealias TintAdjustmentMode = SceneUI.TintAdjustmentMode
}

extension Button {
  /// A kind of button.
  public typealias ButtonType = Kind
}

extension BarButtonItem {
  /// A standard button or space.
  public typealias SystemItem = SceneUI.SystemItem
}

extension PageViewController {
  /// The axis along which the pages are arranged.
  public typealias NavigationOrientation = Orientation
  /// The direction in which pages are turned.
  public typealias NavigationDirection = Direction
}
