import SceneRuntime
import SceneValues

/// A layout guide for the area of a view that the keyboard covers. If a view's bottom anchor is constrained to the
/// guide's top anchor, the view stays above the keyboard.
///
/// ```swift
/// field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
/// ```
///
/// The guide is as wide as the view. While no keyboard is shown, the guide covers the area below the safe area.
public final class KeyboardLayoutGuide: LayoutGuide {
  init(of view: View) { super.init(.keyboard, of: view) }

  /// Creates a guide. This initializer is not called during loading, because scenes have no element for the guide. They
  /// refer to the guide as `keyboardGuide`.
  ///
  /// - Throws: `LoadingError` if a value cannot be decoded.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  /// Whether the guide covers at least the area below the safe area. If false, the guide is at the view's bottom edge
  /// while no keyboard is shown. The default is true.
  public var usesBottomSafeArea: Bool {
    get { owningView?.layoutNotes?.keyboardUsesSafeArea ?? true }
    set {
      guard newValue != usesBottomSafeArea else { return }
      owningView?.notesOfLayout.keyboardUsesSafeArea = newValue
      owningView?.keyboardGuideDidChange()
    }
  }

  /// Whether all four edges of the guide also follow floating keyboards. The default is false.
  public var followsUndockedKeyboard: Bool {
    get { owningView?.layoutNotes?.followsUndockedKeyboard ?? false }
    set {
      guard newValue != followsUndockedKeyboard else { return }
      owningView?.notesOfLayout.followsUndockedKeyboard = newValue
      owningView?.keyboardGuideDidChange()
    }
  }
}

extension View {
  /// The layout guide for the area that the keyboard covers. Without a keyboard, it covers the area below the safe area.
  public var keyboardLayoutGuide: KeyboardLayoutGuide { KeyboardLayoutGuide(of: self) }

  fileprivate func keyboardGuideDidChange() {
    layoutNotes?.home?.setNeedsSolving()
    layoutNotes?.island?.setNeedsSolving()
  }

  var keyboardInsets: EdgeInsets {
    let least = layoutNotes?.keyboardUsesSafeArea ?? true ? safeAreaInsets.bottom : 0
    let free = EdgeInsets(top: max(0, bounds.height - least))
    guard let window, let frame = window.keyboard.current else { return free }
    let place = untransformedFrame(in: window)
    if window.isDocked(frame) {
      return EdgeInsets(top: max(0, min(free.top, frame.minY - place.minY)))
    }
    guard layoutNotes?.followsUndockedKeyboard == true,
      let covered = frame.offsetBy(dx: -place.minX, dy: -place.minY)
        .intersection(Rect(origin: .zero, size: place.size))
    else { return free }
    return EdgeInsets(
      top: covered.minY, left: covered.minX, bottom: place.height - covered.maxY,
      right: place.width - covered.maxX)
  }
}
