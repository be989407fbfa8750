import SceneDrawing
import SceneUI

/// An application on a screen: events go in, pictures come out. Whatever shows an application, be it a window of a desktop
/// or a browser's tab, does it by one of these, and the application does not know which.
///
/// Each of the application's windows of the usual level is a window of the screen: see `windows`. Those above, alerts
/// among them, are part of the picture of the frontmost one.
///
/// A session belongs to the thread that its application's clock runs on. Call `clock.loop.dispatchPending()` before
/// events are handed over, so that they count from now on.
public final class ScreenSession {
  /// What is shown.
  public let application: Application
  /// What the application's graph shares.
  public var context: SceneContext { application.context }
  private var fingers: [Int: Finger] = [:]

  private struct Finger {
    let touch: Touch
    weak var window: Window?
    /// From the coordinates of the screen's window to those of the one that is touched.
    let offset: Point
  }

  /// Shows an application that has its windows.
  public init(_ application: Application) { self.application = application }

  // MARK: Windows

  /// The windows that the screen shows as windows of its own, from the back to the front. While the application is
  /// launched and has none, this is that of its launch scene.
  public var windows: [Window] {
    let usual = application.windows.filter { $0.isOnScreen && $0.windowLevel <= .normal }
    guard usual.isEmpty else { return usual }
    return application.windows.filter { $0.isOnScreen && $0.windowLevel == .launchScene }
  }

  /// What is seen in a window of the screen: the application's window, and what lies above it.
  func stack(of base: Window) -> [Window] {
    guard base === windows.last else { return [base] }
    return [base]
      + application.windows.filter { $0.isOnScreen && $0.windowLevel > .normal && $0 !== base }
  }

  /// What a window of the screen shows, laid out and drawn as of now.
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

  /// Whether the next picture may be another although nothing happens until then: an animation runs.
  public var movesByItself: Bool { application.windows.contains { $0.movesByItself } }

  static func offset(of window: Window, from base: Window) -> Point {
    Point(x: window.frame.minX - base.frame.minX, y: window.frame.minY - base.frame.minY)
  }

  // MARK: The screen

  /// A window of the screen has another size: its size classes and its orientation follow.
  ///
  /// - Parameters:
  ///   - base: one of `windows`.
  ///   - size: in points, at least 1 × 1.
  public func resize(_ base: Window, to size: Size) {
    guard size.width.isFinite, size.height.isFinite else { return }
    let size = Size(width: max(1, size.width), height: max(1, size.height))
    guard size != base.bounds.size else { return }
    let old = base.bounds.size
    // Those above that cover all of it go on to do so.
    for window in stack(of: base) where window.bounds.size == old { window.fit(to: size) }
  }

  /// A window of the screen got the keyboard: it comes to the front of the application's, and is key, unless one above has the
  /// keys.
  public func focus(on base: Window) {
    guard base.isOnScreen else { return }
    application.bringToFront(base)
    if let key = application.keyWindow, key.isOnScreen, key.windowLevel > .normal { return }
    base.makeKey()
  }

  // MARK: Fingers and mice

  /// A finger comes down, or the button of a mouse.
  ///
  /// - Parameters:
  ///   - finger: tells it from others, until it is up. One that is down already is taken away first.
  ///   - point: in the coordinates of the screen's window.
  ///   - base: one of `windows`.
  public func touchDown(_ finger: Int, at point: Point, in base: Window) {
    guard point.x.isFinite, point.y.isFinite else { return }
    if fingers[finger] != nil { cancelTouch(finger) }
    let (target, offset) = self.target(at: point, in: base)
    guard target.isOnScreen else { return }
    let touch = target.beginTouch(at: Point(x: point.x - offset.x, y: point.y - offset.y))
    fingers[finger] = Finger(touch: touch, window: target, offset: offset)
  }

  /// The window that is touched at a place, and where it lies in the screen's window.
  private func target(at point: Point, in base: Window) -> (window: Window, offset: Point) {
    for window in stack(of: base).reversed() {
      let offset = Self.offset(of: window, from: base)
      let inside = Point(x: point.x - offset.x, y: point.y - offset.y)
      if window.touchedView(at: inside) != nil { return (window, offset) }
    }
    return (base, .zero)
  }

