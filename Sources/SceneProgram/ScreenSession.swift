import SceneDrawing
import SceneUI

/// An application on a screen. The session receives events and provides pictures.
///
/// Each application window at the normal level is a screen window; see `windows`. Windows above that level, such as
/// alerts, are part of the picture of the frontmost screen window.
///
/// Use a session only on the thread of its application's clock. Before you pass events to the session, call
/// `clock.loop.dispatchPending()` so that the events take effect immediately.
public final class ScreenSession {
  /// The application that the screen shows.
  public let application: Application
  /// The context that the application's objects share.
  public var context: SceneContext { application.context }
  private var fingers: [Int: Finger] = [:]

  private struct Finger {
    let touch: Touch
    weak var window: Window?
    let offset: Point
  }

  /// Creates a session for an application that already has windows.
  public init(_ application: Application) { self.application = application }

  // MARK: Windows

  /// The application windows that appear on the screen as separate windows, from back to front. During launch, while the
  /// application has no windows, the array contains only the launch scene's window.
  public var windows: [Window] {
    let usual = application.windows.filter { $0.isOnScreen && $0.windowLevel <= .normal }
    guard usual.isEmpty else { return usual }
    return application.windows.filter { $0.isOnScreen && $0.windowLevel == .launchScene }
  }

  func stack(of base: Window) -> [Window] {
    guard base === windows.last else { return [base] }
    return [base]
      + application.windows.filter { $0.isOnScreen && $0.windowLevel > .normal && $0 !== base }
  }

  /// Returns the picture of a screen window. Updates its layout and drawing first.
  public func picture(of base: Window) -> LayeredPicture {
    var picture = base.picture()
    for window in stack(of: base).dropFirst() {
      let place = Self.offset(of: window, from: base)
      for var layer in window.picture().layers {
        layer.transform = layer.transform.concatenating(.translation(x: place.x, y: place.y))
        picture.layers.append(layer)
      }
    }
    return picture
  }

  /// Whether an animation is running. If so, the next picture can differ even if no event occurs.
  public var movesByItself: Bool { application.windows.contains { $0.movesByItself } }

  static func offset(of window: Window, from base: Window) -> Point {
    Point(x: window.frame.minX - base.frame.minX, y: window.frame.minY - base.frame.minY)
  }

  // MARK: Screen

  /// Resizes a screen window, and updates its size classes and orientation.
  ///
  /// - Parameters:
  ///   - base: One of `windows`.
  ///   - size: The size in points, at least 1 × 1.
  public func resize(_ base: Window, to size: Size) {
    guard size.width.isFinite, size.height.isFinite else { return }
    let size = Size(width: max(1, size.width), height: max(1, size.height))
    guard size != base.bounds.size else { return }
    let old = base.bounds.size
    // Windows that covered the whole screen window continue to cover it.
    for window in stack(of: base) where window.bounds.size == old { window.fit(to: size) }
  }

  /// Moves the keyboard focus to a screen window. Brings the application window to the front and makes it the key window,
  /// unless a window above it is the key window.
  public func focus(on base: Window) {
    guard base.isOnScreen else { return }
    application.bringToFront(base)
    if let key = application.keyWindow, key.isOnScreen, key.windowLevel > .normal { return }
    base.makeKey()
  }

  // MARK: Touches and pointer

  /// Begins a touch by a finger or a mouse button.
  ///
  /// - Parameters:
  ///   - finger: The finger's identifier until the touch ends. If the finger is down, its touch is canceled first.
  ///   - point: The position in the screen window's coordinates.
  ///   - base: One of `windows`.
  public func touchDown(_ finger: Int, at point: Point, in base: Window) {
    guard point.x.isFinite, point.y.isFinite else { return }
    if fingers[finger] != nil { cancelTouch(finger) }
    let (target, offset) = self.target(at: point, in: base)
    guard target.isOnScreen else { return }
    let touch = target.beginTouch(at: Point(x: point.x - offset.x, y: point.y - offset.y))
    fingers[finger] = Finger(touch: touch, window: target, offset: offset)
  }

  private func target(at point: Point, in base: Window) -> (window: Window, offset: Point) {
    for window in stack(of: base).reversed() {
      let offset = Self.offset(of: window, from: base)
      let inside = Point(x: point.x - offset.x, y: point.y - offset.y)
      if window.touchedView(at: inside) != nil { return (window, offset) }
    }
    return (base, .zero)
  }

