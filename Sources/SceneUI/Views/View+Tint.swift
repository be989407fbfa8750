import SceneValues

/// A mode that determines whether tint colors are unchanged or gray. For example, views behind a presented view are gray.
public enum TintAdjustmentMode: String, SceneEnumeration {
  /// The modes: `automatic` follows the superview, `normal` shows the tint color unchanged, and `dimmed` shows gray.
  case automatic, normal, dimmed
}

extension View {
  /// The color of interactive elements: the view's own tint color if set, otherwise the superview's, and system blue if
  /// no view specifies a color.
  public var tintColor: Color {
    get { resolvedTint }
    set { ownTintColor = newValue }
  }

  /// The view's own tint color, or nil to inherit the superview's tint color.
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

  /// The view's own tint adjustment mode, or `.automatic` to inherit the superview's mode.
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

  /// Returns the components of a color as displayed in this view.
  public func resolve(_ color: Color) -> RGBA {
    let (color, dark) = (shown(color), isDark)
    let tint = color.kind == .tint ? shownTint : .systemBlue
    return color.resolved(tint: tint.resolved(dark: dark, asset: colorAsset), dark: dark, asset: colorAsset)
  }

  var isDark: Bool { contextIfAny?.style == .dark }

  func shown(_ color: Color) -> Color {
    // A black sheet would not stand out from a black background.
    color == .systemBackground && isDark && isOnCard ? Color(.secondarySystemBackground) : color
  }

  private var isOnCard: Bool { sequence(first: self, next: \.superview).contains(where: \.isCard) }

  func colorAsset(_ name: String) -> RGBA? {
    contextIfAny?.colorProvider?.components(of: name, for: traitCollection)
  }
}

extension TintAdjustmentMode {
  /// Whether this mode dims the tint, or nil if the superview's mode applies.
  fileprivate var isDimmed: Bool? {
    switch self {
    case .automatic: nil
    case .normal: false
    case .dimmed: true
    }
  }
}

private struct Tint: Equatable {
  var color: Color
  var isDimmed: Bool

  var resolved: Color { isDimmed ? .gray : color }

  func inherited(by view: View) -> Tint {
    Tint(
      color: view.storedTintColor ?? color, isDimmed: view.storedTintAdjustmentMode.isDimmed ?? isDimmed)
  }
}

/// A change of the view hierarchy that can affect tints. It determines the views whose tint changes and notifies only
/// those views. The traversal skips the subviews of a view that passes an unchanged tint to its subviews, so adding a
/// subtree usually visits only the subtree's root.
struct TintChange {
  private let view: View
  private let before: Tint
  private var shown: [(view: View, tint: Color)]?

  init(of view: View) {
    self.view = view
    before = view.tint
  }

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
      // A handler may have changed the tint again. That change has already sent its own notification.
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