  /// The other button of a mouse was pressed: see `Window.openContextMenu(at:)`.
  @discardableResult
  public func openContextMenu(at point: Point, in base: Window) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    let (window, offset) = target(at: point, in: base)
    return window.openContextMenu(at: Point(x: point.x - offset.x, y: point.y - offset.y))
  }

  /// What the pointer looks like at a place.
  public func pointerShape(at point: Point, in base: Window) -> PointerShape {
    guard point.x.isFinite, point.y.isFinite else { return .arrow }
    let (window, offset) = target(at: point, in: base)
    return window.pointerShape(at: Point(x: point.x - offset.x, y: point.y - offset.y))
  }

  /// Fingers that are down go on; those that are not do nothing.
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

  /// A finger goes up where it last was; one that is not down does nothing.
  public func touchUp(_ finger: Int) {
    guard let finger = fingers.removeValue(forKey: finger) else { return }
    finger.window?.endTouches([finger.touch])
  }

  /// The system takes a finger away.
  public func cancelTouch(_ finger: Int) {
    guard let finger = fingers.removeValue(forKey: finger) else { return }
    finger.window?.cancelTouches([finger.touch])
  }

  /// The system takes all fingers away.
  public func cancelAllTouches() { for finger in fingers.keys.sorted() { cancelTouch(finger) } }

  /// Whether a finger is down.
  public func isDown(_ finger: Int) -> Bool { fingers[finger] != nil }

  /// A wheel was turned: see `Window.scroll(by:at:smoothly:)`.
  public func scroll(by way: Point, at point: Point, in base: Window, smoothly: Bool) {
    guard point.x.isFinite, point.y.isFinite else { return }
    let (window, offset) = target(at: point, in: base)
    window.scroll(by: way, at: Point(x: point.x - offset.x, y: point.y - offset.y), smoothly: smoothly)
  }

  // MARK: What is dragged in

  /// Something is dragged over a window of the screen from another program. A screen that learns of it only when it is
  /// dropped need not call this.
  ///
  /// - Returns: whether it would be taken if it were dropped there.
  @discardableResult
  public func drag(_ items: [DropItem], to point: Point, in base: Window) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    let (window, offset) = target(at: point, in: base)
    for other in application.windows where other !== window { other.endDrag() }
    return window.drag(items, to: Point(x: point.x - offset.x, y: point.y - offset.y))
  }

  /// What was dragged has left the screen's windows, or is dragged no more.
  public func endDrag() { for window in application.windows { window.endDrag() } }

  /// Something is dropped from another program. It goes to the view there that takes it; text that none takes is written
  /// where the caret stands.
  ///
  /// - Parameters:
  ///   - items: files and texts.
  ///   - point: in the coordinates of the screen's window.
  ///   - base: one of `windows`.
  /// - Returns: false where nobody takes it.
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

  // MARK: Keys

  /// A key was pressed: it is the key window's.
  ///
  /// - Returns: false where it means nothing to anybody.
  @discardableResult
  public func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Bool {
    application.keyWindow?.press(key, modifiers) ?? false
  }

  /// Text was typed, or an input method has written it; a text field makes spaces of line breaks.
  ///
  /// - Returns: false where nobody takes it.
  @discardableResult
  public func insertText(_ text: String) -> Bool { application.keyWindow?.insertText(text) ?? false }

  /// An input method is writing something, which the text field shows meanwhile; `insertText` writes what it has
  /// decided on in place of that.
  ///
  /// - Parameters:
  ///   - text: replaces what was composed so far; empty to take that away.
  ///   - selected: what is selected of it, in characters of `text`; empty where the caret stands. What lies outside is
  ///     left out.
  /// - Returns: false where nobody takes it.
  @discardableResult
  public func compose(_ text: String, selected: Range<Int>) -> Bool {
    application.keyWindow?.setMarkedText(text, selectedRange: selected) ?? false
  }

  /// What is being composed is text like any other from now on.
  ///
  /// - Returns: false where nothing is.
  @discardableResult
  public func commitComposition() -> Bool { application.keyWindow?.unmarkText() ?? false }

  /// Whether something is being composed. It may end without the input method: where the field loses the keys or a
  /// program sets its text, the method must be told to begin anew.
  public var isComposing: Bool { application.keyWindow?.markedTextRange != nil }

  /// Whether keys write something now: then an input method is wanted, and on a phone a keyboard.
  public var wantsText: Bool { application.keyWindow?.keyInput != nil }

  /// Where the caret stands of what is being written, in the coordinates of a window of the screen; nil where nobody writes
  /// there.
  public func caretRect(in base: Window) -> Rect? {
    guard let window = application.keyWindow, let caret = window.caretRect,
      stack(of: base).contains(where: { $0 === window })
    else { return nil }
    let offset = Self.offset(of: window, from: base)
    return caret.offsetBy(dx: offset.x, dy: offset.y)
  }

  // MARK: The end

  /// Ends the application, as it ends where a person leaves it: it hears of it, and its windows are closed.
  public func end() {
    cancelAllTouches()
    application.terminate()
    for window in application.windows { application.close(window) }
  }
}