  /// Handles a secondary click. See `Window.openContextMenu(at:)`.
  @discardableResult
  public func openContextMenu(at point: Point, in base: Window) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    let (window, offset) = target(at: point, in: base)
    return window.openContextMenu(at: Point(x: point.x - offset.x, y: point.y - offset.y))
  }

  /// Returns the pointer shape at a point.
  public func pointerShape(at point: Point, in base: Window) -> PointerShape {
    guard point.x.isFinite, point.y.isFinite else { return .arrow }
    let (window, offset) = target(at: point, in: base)
    return window.pointerShape(at: Point(x: point.x - offset.x, y: point.y - offset.y))
  }

  /// Moves touches. Fingers that are not down are ignored.
  public func moveTouches(_ moves: [(finger: Int, point: Point)]) {
    var byWindow: [(window: Window, moves: [(touch: Touch, point: Point)])] = []
    for (number, point) in moves {
      guard point.x.isFinite, point.y.isFinite, let finger = fingers[number], let window = finger.window
      else {
        continue
      }
      let move = (finger.touch, Point(x: point.x - finger.offset.x, y: point.y - finger.offset.y))
      if let index = byWindow.firstIndex(where: { $0.window === window }) {
        byWindow[index].moves.append(move)
      } else {
        byWindow.append((window, [move]))
      }
    }
    for entry in byWindow { entry.window.moveTouches(entry.moves) }
  }

  /// Ends a touch at its last position. Does nothing if the finger is not down.
  public func touchUp(_ finger: Int) {
    guard let finger = fingers.removeValue(forKey: finger) else { return }
    finger.window?.endTouches([finger.touch])
  }

  /// Cancels the touch of a finger.
  public func cancelTouch(_ finger: Int) {
    guard let finger = fingers.removeValue(forKey: finger) else { return }
    finger.window?.cancelTouches([finger.touch])
  }

  /// Cancels all touches.
  public func cancelAllTouches() { for finger in fingers.keys.sorted() { cancelTouch(finger) } }

  /// Returns whether a finger is down.
  public func isDown(_ finger: Int) -> Bool { fingers[finger] != nil }

  /// Handles a scroll wheel movement. See `Window.scroll(by:at:smoothly:)`.
  public func scroll(by way: Point, at point: Point, in base: Window, smoothly: Bool) {
    guard point.x.isFinite, point.y.isFinite else { return }
    let (window, offset) = target(at: point, in: base)
    window.scroll(by: way, at: Point(x: point.x - offset.x, y: point.y - offset.y), smoothly: smoothly)
  }

  // MARK: Drag and drop

  /// Updates a drag from another app over a screen window. A drop does not require a preceding call to this method.
  ///
  /// - Returns: Whether a drop at that point would be accepted.
  @discardableResult
  public func drag(_ items: [DropItem], to point: Point, in base: Window) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    let (window, offset) = target(at: point, in: base)
    for other in application.windows where other !== window { other.endDrag() }
    return window.drag(items, to: Point(x: point.x - offset.x, y: point.y - offset.y))
  }

  /// Ends a drag that left the screen's windows or was canceled.
  public func endDrag() { for window in application.windows { window.endDrag() } }

  /// Drops items from another app on a view that accepts them. If no view does, inserts any text at the caret.
  ///
  /// - Parameters:
  ///   - items: The files and strings.
  ///   - point: The position in the screen window's coordinates.
  ///   - base: One of `windows`.
  /// - Returns: Whether the items were accepted.
  @discardableResult
  public func drop(_ items: [DropItem], at point: Point, in base: Window) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    let (window, offset) = target(at: point, in: base)
    for other in application.windows where other !== window { other.endDrag() }
    if window.drop(items, at: Point(x: point.x - offset.x, y: point.y - offset.y)) { return true }
    endDrag()
    let texts = items.compactMap { item in
      if case .text(let text) = item { text } else { nil }
    }
    return !texts.isEmpty && insertText(texts.joined(separator: "\n"))
  }

  // MARK: Keyboard

  /// Dispatches a key press to the key window. Returns whether the key was handled.
  @discardableResult
  public func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    application.keyWindow?.press(key, modifiers) ?? false
  }

  /// Inserts text from the keyboard or an input method. A text field replaces line breaks with spaces.
  ///
  /// - Returns: Whether the text was handled.
  @discardableResult
  public func insertText(_ text: String) -> Bool { application.keyWindow?.insertText(text) ?? false }

  /// Sets the text that an input method is composing. A later call to `insertText` replaces it with the final text.
  ///
  /// - Parameters:
  ///   - text: The text that replaces the previous composition. An empty string removes the composition.
  ///   - selected: The selected range in characters, clamped to `text`. An empty range represents the caret.
  /// - Returns: Whether a view handled the text.
  @discardableResult
  public func compose(_ text: String, selected: Range<Int>) -> Bool {
    application.keyWindow?.setMarkedText(text, selectedRange: selected) ?? false
  }

  /// Commits the composition as regular text. Returns false if there is no composition.
  @discardableResult
  public func commitComposition() -> Bool { application.keyWindow?.unmarkText() ?? false }

  /// Whether a composition is in progress. A composition can end independently of the input method, for example if the
  /// field loses focus or code sets the field's text. The screen must then reset the input method.
  public var isComposing: Bool { application.keyWindow?.markedTextRange != nil }

  /// Whether a view accepts key input and has no `inputView` of its own. If so, the screen must provide an input method
  /// and, on phones, a keyboard.
  public var wantsText: Bool {
    application.keyWindow.map { $0.keyInput != nil && !$0.showsInputView } ?? false
  }

  /// Returns the caret's rectangle in a screen window's coordinates, or nil if no text in that window is being edited.
  public func caretRect(in base: Window) -> Rect? {
    guard let window = application.keyWindow, let caret = window.caretRect,
      stack(of: base).contains(where: { $0 === window })
    else { return nil }
    let offset = Self.offset(of: window, from: base)
    return caret.offsetBy(dx: offset.x, dy: offset.y)
  }

  // MARK: Termination

  /// Ends the application as if the user had quit it. Notifies the application and closes its windows.
  public func end() {
    cancelAllTouches()
    application.terminate()
    for window in application.windows { application.close(window) }
  }
}
