import SceneRuntime
import SceneValues

/// What the keyboard covers of a view, as a guide: a view whose lower edge is tied to its upper one is never under the
/// keyboard.
///
/// ```swift
/// field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
/// ```
///
/// It is as broad as the view. Without a keyboard, it is what lies below the safe area.
public final class KeyboardLayoutGuide: LayoutGuide {
  init(of view: View) { super.init(.keyboard, of: view) }

  /// Scenes speak of the guide as `keyboardGuide`, and have no element for it.
  ///
  /// - Throws: `LoadingError` where a value cannot be decoded.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  /// Whether the guide begins where the safe area ends while there is no keyboard, or one that covers less; true by default.
  /// If it is false, it begins at the view's lower edge then.
  public var usesBottomSafeArea: Bool {
    get { owningView?.layoutNotes?.keyboardUsesSafeArea ?? true }
    set {
      guard newValue != usesBottomSafeArea else { return }
      owningView?.notesOfLayout.keyboardUsesSafeArea = newValue
      owningView?.keyboardGuideDidChange()
    }
  }

  /// Whether the guide is the keyboard's rectangle, with all four edges, also where that floats; false by default: then a
  /// keyboard that floats counts for none.
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
  /// What the keyboard covers, as a guide; without a keyboard, what lies below the safe area.
  public var keyboardLayoutGuide: KeyboardLayoutGuide { KeyboardLayoutGuide(of: self) }

  fileprivate func keyboardGuideDidChange() {
    layoutNotes?.home?.setNeedsSolving()
    layoutNotes?.island?.setNeedsSolving()
  }

  /// How far the keyboard's guide lies inside the bounds.
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
