import SceneValues

/// Whether the tint is shown as it is, or dimmed to gray behind something that is presented over it.
public enum TintAdjustmentMode: String, SceneEnumeration {
  /// `automatic` follows the superview, `normal` shows the tint as it is, and `dimmed` shows gray.
  case automatic, normal, dimmed
}

extension View {
  /// The color of what can be touched: the view's own, or the superview's, or the system's blue.
  public var tintColor: Color {
    get { resolvedTint }
    set { ownTintColor = newValue }
  }

  /// The view's own tint; nil to inherit it.
  public var ownTintColor: Color? {
    get { storedTintColor }
    set {
      let old = AnimationScope.current == nil ? nil : resolvedTint
      let change = TintChange(of: self)
      storedTintColor = newValue
      change.notify()
      if let old, old != .tint, resolvedTint != .tint {
        animateColor(.tintColor, from: old, to: resolvedTint)
      }
    }
  }

  /// The view's own mode; `.automatic` to inherit it.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { storedTintAdjustmentMode }
    set {
      let change = TintChange(of: self)
      storedTintAdjustmentMode = newValue
      change.notify()
    }
  }

  var hasOwnTint: Bool { storedTintColor != nil || storedTintAdjustmentMode != .automatic }

  fileprivate var tint: Tint {
    var color: Color?
    var isDimmed: Bool?
    var view: View? = self
    while let current = view, color == nil || isDimmed == nil {
      color = color ?? current.storedTintColor
      isDimmed = isDimmed ?? current.storedTintAdjustmentMode.isDimmed
      view = current.superview
    }
    return Tint(color: color ?? .systemBlue, isDimmed: isDimmed ?? false)
  }

  fileprivate var resolvedTint: Color { tint.resolved }

  /// The tint as it is seen: it may be on its way.
  private var shownTint: Color {
    var view: View? = self
    while let current = view {
      if let layer = current.ownLayer, layer.isTintMoving {
        return layer.presented(.tintColor, model: current.resolvedTint)
      }
      if current.storedTintColor != nil { break }
      view = current.superview
    }
    return resolvedTint
  }

  /// The components of a color as this view shows it.
  public func resolve(_ color: Color) -> RGBA {
    let (color, dark) = (shown(color), isDark)
    // Any other color is the same under each tint, also the two that a tint goes between.
    let tint = color == .tint ? shownTint : .systemBlue
    return color.resolved(tint: tint.resolved(dark: dark, asset: colorAsset), dark: dark, asset: colorAsset)
  }

  /// Whether colors have their dark variants in it.
  var isDark: Bool { contextIfAny?.style == .dark }

  /// The color that stands in for another where the view is.
  func shown(_ color: Color) -> Color {
    // Black on black, a sheet could not be told from what is behind it.
    color == .systemBackground && isDark && isOnCard ? Color(.secondarySystemBackground) : color
  }

  /// Whether it lies before what is behind a sheet, a popover or an alert.
  private var isOnCard: Bool { sequence(first: self, next: \.superview).contains(where: \.isCard) }

  /// A color of the asset catalog; nil where there is none of that name.
  func colorAsset(_ name: String) -> RGBA? {
    contextIfAny?.colorProvider?.components(of: name, for: traitCollection)
  }
}

extension TintAdjustmentMode {
  /// What the mode says of itself; nil where it asks the superview.
  fileprivate var isDimmed: Bool? {
    switch self {
    case .automatic: nil
    case .normal: false
    case .dimmed: true
    }
  }
}

/// What a view hands on to its subviews: the color, and whether it is dimmed.
private struct Tint: Equatable {
  var color: Color
  var isDimmed: Bool

  var resolved: Color { isDimmed ? .gray : color }

  /// What becomes of it in a subview.
  func inherited(by view: View) -> Tint {
    Tint(
      color: view.storedTintColor ?? color, isDimmed: view.storedTintAdjustmentMode.isDimmed ?? isDimmed)
  }
}

/// Finds out whose tint a change to the hierarchy changes, and tells exactly those.
///
/// Below a view that hands on what it did before, nothing changes: so adding a subtree looks at its root alone,
/// unless there is something to tell.
struct TintChange {
  private let view: View
  private let before: Tint
  /// Every view with the tint that it showed, where rules may change any.
  private var shown: [(view: View, tint: Color)]?

  init(of view: View) {
    self.view = view
    before = view.tint
  }

  /// For changes that do not all come from above: appearance rules may give tints to views far down.
  init(ofEachIn view: View) {
    self.init(of: view)
    var shown: [(View, Color)] = []
    Self.collect(view, before, into: &shown)
    self.shown = shown
  }

  private static func collect(_ view: View, _ tint: Tint, into shown: inout [(View, Color)]) {
    shown.append((view, tint.resolved))
    for subview in view.subviews { collect(subview, tint.inherited(by: subview), into: &shown) }
  }

  func notify() {
    guard let shown else { return Self.notify(view, before: before, after: view.tint) }
    let changed = shown.map { (view: $0.view, after: $0.view.resolvedTint, before: $0.tint) }
    for (view, after, before) in changed where after != before {
      view.setNeedsDisplay()
      // Who was given yet another tint by one that was told has been told of that.
      if view.resolvedTint == after { view.tintColorDidChange() }
    }
  }

  private static func notify(_ view: View, before: Tint, after: Tint) {
    guard before != after else { return }
    if before.resolved != after.resolved {
      view.setNeedsDisplay()
      view.tintColorDidChange()
    }
    for subview in view.subviews {
      notify(subview, before: before.inherited(by: subview), after: after.inherited(by: subview))
    }
  }
}
