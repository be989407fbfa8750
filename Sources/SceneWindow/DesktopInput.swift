import CSDL2
import SceneProgram

/// Converts mouse, touch, and keyboard events to input for the application.
final class DesktopInput {
  private let session: ScreenSession
  private let window: (UInt32) -> DesktopWindow?
  private var cursors: [PointerShape: OpaquePointer] = [:]
  private var shape = PointerShape.arrow
  private let composition: DesktopComposition
  /// The items of a drop in progress, which SDL reports one by one.
  private var dropped: [DropItem] = []

  init(session: ScreenSession, window: @escaping (UInt32) -> DesktopWindow?) {
    self.session = session
    self.window = window
    composition = DesktopComposition(session: session)
  }

  deinit { for cursor in cursors.values { SDL_FreeCursor(cursor) } }

  /// The touch identifier that represents the mouse. Touch screens do not use this identifier.
  private static let mouse = -1
  /// The distance, in points, to scroll for one notch of a wheel. The distance corresponds to three lines of text.
  private static let notch = 54.0

  func handle(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN: press(event.button)
    case SDL_MOUSEBUTTONUP where event.button.button == SDL_BUTTON_LEFT: session.touchUp(Self.mouse)
    case SDL_MOUSEMOTION: move(event.motion)
    case SDL_MOUSEWHEEL: turn(event.wheel)
    case SDL_FINGERDOWN:
      guard let window = window(of: event.tfinger) else { return }
      session.touchDown(
        Self.number(of: event.tfinger), at: Self.point(event.tfinger, in: window), in: window.content)
    case SDL_FINGERMOTION:
      guard let window = window(of: event.tfinger) else { return }
      session.moveTouches([(Self.number(of: event.tfinger), Self.point(event.tfinger, in: window))])
    case SDL_FINGERUP: session.touchUp(Self.number(of: event.tfinger))
    case SDL_KEYDOWN: press(event.key)
    case SDL_TEXTINPUT: write(event.text)
    case SDL_TEXTEDITING, SDL_TEXTEDITING_EXT: composition.take(event)
    case SDL_DROPBEGIN: dropped = []
    case SDL_DROPTEXT, SDL_DROPFILE: take(event.drop)
    case SDL_DROPCOMPLETE: finishDrop(in: event.drop.windowID)
    default: break
    }
  }

  private func press(_ event: SDL_MouseButtonEvent) {
    guard let window = window(event.windowID) else { return }
    let point = window.point(Double(event.x), Double(event.y))
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT: session.touchDown(Self.mouse, at: point, in: window.content)
    case SDL_BUTTON_RIGHT: session.openContextMenu(at: point, in: window.content)
    default: break
    }
  }

  private func move(_ event: SDL_MouseMotionEvent) {
    guard let window = window(event.windowID) else { return }
    let point = window.point(Double(event.x), Double(event.y))
    if session.isDown(Self.mouse) { return session.moveTouches([(Self.mouse, point)]) }
    show(session.pointerShape(at: point, in: window.content))
  }

  private func turn(_ event: SDL_MouseWheelEvent) {
    guard let window = window(event.windowID) else { return }
    let turned = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
    var way = Point(
      x: Double(event.preciseX) * turned * Self.notch, y: -Double(event.preciseY) * turned * Self.notch)
    if SDL_GetModState().rawValue & KMOD_SHIFT.rawValue != 0, way.x == 0 { way = Point(x: way.y, y: 0) }
    let point = window.point(Double(event.mouseX), Double(event.mouseY))
    let isNotch = Float(event.x) == event.preciseX && Float(event.y) == event.preciseY
    session.scroll(by: way, at: point, in: window.content, smoothly: isNotch)
  }

  func pointerDidLeave() { show(.arrow) }

  private func show(_ wanted: PointerShape) {
    guard wanted != shape else { return }
    shape = wanted
    let cursor = cursors[wanted] ?? SDL_CreateSystemCursor(wanted.cursor)
    cursors[wanted] = cursor
    SDL_SetCursor(cursor)
  }

  /// Returns the window that contains a touch. Without a desktop, SDL may report none. If so, returns the focused window.
  private func window(of event: SDL_TouchFingerEvent) -> DesktopWindow? {
    window(event.windowID != 0 ? event.windowID : SDL_GetWindowID(SDL_GetKeyboardFocus()))
  }

  private static func number(of event: SDL_TouchFingerEvent) -> Int {
    // The identifier includes the touch screen, because two screens can use the same finger numbers. The identifier is
    // never negative, because the mouse has a negative number.
    let screen = Int(truncatingIfNeeded: event.touchId) &* 0x9E37_79B9
    return (screen ^ Int(truncatingIfNeeded: event.fingerId)) & Int.max
  }

  private static func point(_ event: SDL_TouchFingerEvent, in window: DesktopWindow) -> Point {
    window.point(partX: Double(event.x), partY: Double(event.y))
  }

  private func press(_ event: SDL_KeyboardEvent) {
    let modifiers = KeyModifiers(sdl: event.keysym.mod)
    if event.keysym.sym == SDLK_F11.rawValue, event.repeat == 0, modifiers.isEmpty {
      window(event.windowID)?.content.wantsFullScreen.toggle()
      return
    }
    guard let key = Key(sdl: event.keysym.sym) else { return }
    if case .character = key, modifiers.isDisjoint(with: [.control, .command]) {
      // The input method reports text in a separate event. If text input is not active, the key can be a command.
      if SDL_IsTextInputActive() == SDL_TRUE { return }
    }
    session.pressAnyKeyboard(key, modifiers)
  }

  private func write(_ event: SDL_TextInputEvent) {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if composition.commit(text) { return }
    let modifiers = KeyModifiers(sdl: UInt16(truncatingIfNeeded: SDL_GetModState().rawValue))
    // A command is not text, even if SDL reports it as text.
    guard modifiers.isDisjoint(with: [.control, .command]) else { return }
    session.type(text, modifiers)
  }

  private func take(_ event: SDL_DropEvent) {
    guard let bytes = event.file else { return }
    defer { SDL_free(bytes) }
    let text = String(cString: bytes)
    if event.type == SDL_DROPFILE.rawValue {
      dropped.append(.file(path: text))
    } else if case .text(let lines)? = dropped.last {
      dropped[dropped.count - 1] = .text(lines + "\n" + text)
    } else {
      dropped.append(.text(text))
    }
  }

  private func finishDrop(in id: UInt32) {
    let items = dropped
    dropped = []
    guard !items.isEmpty, let window = window(id) ?? window(SDL_GetWindowID(SDL_GetKeyboardFocus())) else {
      return
    }
    session.drop(items, at: window.pointerPlace, in: window.content)
  }

  func updateTextInput() {
    let isActive = SDL_IsTextInputActive() == SDL_TRUE
    // A hardware keyboard also types into fields with an input view.
    let takesText = session.application.keyWindow?.keyInput != nil
    if takesText != isActive {
      if isActive { SDL_StopTextInput() } else { SDL_StartTextInput() }
    }
    composition.update()
    guard takesText, let base = session.windows.last, let caret = session.caretRect(in: base),
      let window = window(SDL_GetWindowID(SDL_GetKeyboardFocus()))
    else { return }
    var rect = window.desktopRect(caret)
    SDL_SetTextInputRect(&rect)
  }
}

extension PointerShape {
  fileprivate var cursor: SDL_SystemCursor {
    switch self {
    case .arrow: SDL_SYSTEM_CURSOR_ARROW
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .hand: SDL_SYSTEM_CURSOR_HAND
    case .leftRight: SDL_SYSTEM_CURSOR_SIZEWE
    case .upDown: SDL_SYSTEM_CURSOR_SIZENS
    }
  }
}
