import SceneServices
import SceneValues

struct WindowKeyboard {
  var ofHost: Rect?
  /// The frames of the keyboard or custom views, including the accessory view.
  var current: Rect?
  var target: Rect?
  var motion: ValueAnimation?
  var inputs: InputViewHost?
  var responderChanges = 0
}

extension Window {
  /// The final frame of the keyboard, or of the first responder's `inputView`, in window coordinates. The frame includes
  /// the `inputAccessoryView`. The value is nil if none of them is shown.
  public var keyboardFrame: Rect? { keyboard.target }

  /// Reports that the keyboard appears, disappears, or moves. Host apps that show a keyboard call this method.
  ///
  /// Observers of `keyboardWillShow` and the related notifications are notified. The safe area does not change. While the
  /// first responder has an `inputView`, the keyboard has no effect.
  ///
  /// ```swift
  /// window.setKeyboardFrame(Rect(x: 0, y: 320, width: 320, height: 160))
  /// window.setKeyboardFrame(nil)  // Hides the keyboard.
  /// ```
  ///
  /// - Parameters:
  ///   - frame: The frame in window coordinates, or nil for no keyboard. A keyboard that does not span the bottom edge is
  ///     treated as floating.
  ///   - duration: The duration of the movement, in seconds. If it is 0 or the window is not on the screen, the change is
  ///     immediate.
  public func setKeyboardFrame(_ frame: Rect?, duration: Double = 0.25) {
    let bounded = frame?.bounded(to: .coordinates, from: .zero)
    keyboard.ofHost = bounded?.isEmpty == true ? nil : bounded
    changeKeyboard(to: wantedKeyboardFrame, duration: duration)
  }

  func changeKeyboard(to frame: Rect?, duration: Double) {
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
    // An observer may have set another frame.
    guard keyboard.target == frame, keyboard.motion == nil else { return }
    guard time > 0 else { return keyboardDidArrive(change, isNew: rest == nil) }
    keyboard.motion = ValueAnimation(
      from: 0, to: 1, duration: time, on: context.clock,
      step: { [weak self] part in self?.moveKeyboard(to: begin.moved(part, towards: end)) },
      completion: { [weak self] in self?.keyboardDidArrive(change, isNew: rest == nil) })
  }

  private func below(_ frame: Rect) -> Rect {
    Rect(x: frame.minX, y: bounds.height, width: frame.width, height: frame.height)
  }

  private func moveKeyboard(to frame: Rect?) {
    keyboard.current = frame
    keyboard.inputs?.follow(frame)
    forSubtree { $0.layoutNotes?.island?.keyboardDidMove() }
  }

  private func keyboardDidArrive(_ change: KeyboardChange, isNew: Bool) {
    keyboard.motion = nil
    let frame = keyboard.target
    moveKeyboard(to: frame)
    if keyboard.inputs?.isLeaving == true { removeInputViews() }
    if frame == nil { post(.keyboardDidHide, change) } else if isNew { post(.keyboardDidShow, change) }
    post(.keyboardDidChangeFrame, change)
  }

  private func post(_ name: NotificationName<KeyboardChange>, _ change: KeyboardChange) {
    context.notifications.post(name, object: self, content: change)
  }

  func isDocked(_ frame: Rect) -> Bool {
    frame.maxY > bounds.height - 0.5 && frame.minX < 0.5 && frame.maxX > bounds.width - 0.5
  }
}

extension LayoutIsland {
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
