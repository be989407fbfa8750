import SceneRuntime
import SceneValues

/// The kind of device that a graph is shown on.
public enum Idiom: String, SceneEnumeration {
  case phone, pad
}

/// Whether there is much room on an axis.
public enum SizeClass: String, SceneEnumeration {
  case compact, regular
}

/// Where lines of text begin.
public enum LayoutDirection: String, SceneEnumeration {
  case leftToRight, rightToLeft
}

/// What a controller or a view ought to know of where it is shown, to choose how it looks.
///
/// A window's follow from its size and its context. Controllers and views inherit them; a container may give a child
/// others by `setOverrideTraitCollection(_:forChild:)`. When they change, `traitCollectionDidChange(_:)` tells.
public struct TraitCollection: Hashable, Sendable {
  public var idiom: Idiom
  public var horizontalSizeClass: SizeClass
  public var verticalSizeClass: SizeClass
  public var orientation: InterfaceOrientation
  /// Light or dark.
  public var style: InterfaceStyle
  public var layoutDirection: LayoutDirection
  /// Pixels a point.
  public var displayScale: Double

  /// By default those of a phone that is held upright.
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

  /// The size classes of a window of some size, as devices have them.
  ///
  /// - A phone is narrow and high; on its side it is low, and wide only where it is a large one.
  /// - A pad is high, and wide unless the window has only a part of the screen.
  ///
  /// - Parameter size: in points.
  public static func sizeClasses(
    of size: Size, on idiom: Idiom
  ) -> (horizontal: SizeClass, vertical: SizeClass) {
    switch idiom {
    case .pad: return (size.width >= leastRegularPadWidth ? .regular : .compact, .regular)
    case .phone:
      guard size.width > size.height else { return (.compact, .regular) }
      let isLarge = size.height >= leastLargePhoneWidth && size.width >= leastLargePhoneHeight
      return (isLarge ? .regular : .compact, .compact)
    }
  }

  /// In points: between a pad's half screen, 507, and its two thirds, 678.
  private static let leastRegularPadWidth = 600.0
  /// In points: the sides of the smallest phone that is called large, held upright.
  private static let leastLargePhoneWidth = 414.0
  private static let leastLargePhoneHeight = 736.0
}

/// The traits that a container gives to a child in place of its own; it inherits those that are nil.
public struct TraitOverride: Hashable, Sendable {
  public var horizontalSizeClass: SizeClass?
  public var verticalSizeClass: SizeClass?
  public var style: InterfaceStyle?
  public var layoutDirection: LayoutDirection?

  public init(
    horizontalSizeClass: SizeClass? = nil, verticalSizeClass: SizeClass? = nil, style: InterfaceStyle? = nil,
    layoutDirection: LayoutDirection? = nil
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.style = style
    self.layoutDirection = layoutDirection
  }

  /// What becomes of the traits that a child would inherit.
  func applied(to inherited: TraitCollection) -> TraitCollection {
    var traits = inherited
    if let horizontalSizeClass { traits.horizontalSizeClass = horizontalSizeClass }
    if let verticalSizeClass { traits.verticalSizeClass = verticalSizeClass }
    if let style { traits.style = style }
    if let layoutDirection { traits.layoutDirection = layoutDirection }
    return traits
  }
}
