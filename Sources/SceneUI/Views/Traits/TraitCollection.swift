import SceneRuntime
import SceneValues

/// The kind of device that a graph is shown on.
public enum Idiom: String, SceneEnumeration {
  /// A device that fits into a hand, and a larger one.
  case phone, pad
}

/// Whether there is much room on an axis.
public enum SizeClass: String, SceneEnumeration {
  /// Little room, as a phone has across its width, and much room.
  case compact, regular
}

/// Where lines of text begin.
public enum LayoutDirection: String, SceneEnumeration {
  /// As in English, and as in Hebrew.
  case leftToRight, rightToLeft
}

/// What a controller or a view ought to know of where it is shown, to choose how it looks.
///
/// A window's follow from its size and its context. Controllers and views inherit them; a container may give a child
/// others by `setOverrideTraitCollection(_:forChild:)`. When they change, `traitCollectionDidChange(_:)` tells.
public struct TraitCollection: Hashable, Sendable {
  /// The kind of device, as the context says.
  public var idiom: Idiom
  /// Whether there is much room across the width; compact on a phone that is held upright.
  public var horizontalSizeClass: SizeClass
  /// Whether there is much room in the height; compact on a phone that is held sideways.
  public var verticalSizeClass: SizeClass
  /// How what is shown stands on the device.
  public var orientation: InterfaceOrientation
  /// Light or dark.
  public var style: InterfaceStyle
  /// Where lines of text begin, as the context says.
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
  /// - Parameters:
  ///   - size: in points.
  ///   - idiom: the kind of device that the window is on.
  /// - Returns: the class of the width, and that of the height.
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
  /// The class of the width; nil to inherit it.
  public var horizontalSizeClass: SizeClass?
  /// The class of the height; nil to inherit it.
  public var verticalSizeClass: SizeClass?
  /// Light or dark; nil to inherit it.
  public var style: InterfaceStyle?
  /// Where lines of text begin; nil to inherit it.
  public var layoutDirection: LayoutDirection?

  /// Makes an override of some traits; those that are not given are inherited.
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
