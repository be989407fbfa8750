import CSDL2
import SceneCairo
import ScenePlatform
import SceneProgram
import SceneValues

/// The windows that an application displays on a desktop, and their event loop. The thread sleeps in SDL until an event
/// arrives or until `LoopWakeup` reports work in the application's loop. Windows are redrawn only if something might have
/// changed, and at most at the display's refresh rate.
final class Desktop {
  private let clock = SystemClock()
  private let launcher: ProgramLauncher
  private let wantedScale: Double?
  private let fonts: CairoFonts
  private let images: CairoImages
  private var icon: WindowIcon?
  private let arrivals = Locked(0)
  private var seenArrivals = 0
  private var windows: [DesktopWindow] = []
  private var session: ScreenSession!
  private var input: DesktopInput!
  private var readers: ScreenReaders?
  private var lifeCycle: DesktopLifeCycle!
  private var isOver = false
  private var mayHaveChanged = true
  /// The earliest time of the next frame, in seconds on the monotonic clock.
  private var nextFrame = 0.0
  private let glib: GlibLoop?
  private let settings = DesktopSettings()
  /// The desktop settings last reported to the application. The application's own changes take precedence over them.
  private var reported: (style: InterfaceStyle, reducesMotion: Bool) = (.light, false)

  init(scale: Double?, launcher: ProgramLauncher) throws {
    wantedScale = scale
    self.launcher = launcher
    fonts = try CairoFonts()
    // Large images are decoded in the background. The window is drawn again when they are ready.
    let (queue, arrivals) = (clock.workQueue, arrivals)
    images = CairoImages(
      background: .init {
        arrivals.withLock { $0 += 1 }
        queue.post {}
      },
      onMissingLibrary: {
        FailureOutput.write("'\($0)' is not installed: images that require it are not shown\n")
      })
    glib = GlibLoop(clock.loop)
  }

