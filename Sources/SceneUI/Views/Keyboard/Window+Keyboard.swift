import SceneServices
import SceneValues

/// The keyboard that a host shows over a window: on the screen of a phone, a part of it is covered.
struct WindowKeyboard {
  /// Where it is at this moment; nil while there is none.
  var current: Rect?
  /// Where it comes to rest; nil where there will be none.
  var target: Rect?
  var motion: ValueAnimation?
}

extension Window {
  /// Where a keyboard covers the window once it has come to rest, in the window's coordinates; nil while there is none.
  public var keyboardFrame: Rect? { keyboard.target }

  /// Says that a keyboard comes, goes or takes another place. A host calls it that shows one.
  ///
  /// Whoever observes `keyboardWillShow` and its like is told, and what constraints tie to a view's
  /// `keyboardLayoutGuide` moves with the keyboard. Nothing else does: the safe area is what it was.
  ///
  /// ```swift
  /// window.setKeyboardFrame(Rect(x: 0, y: 320, width: 320, height: 160))
  /// window.setKeyboardFrame(nil)  // it goes
  /// ```
  ///
  /// - Parameters:
  ///   - frame: in the window's coordinates; nil for no keyboard. One that does not reach from side to side along the
  ///     lower edge floats.
  ///   - duration: of its movement, in seconds; 0.25 by default. It is there at once for 0, and in a window that is not on
  ///     the screen.
  public func setKeyboardFrame(_ frame: Rect?, duration: Double = 0.25) {
    let bounded = frame?.bounded(to: .coordinates, from: .zero)
    let frame = bounded?.isEmpty == true ? nil : bounded
    guard frame != keyboard.target else { return }
    let (old, rest) = (keyboard.current, keyboard.target)
    let begin = old ?? below(frame ?? .zero)
    let end = frame ?? below(begin)
    let time = isOnScreen ? duration.bounded(to: .durations, from: 0) : 0
    let change = KeyboardChange(frameBegin: begin, frameEnd: end, duration: time)
    keyboard.motion = nil
    keyboard.target = frame
    keyboard.current = begin
    if rest == nil {
      post(.keyboardWillShow, change)
    } else if frame == nil {
      post(.keyboardWillHide, change)
    }
    post(.keyboardWillChangeFrame, change)
    // Who was told may have said something else.
    guard keyboard.target == frame, keyboard.motion == nil else { return }
    guard time > 0 else { return keyboardDidArrive(change, isNew: rest == nil) }
    keyboard.motion = ValueAnimation(
      from: 0, to: 1, duration: time, on: context.clock,
      step: { [weak self] part in self?.moveKeyboard(to: begin.moved(part, towards: end)) },
      completion: { [weak self] in self?.keyboardDidArrive(change, isNew: rest == nil) })
  }

  /// Where a keyboard of that size is before it comes.
  private func below(_ frame: Rect) -> Rect {
    Rect(x: frame.minX, y: bounds.height, width: frame.width, height: frame.height)
  }

  private func moveKeyboard(to frame: Rect?) {
    keyboard.current = frame
    forSubtree { $0.layoutNotes?.island?.keyboardDidMove() }
  }

  private func keyboardDidArrive(_ change: KeyboardChange, isNew: Bool) {
    keyboard.motion = nil
    let frame = keyboard.target
    moveKeyboard(to: frame)
    if frame == nil { post(.keyboardDidHide, change) } else if isNew { post(.keyboardDidShow, change) }
    post(.keyboardDidChangeFrame, change)
  }

  private func post(_ name: NotificationName<KeyboardChange>, _ change: KeyboardChange) {
    context.notifications.post(name, object: self, content: change)
  }

  /// Whether a keyboard stands at the lower edge, from side to side.
  func isDocked(_ frame: Rect) -> Bool {
    frame.maxY > bounds.height - 0.5 && frame.minX < 0.5 && frame.maxX > bounds.width - 0.5
  }
}

extension LayoutIsland {
  /// What the keyboard's guide is tied to, moves at the next layout.
  fileprivate func keyboardDidMove() {
    if itemsWithAreas.contains(where: { members[$0.index].areas.contains(.keyboard) }) { setNeedsSolving() }
  }
}

extension Rect {
  fileprivate func moved(_ part: Double, towards end: Rect) -> Rect {
    func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * part }
    return Rect(
      x: between(minX, end.minX), y: between(minY, end.minY), width: between(width, end.width),
      height: between(height, end.height))
  }
}
