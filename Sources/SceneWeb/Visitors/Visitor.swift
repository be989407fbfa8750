import SceneDrawing
import SceneProgram
import SceneServing
import SceneValues

/// One who visits the program: an application of its own, and the browser that shows it.
///
/// The application lives on a clock of its own, whose loop is a descriptor in the server's. It goes on for a while where the
/// browser's connection is cut, and is shown again as it is then.
final class Visitor {
  /// By which the browser names it.
  let key = WebGate.secret()
  /// Whose events count; nil while there is none.
  private(set) var connection: WebConnection?
  /// Called once, when there is nothing to be seen any more.
  var onEnd: () -> Void = {}

  private let clock = SystemClock()
  private let server: SystemClock
  private let name: String
  private let limits: WebLimits
  private let session: ScreenSession
  private let pasteboard = WebPasteboard()
  private let input: VisitorInput
  private var watch: ObservationToken?

  private var mirror = PictureMirror()
  private var shown: LayeredPicture?
  private var isWholeWanted = true
  private var mayHaveChanged = true
  private var nextFrame = 0.0
  private var timer: Timer?
  /// What the program has put into the pasteboard last, until the browser is told.
  private var copied: String?
  private var spoken = SpokenMirror()
  private var mustSpeak = false
  private var nextSpeech = 0.0
  private var speechTimer: Timer?
  private var (lastFrame, lastShown, lastHeard, toldHeard) = (0, 0, 0, 0)
  private var told = FrameState()

  /// How many pictures may be on their way.
  private static let mostUnderWay = 3

  /// In seconds: how often a screen reader hears of what is seen, at most.
  private static let speechPause = 0.25

  /// In seconds: when it is looked again whether a browser takes something.
  private static let recovery = 0.1

  /// What a picture says beside its layers.
  private struct FrameState: Equatable {
    var title: String?
    var pointer: PointerShape?
    var caret: Rect?
    var isWriting: Bool?
  }

  /// Starts an application.
  ///
  /// - Parameters:
  ///   - screen: of the browser.
  ///   - server: the clock that everybody's connections are served by.
  ///   - launcher: makes the application.
  ///   - limits: what it may have.
  /// - Throws: what launching throws.
  init(_ screen: WebScreenState, server: SystemClock, launcher: ProgramLauncher, limits: WebLimits) throws {
    (self.server, self.limits, name) = (server, limits, launcher.name)
    var traits = ScreenTraits()
    traits.size = screen.size
    traits.scale = screen.scale
    traits.insets = screen.insets
    traits.style = screen.style
    traits.reducesMotion = screen.reducesMotion
    if !screen.languages.isEmpty { traits.locales = screen.languages }
    session = try launcher.launch(on: traits, clock: clock)
    session.context.pasteboard = pasteboard
    input = VisitorInput(
      session, pasteboard, screen, followsStyle: !launcher.arguments.contains("--style"),
      followsLanguages: !launcher.arguments.contains("--locale"))
    watch = try server.loop.watch(clock.loop.fileDescriptor) { [unowned self] _ in turn() }
    pasteboard.onWrite = { [unowned self] text in copied = text }
  }

  // MARK: The browser

  /// A browser shows it from now on; another that did so is sent away.
  func connect(_ connection: WebConnection) {
    if let old = self.connection {
      old.leave("The program is shown in another tab.")
      session.cancelAllTouches()
    }
    self.connection = connection
    lastShown = lastFrame
    connection.send(
      JSONText.object([
        ("session", .string(key)), ("heard", .int(lastHeard)), ("most", .int(limits.messageSize)),
      ]).line)
    toldHeard = lastHeard
    (isWholeWanted, told, shown, spoken) = (true, FrameState(), nil, SpokenMirror())
    mayHaveChanged = true
    turn()
  }

  /// The browser is gone; another one, or the same one, may come.
  func disconnect() {
    connection = nil
    session.cancelAllTouches()
    session.application.resignActive()
  }

  /// A picture is seen.
  func didShow(_ frame: Int) {
    guard frame > lastShown, frame <= lastFrame else { return }
    lastShown = frame
    turn()
  }

  /// Somebody did something.
  func take(_ number: Int, _ event: WebEvent) {
    guard number > lastHeard else { return }
    lastHeard = number
    // What happens counts from now on.
    clock.loop.dispatchPending()
    input.take(event)
    mayHaveChanged = true
    turn()
  }

  /// Memory is short.
  func receiveMemoryWarning() {
    session.application.receiveMemoryWarning()
    mayHaveChanged = true
    turn()
  }

  /// Ends the application.
  func end(_ reason: String) {
    connection?.leave(reason)
    connection = nil
    watch?.cancel()
    timer?.invalidate()
    speechTimer?.invalidate()
    session.end()
  }

