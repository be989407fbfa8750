import SceneDrawing
import SceneProgram
import SceneServing
import SceneValues

/// A visitor to the app. Each visitor has a separate application and a browser that displays it. After the connection is
/// lost, the application continues for a limited time so that the browser can reconnect.
final class Visitor {
  let key = WebGate.secret()
  private(set) var connection: WebConnection?
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
  private var isFullFrameNeeded = true
  private var mayHaveChanged = true
  private var nextFrame = 0.0
  private var timer: Timer?
  private var copied: String?
  private var accessibility = AccessibilityMirror()
  private var mustNotify = false
  private var nextSpeech = 0.0
  private var speechTimer: Timer?
  private var (lastFrame, lastShown, lastHeard, toldHeard) = (0, 0, 0, 0)
  private var reported = FrameState()

  /// The maximum number of frames that the browser has not yet confirmed.
  private static let maxPendingFrames = 3

  /// The minimum interval between accessibility updates, in seconds.
  private static let speechPause = 0.25

  /// The interval, in seconds, between attempts to send a frame over a blocked connection.
  private static let recovery = 0.1

  private struct FrameState: Equatable {
    var title: String?
    var pointer: PointerShape?
    var caret: Rect?
    var isWriting: Bool?
  }

  /// Starts an application. The `server` parameter is the clock of the loop that serves all connections.
  init(_ screen: WebScreenState, server: SystemClock, launcher: ProgramLauncher, limits: WebLimits) throws {
    (self.server, self.limits, name) = (server, limits, launcher.name)
    var traits = ScreenTraits()
    traits.size = screen.size
    traits.scale = screen.scale
    traits.insets = screen.insets
    traits.style = screen.style
    traits.reducesMotion = screen.reducesMotion
    if !screen.languages.isEmpty { traits.locales = screen.languages }
    if let timeZone = screen.timeZone { traits.timeZone = timeZone }
    session = try launcher.launch(on: traits, clock: clock)
    session.context.pasteboard = pasteboard
    input = VisitorInput(
      session, pasteboard, screen, followsStyle: !launcher.arguments.contains("--style"),
      followsLanguages: !launcher.arguments.contains("--locale"),
      followsTimeZone: !launcher.arguments.contains("--time-zone"))
    watch = try server.loop.watch(clock.loop.fileDescriptor) { [unowned self] _ in turn() }
    pasteboard.onWrite = { [unowned self] text in copied = text }
  }

  // MARK: Browser

  /// Displays the application in a browser. If another browser is connected, disconnects it.
  func connect(_ connection: WebConnection) {
    if let old = self.connection {
      old.leave("The program is already open in another tab.")
      session.cancelAllTouches()
    }
    self.connection = connection
    lastShown = lastFrame
    connection.send(
      JSONText.object([
        ("session", .string(key)), ("heard", .int(lastHeard)), ("most", .int(limits.messageSize)),
      ]).line)
    toldHeard = lastHeard
    (isFullFrameNeeded, reported, shown, accessibility) = (true, FrameState(), nil, AccessibilityMirror())
    mayHaveChanged = true
    turn()
  }

  func disconnect() {
    connection = nil
    session.cancelAllTouches()
    session.application.resignActive()
  }

  func didShow(_ frame: Int) {
    guard frame > lastShown, frame <= lastFrame else { return }
    lastShown = frame
    turn()
  }

  func take(_ number: Int, _ event: WebEvent) {
    guard number > lastHeard else { return }
    lastHeard = number
    // Pending work precedes the event.
    clock.loop.dispatchPending()
    input.take(event)
    mayHaveChanged = true
    turn()
  }

  func receiveMemoryWarning() {
    session.application.receiveMemoryWarning()
    mayHaveChanged = true
    turn()
  }

  func end(_ reason: String) {
    connection?.leave(reason)
    connection = nil
    watch?.cancel()
    timer?.invalidate()
    speechTimer?.invalidate()
    session.end()
  }

  // MARK: Frames

  private func turn() {
    if clock.loop.dispatchPending() { mayHaveChanged = true }
    guard let window = session.windows.last else { return onEnd() }
    input.fit(window)
    if let copied {
      self.copied = nil
      connection?.send(JSONText.object([("clipboard", .string(copied))]).line)
    }
    show(window)
    updateAccessibility(of: window)
    if lastHeard >= toldHeard + 20 {
      toldHeard = lastHeard
      connection?.send(JSONText.object([("heard", .int(lastHeard))]).line)
    }
  }

  private func show(_ window: Window) {
    guard mayHaveChanged, let connection, !input.isHidden, lastFrame - lastShown < Self.maxPendingFrames
    else {
      return
    }
    // If a browser confirms frames but does not receive data, it gets no more frames.
    if !connection.isWritable { nextFrame = max(nextFrame, server.now + Self.recovery) }
    guard server.now >= nextFrame else { return wait() }
    let picture = session.picture(of: window)
    mayHaveChanged = session.movesByItself
    mustNotify = true
    nextFrame = server.now + 1 / limits.frameRate
    if let frame = frame(picture, window) { connection.send(frame) }
    if mayHaveChanged { wait() }
  }

  private func wait() {
    guard timer?.isValid != true else { return }
    timer = Timer(interval: max(0, nextFrame - server.now), on: server) { [unowned self] _ in turn() }
  }

  private func updateAccessibility(of window: Window) {
    guard mustNotify, let connection, connection.isWritable else { return }
    let pause = nextSpeech - server.now
    guard pause <= 0 else {
      if speechTimer?.isValid != true {
        speechTimer = Timer(interval: pause, on: server) { [unowned self] _ in turn() }
      }
      return
    }
    mustNotify = false
    nextSpeech = server.now + Self.speechPause
    var tree = session.accessibilityTree(of: window)
    if tree.label.isEmpty { tree.label = reported.title ?? name }
    if let changes = accessibility.changes(to: tree) {
      connection.send(JSONText.object([("spoken", changes)]).line)
    }
  }

  private func frame(_ picture: LayeredPicture, _ window: Window) -> String? {
    var members: [(String, JSONText)] = []
    if picture != shown {
      if isFullFrameNeeded || mirror.laterImageSize > limits.imageMemory {
        let (layers, images) = mirror.whole(picture.layers)
        members += [("all", .string(layers)), ("images", .string(images))]
        isFullFrameNeeded = false
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
    if state.title != reported.title { members.append(("title", .string(state.title ?? name))) }
    if state.pointer != reported.pointer {
      members.append(("pointer", .string((state.pointer ?? .arrow).cssName)))
    }
    if state.isWriting != reported.isWriting || state.caret != reported.caret {
      let place = state.caret ?? .zero
      let numbers = [place.minX, place.minY, place.width, place.height].map {
        JSONText.number($0.isFinite ? $0 : 0)
      }
      members.append(("text", state.isWriting == true ? .array(numbers) : .null))
    }
    reported = state
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
