import SceneRuntime
import SceneValues

/// The kind of device that shows the interface.
public enum Idiom: String, SceneEnumeration {
  case phone, pad
}

/// The amount of space along an axis.
public enum SizeClass: String, SceneEnumeration {
  case compact, regular
}

/// The horizontal direction in which text is read.
public enum LayoutDirection: String, SceneEnumeration {
  case leftToRight, rightToLeft
}

/// The traits of a controller's or view's environment, such as size classes, which affect its appearance.
///
/// A window derives its traits from its size and context. Controllers and views inherit them. Containers can override the
/// traits of their children with `setOverrideTraitCollection(_:forChild:)`.
public struct TraitCollection: Hashable, Sendable {
  /// The kind of device. The value comes from the context.
  public var idiom: Idiom
  /// The amount of horizontal space, which is compact on a phone in portrait orientation.
  public var horizontalSizeClass: SizeClass
  /// The amount of vertical space, which is compact on a phone in landscape orientation.
  public var verticalSizeClass: SizeClass
  /// The orientation of the interface on the device.
  public var orientation: InterfaceOrientation
  /// The interface style: light or dark.
  public var style: InterfaceStyle
  /// The horizontal direction in which text is read. The value comes from the context.
  public var layoutDirection: LayoutDirection
  /// The number of pixels per point.
  public var displayScale: Double

  /// Creates a trait collection. The defaults are those of a phone in portrait orientation.
  public init(
    idiom: Idiom = .phone, horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
    orientation: InterfaceOrientation = .portrait, style: InterfaceStyle = .light,
    layoutDirection: LayoutDirection = .leftToRight, displayScale: Double = 2
  ) {
    self.idiom = idiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.orientation = orientation
    self.style = style
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
  }

  /// Returns the size classes of a window.
  ///
  /// - In portrait orientation, a phone has a compact width and a regular height. In landscape orientation, its height is
  ///   compact, and its width is regular only if the phone is large.
  /// - On a pad, a window has a regular height. Its width is also regular if it is at least 600 points.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - idiom: The kind of device that shows the window.
  /// - Returns: The size classes of the width and of the height.
  public static func sizeClasses(
    of size: Size, on idiom: Idiom
  ) -> (horizontal: SizeClass, vertical: SizeClass) {
    switch idiom {
    case .pad: return (size.width >= minRegularPadWidth ? .regular : .compact, .regular)
    case .phone:
      guard size.width > size.height else { return (.compact, .regular) }
      let isLarge = size.height >= minLargePhoneWidth && size.width >= minLargePhoneHeight
      return (isLarge ? .regular : .compact, .compact)
    }
  }

  /// The minimum regular width on a pad, in points. It is between half a screen (507) and two thirds of a screen (678).
  private static let minRegularPadWidth = 600.0
  /// The width, in points, of the smallest large phone in portrait orientation.
  private static let minLargePhoneWidth = 414.0
  private static let minLargePhoneHeight = 736.0
}

/// The traits that a container overrides for a child. The child inherits traits whose value is nil.
public struct TraitOverride: Hashable, Sendable {
  /// The horizontal size class, or nil to inherit it.
  public var horizontalSizeClass: SizeClass?
  /// The vertical size class, or nil to inherit it.
  public var verticalSizeClass: SizeClass?
  /// The interface style, or nil to inherit it.
  public var style: InterfaceStyle?
  /// The layout direction, or nil to inherit it.
  public var layoutDirection: LayoutDirection?

  /// Creates an override. Traits that are omitted are inherited.
  public init(
    horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil, style: InterfaceStyle? = nil,
    layoutDirection: LayoutDirection? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.style = style
    self.layoutDirection = layoutDirection
  }

  func applied(to inherited: TraitCollection) -> TraitCollection {
    var traits = inherited
    if let horizontalSizeClass { traits.horizontalSizeClass = horizontalSizeClass }
    if let verticalSizeClass { traits.verticalSizeClass = verticalSizeClass }
    if let style { traits.style = style }
    if let layoutDirection { traits.layoutDirection = layoutDirection }
    return traits
  }
}