  func run() throws {
    for (hint, value) in Self.hints { SDL_SetHint(hint, value) }
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw WindowError.noDisplay(WindowError.lastReason) }
    defer {
      // The windows are released before SDL shuts down, because their renderers use SDL.
      windows = []
      SDL_Quit()
    }
    Self.preferSharedMemory()
    var traits = ScreenTraits()
    traits.scale = wantedScale ?? Self.desktopScale
    traits.textMetrics = CairoTextMetrics(fonts)
    glib?.turn()
    (traits.style, traits.reducesMotion) = (settings.style ?? .light, settings.reducesMotion)
    reported = (traits.style, traits.reducesMotion)
    icon = try launcher.icon().map { try WindowIcon($0, images: CairoImages(), fonts: fonts) }
    session = try launcher.launch(on: traits, clock: clock) { [self] session in
      self.session = session
      try open()
      try show()
    }
    defer { session.end() }
    session.context.pasteboard = DesktopPasteboard()
    settings.changed = { [unowned self] in followSettings() }
    defer { settings.changed = {} }
    let readers = ScreenReaders(session, name: launcher.name, glib: glib) { [unowned self] in
      mayHaveChanged = true
    }
    self.readers = readers
    defer { readers.stop() }
    try open()
    lifeCycle = DesktopLifeCycle(session.application)
    let interruption = try Interruption.watch(on: clock.loop) { [unowned self] in isOver = true }
    defer { interruption.cancel() }
    let exit = ProcessEnd.watch { [unowned self] in
      // The display may no longer exist, so the app must not access the clipboard of the desktop.
      session.context.pasteboard = MemoryPasteboard()
      session.end()
    }
    defer { exit.cancel() }
    let pressure = MemoryPressure.watch(on: clock.loop) { [unowned self] in
      session.application.receiveMemoryWarning()
    }
    defer { pressure?.cancel() }
    let wakeup = try LoopWakeup(clock.loop.fileDescriptor)
    defer { wakeup.stop() }
    while !isOver { try turn(wakeup) }
  }

  private func open() throws {
    if launcher.arguments.contains("--full-screen") { session.windows.last?.wantsFullScreen = true }
    input = DesktopInput(session: session) { [unowned self] id in windows.first { $0.windowID == id } }
    mayHaveChanged = true
    try updateWindows()
  }

  /// The hints for SDL. They prevent SDL from converting between touch and mouse events, handling signals, and quitting
  /// when the last window closes.
  private static let hints = [
    ("SDL_TOUCH_MOUSE_EVENTS", "0"), ("SDL_MOUSE_TOUCH_EVENTS", "0"), ("SDL_QUIT_ON_LAST_WINDOW_CLOSE", "0"),
    ("SDL_NO_SIGNAL_HANDLERS", "1"), ("SDL_VIDEO_ALLOW_SCREENSAVER", "1"),
    // Text fields display composed text of any length, and the input method displays its candidates itself.
    ("SDL_IME_SHOW_UI", "1"), ("SDL_IME_INTERNAL_EDITING", "0"), ("SDL_IME_SUPPORT_EXTENDED_TEXT", "1"),
    // This hint prevents SDL from turning off the compositor of the desktop.
    ("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0"),
  ]

  /// Prefers shared memory on X11, because drawing with OpenGL takes five times as long. Wayland supports only OpenGL.
  /// The `SDL_FRAMEBUFFER_ACCELERATION` environment variable overrides this choice.
  private static func preferSharedMemory() {
    guard let driver = SDL_GetCurrentVideoDriver(), String(cString: driver) == "x11" else { return }
    SDL_SetHint("SDL_FRAMEBUFFER_ACCELERATION", "0")
  }

  private static var desktopScale: Double {
    guard let text = getenv("GDK_SCALE"), let scale = Double(String(cString: text)),
      (0.25...8).contains(scale)
    else { return 1 }
    return scale
  }

  // MARK: Event loop

  private func turn(_ wakeup: LoopWakeup) throws {
    wait()
    if clock.loop.dispatchPending() { mayHaveChanged = true }
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      guard event.type != LoopWakeup.eventType else {
        // Without a call to `resume` after each of these events, the wakeup thread would never wake SDL again.
        if clock.loop.dispatchPending() { mayHaveChanged = true }
        wakeup.resume()
        continue
      }
      mayHaveChanged = true
      handle(event)
      clock.loop.dispatchPending()
    }
    lifeCycle.update(isSeen: windows.contains(where: \.isSeen))
    if glib?.turn() == true { mayHaveChanged = true }
    try updateWindows()
    try show()
  }

  private func wait() {
    guard mayHaveChanged else {
      SDL_WaitEvent(nil)
      return
    }
    let left = nextFrame - Self.now
    if left > 0 { SDL_WaitEventTimeout(nil, Int32((left * 1000).rounded(.up))) }
  }

  private static var now: Double {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
  }

  private func handle(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: isOver = true
    case SDL_WINDOWEVENT: handle(event.window)
    default: input.handle(event)
    }
  }

  private func handle(_ event: SDL_WindowEvent) {
    guard let window = windows.first(where: { $0.windowID == event.windowID }) else { return }
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_CLOSE:
      if session.windows.count == 1 { isOver = true } else { session.application.close(window.content) }
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      session.resize(window.content, to: window.size)
      session.context.displayScale = window.scale
      window.redrawAll()
    case SDL_WINDOWEVENT_EXPOSED: window.redrawAll()
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      session.focus(on: window.content)
      lifeCycle.didGainFocus()
    case SDL_WINDOWEVENT_FOCUS_LOST: lifeCycle.didLoseFocus()
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: window.isSeen = false
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED:
      window.isSeen = true
      window.redrawAll()
    case SDL_WINDOWEVENT_LEAVE: input.pointerDidLeave()
    default: break
    }
  }

  private func followSettings() {
    let context = session.context
    let style = settings.style ?? .light
    if context.style == reported.style, !launcher.arguments.contains("--style") { context.style = style }
    if context.reducesMotion == reported.reducesMotion { context.reducesMotion = settings.reducesMotion }
    reported = (style, settings.reducesMotion)
    mayHaveChanged = true
  }

  // MARK: Displaying windows

  private func updateWindows() throws {
    let wanted = session.windows
    if let launched = windows.first(where: { $0.content.windowLevel == .launchScene }),
      let next = wanted.last,
      !wanted.contains(where: { $0 === launched.content })
    {
      launched.show(next)
      session.resize(next, to: launched.size)
    }
    windows.removeAll { window in !wanted.contains { $0 === window.content } }
    for content in wanted where !windows.contains(where: { $0.content === content }) {
      let window = try DesktopWindow(
        content, title: launcher.name, scale: wantedScale ?? Self.desktopScale, fonts: fonts, images: images)
      icon?.show(on: window)
      windows.append(window)
      session.context.displayScale = window.scale
      session.resize(content, to: window.size)
    }
    for window in windows { window.followContent() }
    if wanted.isEmpty { isOver = true }
  }

  private func show() throws {
    let began = Self.now
    guard mayHaveChanged, began >= nextFrame, !isOver else { return }
    let arrived = arrivals.withLock { $0 }
    if arrived != seenArrivals {
      seenArrivals = arrived
      for window in windows { window.redrawAll() }
    }
    for window in windows where window.isSeen {
      window.title = window.content.rootViewController?.title ?? launcher.name
      try window.show(session.picture(of: window.content))
    }
    input.updateTextInput()
    mayHaveChanged = session.movesByItself && windows.contains(where: \.isSeen)
    // The interval begins with the start of the frame. The tolerance of 2 ms prevents timer delays from accumulating.
    nextFrame = max(nextFrame, began - 0.002) + 1 / (windows.first?.framesPerSecond ?? 60)
    readers?.update(windows)
  }
}
