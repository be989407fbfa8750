import SceneValues

extension Window {
  // The input views remain in the window while one first responder replaces another, which they can contain.
  func beginResponderChange() { keyboard.responderChanges += 1 }

  func endResponderChange() {
    keyboard.responderChanges -= 1
    updateInputViews()
  }

  /// Whether the window shows the first responder's `inputView` instead of a keyboard.
  public var showsInputView: Bool { keyboard.inputs.map { $0.hasInput && !$0.isLeaving } ?? false }

  func updateInputViews(duration: Double = 0.25) {
    guard keyboard.responderChanges == 0 else { return }
    let views = InputViews(for: firstResponder)
    guard !views.isEmpty else { return hideInputViews(duration: duration) }
    let host = keyboard.inputs ?? InputViewHost()
    let isNew = keyboard.inputs == nil
    keyboard.inputs = host
    host.show(views)
    if isNew { addSubview(host) }
    changeKeyboard(to: wantedKeyboardFrame, duration: duration)
    if keyboard.inputs === host { host.follow(keyboard.current) }
  }

  private func hideInputViews(duration: Double) {
    guard let host = keyboard.inputs, !host.isLeaving else { return }
    host.leave()
    changeKeyboard(to: keyboard.ofHost, duration: duration)
    // Only a keyboard that disappears moves the views out of the window.
    if host.isLeaving, keyboard.target != nil || keyboard.motion == nil { removeInputViews() }
  }

  func isInInputViews(_ view: View) -> Bool { keyboard.inputs.map(view.isDescendant) ?? false }

  func removeInputViews() {
    guard let host = keyboard.inputs else { return }
    keyboard.inputs = nil
    host.removeFromSuperview()
  }

  var wantedKeyboardFrame: Rect? {
    guard let host = keyboard.inputs, !host.isLeaving else { return keyboard.ofHost }
    return host.keyboardFrame(above: keyboard.ofHost, in: self)
  }

  /// Adapts the input views to the window's size, and keeps them in front of presented views.
  func arrangeInputViews() {
    guard let host = keyboard.inputs, !host.isLeaving else { return }
    changeKeyboard(to: wantedKeyboardFrame, duration: 0)
    guard keyboard.inputs === host else { return }
    host.follow(keyboard.current)
    let menus: [View?] = [editMenu, menuOverlay]
    if let front = subviews.last(where: { view in !menus.contains { $0 === view } }), front !== host {
      insertSubview(host, aboveSubview: front)
    }
  }
}
