import CAccessibility
import SceneProgram

/// Exposes an application to screen readers through ATK and AT-SPI, and performs the actions that screen readers request.
/// Without a session bus, this class does nothing. Otherwise, GLib waits until the bus reports that accessibility is
/// turned on. No objects or trees are created before then.
final class ScreenReaders {
  private let session: ScreenSession
  private let name: String
  private let didPerform: () -> Void
  private let glib: GlibLoop?
  private var status: OpaquePointer?
  private var application: OpaquePointer?
  private var windows: [AccessibleWindow] = []
  private var isWanted = false
  private var lastUpdate = -Double.infinity
  private var timer: Timer?

  private static let minimumInterval = 0.1

  init(_ session: ScreenSession, name: String, glib: GlibLoop?, didPerform: @escaping () -> Void) {
    self.session = session
    self.name = name
    self.glib = glib
    self.didPerform = didPerform
    guard glib != nil else { return }
    status = access_watch_status(
      { owner, isWanted in
        guard let owner else { return }
        Unmanaged<ScreenReaders>.fromOpaque(owner).takeUnretainedValue().wanted(isWanted != 0)
      }, Unmanaged.passUnretained(self).toOpaque())
    if status != nil { glib?.turn() }
  }

  func stop() {
    timer?.invalidate()
    guard let status else { return }
    access_stop_status(status)
    access_disown()
    removeWindows(but: [])
    glib?.turn()
  }

  private func wanted(_ isWanted: Bool) {
    self.isWanted = isWanted
    if !isWanted { removeWindows(but: []) }
    didPerform()
    guard isWanted, application == nil else { return }
    application = access_application(
      name,
      { owner, request in
        guard let owner, let request else { return 0 }
        let readers = Unmanaged<ScreenReaders>.fromOpaque(owner).takeUnretainedValue()
        return readers.perform(request.pointee) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
    access_start_bridge()
  }

  /// Publishes the changes in the given windows. If the minimum interval has not elapsed, the update is delayed.
  func update(_ shown: [DesktopWindow]) {
    guard isWanted, application != nil else { return }
    let clock = session.context.clock
    let pause = lastUpdate + Self.minimumInterval - clock.now
    guard pause <= 0 else {
      // When the timer fires, the desktop updates its windows and calls this method again.
      if timer == nil { timer = Timer(interval: pause, on: clock) { [weak self] _ in self?.timer = nil } }
      return
    }
    timer?.invalidate()
    timer = nil
    lastUpdate = clock.now
    removeWindows(but: shown)
    for window in shown {
      let known = windows.first { $0.content === window.content }
      let mirror = known ?? AccessibleWindow(window.content)
      if known == nil { windows.append(mirror) }
      var tree = session.accessibilityTree(of: window.content)
      if tree.label.isEmpty { tree.label = window.title }
      mirror.update(tree, at: window.accessiblePlace)
      guard known == nil else { continue }
      setChildren()
      if let object = mirror.object { access_tell_window(object, "create") }
    }
    glib?.turn()
  }

  private func removeWindows(but shown: [DesktopWindow]) {
    let gone = windows.filter { mirror in !shown.contains { $0.content === mirror.content } }
    guard !gone.isEmpty else { return }
    windows.removeAll { mirror in gone.contains { $0 === mirror } }
    setChildren()
    for mirror in gone { mirror.close() }
  }

  private func setChildren() {
    guard let application else { return }
    let objects = windows.map(\.object)
    access_set_children(application, objects, Int32(objects.count))
  }

  private func perform(_ request: AccessRequest) -> Bool {
    let id = AccessibilityID(Int(request.number), part: Int(request.part))
    guard let window = windows.first(where: { $0[id] != nil }), let node = window[id],
      let action = Self.action(request, of: node)
    else { return false }
    defer { didPerform() }
    return session.performAccessibilityAction(action, on: id, in: window.content)
  }

  private static func action(_ request: AccessRequest, of node: AccessibilityNode) -> AccessibilityAction? {
    switch request.kind {
    case ACCESS_DO_ACTION:
      let actions = node.atkActions
      return actions.indices.contains(Int(request.index)) ? actions[Int(request.index)].action : nil
    case ACCESS_SET_VALUE: return .setValue(request.value)
    case ACCESS_SET_TEXT: return request.text.map { .setText(String(cString: $0)) }
    case ACCESS_SELECT_TEXT:
      guard let text = node.text?.string, request.start <= request.end else { return nil }
      return .select(
        text.characters(
          beforeCodePoint: Int(request.start))..<text.characters(beforeCodePoint: Int(request.end)))
    case ACCESS_FOCUS: return .focus
    case ACCESS_REVEAL: return .reveal
    case ACCESS_SELECT_CHILD: return .activate
    default: return nil
    }
  }
}
