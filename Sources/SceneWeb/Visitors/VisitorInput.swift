import SceneProgram

final class VisitorInput {
  private let session: ScreenSession
  private let pasteboard: WebPasteboard
  private var screen: WebScreenState
  /// Whether the application uses the browser's settings rather than those from command-line options.
  private let (followsStyle, followsLanguages, followsTimeZone): (Bool, Bool, Bool)
  private var hover: Point?
  private(set) var isHidden = false

  init(
    _ session: ScreenSession, _ pasteboard: WebPasteboard, _ screen: WebScreenState,
    followsStyle: Bool = true, followsLanguages: Bool = true, followsTimeZone: Bool = true
  ) {
    (self.session, self.pasteboard, self.screen) = (session, pasteboard, screen)
    (self.followsStyle, self.followsLanguages) = (followsStyle, followsLanguages)
    self.followsTimeZone = followsTimeZone
  }

  func take(_ event: WebEvent) {
    guard let window = session.windows.last else { return }
    switch event {
    case .screen(let screen): change(to: screen)
    case .down(let finger, let point): session.touchDown(finger, at: point, in: window)
    case .move(let points): session.moveTouches(points.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    case .up(let finger): session.touchUp(finger)
    case .cancel(let finger): session.cancelTouch(finger)
    case .hover(let point): hover = point
    case .menu(let point): session.openContextMenu(at: point, in: window)
    case .wheel(let way, let point, let smoothly):
      session.scroll(by: way, at: point, in: window, smoothly: smoothly)
    case .key(let key, let modifiers): session.pressAnyKeyboard(key, modifiers)
    // Committed text replaces composed text.
    case .text(let text): if session.isComposing { session.insertText(text) } else { session.type(text) }
    case .compose(let text): session.compose(text, selected: text.count..<text.count)
    case .paste(let text):
      pasteboard.receive(text)
      session.pressAnyKeyboard(.character("v"), .command)
    case .drop(let text, let point): session.drop([.text(text)], at: point, in: window)
    case .perform(let action, let id): session.performAccessibilityAction(action, on: id, in: window)
    case .show: setHidden(false)
    case .hide: setHidden(true)
    case .focus: if !isHidden { session.application.activate() }
    case .blur: session.application.resignActive()
    }
  }

  func pointer(in window: Window) -> PointerShape {
    hover.map { session.pointerShape(at: $0, in: window) } ?? .arrow
  }

  func fit(_ window: Window) {
    session.resize(window, to: screen.size)
    if window.screenInsets != screen.insets { window.screenInsets = screen.insets }
  }

  private func setHidden(_ isHidden: Bool) {
    self.isHidden = isHidden
    let application = session.application
    if isHidden {
      application.enterBackground()
    } else {
      if application.state == .background { application.enterForeground() }
      application.activate()
    }
  }

  private func change(to screen: WebScreenState) {
    let (old, context) = (self.screen, session.context)
    self.screen = screen
    if screen.scale != old.scale { context.displayScale = screen.scale }
    if screen.style != old.style, followsStyle { context.style = screen.style }
    if screen.reducesMotion != old.reducesMotion { context.reducesMotion = screen.reducesMotion }
    if screen.languages != old.languages, !screen.languages.isEmpty, followsLanguages {
      context.preferredLocales = screen.languages
    }
    if screen.zone != old.zone, followsTimeZone, let timeZone = screen.timeZone {
      context.timeZone = timeZone
    }
  }
}