  // MARK: Pictures

  private func turn() {
    if clock.loop.dispatchPending() { mayHaveChanged = true }
    guard let window = session.windows.last else { return onEnd() }
    input.fit(window)
    if let copied {
      self.copied = nil
      connection?.send(JSONText.object([("clipboard", .string(copied))]).line)
    }
    show(window)
    speak(of: window)
    if lastHeard >= toldHeard + 20 {
      toldHeard = lastHeard
      connection?.send(JSONText.object([("heard", .int(lastHeard))]).line)
    }
  }

  private func show(_ window: Window) {
    guard mayHaveChanged, let connection, !input.isHidden, lastFrame - lastShown < Self.mostUnderWay else {
      return
    }
    // Whoever says that pictures are seen, and does not take them, gets no more of them.
    if !connection.isWritable { nextFrame = max(nextFrame, server.now + Self.recovery) }
    guard server.now >= nextFrame else { return wait() }
    let picture = session.picture(of: window)
    mayHaveChanged = session.movesByItself
    mustSpeak = true
    nextFrame = server.now + 1 / limits.frameRate
    if let frame = frame(picture, window) { connection.send(frame) }
    if mayHaveChanged { wait() }
  }

  private func wait() {
    guard timer?.isValid != true else { return }
    timer = Timer(interval: max(0, nextFrame - server.now), on: server) { [unowned self] _ in turn() }
  }

  private func speak(of window: Window) {
    guard mustSpeak, let connection, connection.isWritable else { return }
    let pause = nextSpeech - server.now
    guard pause <= 0 else {
      if speechTimer?.isValid != true {
        speechTimer = Timer(interval: pause, on: server) { [unowned self] _ in turn() }
      }
      return
    }
    mustSpeak = false
    nextSpeech = server.now + Self.speechPause
    var tree = session.accessibilityTree(of: window)
    if tree.label.isEmpty { tree.label = told.title ?? name }
    if let changes = spoken.changes(to: tree) {
      connection.send(JSONText.object([("spoken", changes)]).line)
    }
  }

  /// What makes the browser show a picture; nil where it does so already.
  private func frame(_ picture: LayeredPicture, _ window: Window) -> String? {
    var members: [(String, JSONText)] = []
    if picture != shown {
      if isWholeWanted || mirror.laterImageSize > limits.imageMemory {
        let (layers, images) = mirror.whole(picture.layers)
        members += [("all", .string(layers)), ("images", .string(images))]
        isWholeWanted = false
      } else {
        let (changes, images) = mirror.changes(to: picture.layers)
        if !images.isEmpty { members.append(("images", .string(images))) }
        if !changes.isEmpty { members.append(("changes", .array(changes.map(\.json)))) }
      }
      if picture.size != shown?.size {
        members.append(("size", .array([.number(picture.size.width), .number(picture.size.height)])))
      }
      if shown == nil || picture.background != shown?.background {
        members.append(("background", .string(picture.background?.cssText ?? "transparent")))
      }
      shown = picture
    }
    members += differences(to: state(window))
    guard !members.isEmpty else { return nil }
    lastFrame += 1
    toldHeard = lastHeard
    return JSONText.object([("frame", .int(lastFrame)), ("heard", .int(lastHeard))] + members).line
  }

  private func state(_ window: Window) -> FrameState {
    FrameState(
      title: window.rootViewController?.title ?? name, pointer: input.pointer(in: window),
      caret: session.caretRect(in: window), isWriting: session.wantsText)
  }

  private func differences(to state: FrameState) -> [(String, JSONText)] {
    var members: [(String, JSONText)] = []
    if state.title != told.title { members.append(("title", .string(state.title ?? name))) }
    if state.pointer != told.pointer {
      members.append(("pointer", .string((state.pointer ?? .arrow).cssName)))
    }
    if state.isWriting != told.isWriting || state.caret != told.caret {
      let place = state.caret ?? .zero
      let numbers = [place.minX, place.minY, place.width, place.height].map {
        JSONText.number($0.isFinite ? $0 : 0)
      }
      members.append(("text", state.isWriting == true ? .array(numbers) : .null))
    }
    told = state
    return members
  }
}

extension PointerShape {
  fileprivate var cssName: String {
    switch self {
    case .arrow: "default"
    case .text: "text"
    case .hand: "pointer"
    case .leftRight: "ew-resize"
    case .upDown: "ns-resize"
    }
  }
}

extension RGBA {
  fileprivate var cssText: String {
    func part(_ value: Double) -> Int { Int((min(max(0, value), 1) * 255).rounded()) }
    return "rgba(\(part(red)),\(part(green)),\(part(blue)),\(min(max(0, alpha), 1)))"
  }
}
