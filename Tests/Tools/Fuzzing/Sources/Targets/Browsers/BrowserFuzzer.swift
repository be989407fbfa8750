import SceneDrawing
import SceneUI

@testable import SceneWeb

/// Sends messages of browsers, one per line. The application must keep running and remain visible for any
/// input.
enum BrowserFuzzer: Fuzzer {
  /// The maximum number of messages. More of them reach no other states.
  private static let timeLimit = 12

  static func run(_ bytes: [UInt8]) {
    let remains = Remains()
    visit(bytes.split(separator: UInt8(ascii: "\n")).prefix(timeLimit).map(Array.init), remains)
    remains.check()
  }

  /// A separate function, so that all references are released at its end.
  @inline(never)
  private static func visit(_ messages: [[UInt8]], _ remains: Remains) {
    let form = Form(remains)
    let clock = form.context.clock as! ManualClock
    let pasteboard = WebPasteboard()
    form.context.pasteboard = pasteboard
    var mirror = PictureMirror()
    let base = form.session.windows[0]
    _ = mirror.whole(form.session.picture(of: base).layers)
    var spoken = AccessibilityMirror()
    guard let screen = WebMessage(BrowserWords.hello).flatMap(screen) else { fatalError("no screen is said") }
    let input = VisitorInput(form.session, pasteboard, screen)
    for (index, message) in messages.enumerated() {
      switch WebMessage(message) {
      case .event(_, let event): input.take(event)
      case .hello(_, let screen): input.take(.screen(screen))
      case .shown, nil: continue
      }
      clock.advance(by: 0.05)
      // Draws after several events, as with fast input.
      guard index % 3 == 2 || index == messages.count - 1, let window = form.session.windows.last else {
        continue
      }
      input.fit(window)
      _ = mirror.changes(to: form.session.picture(of: window).layers)
      _ = spoken.changes(to: form.session.accessibilityTree(of: window))
      _ = input.pointer(in: window)
    }
    form.session.end()
  }

  private static func screen(_ message: WebMessage) -> WebScreenState? {
    if case .hello(_, let screen) = message { screen } else { nil }
  }

  static func changed(_ bytes: [UInt8], room: Int, using random: inout Random) -> [UInt8]? {
    // libFuzzer's own mutations cover invalid messages.
    guard random.below(8) > 0 else { return nil }
    var lines = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    for _ in 0...random.below(6) {
      lines.insert(BrowserWords.message(using: &random), at: random.below(lines.count + 1))
    }
    while lines.count > timeLimit { lines.remove(at: random.below(lines.count)) }
    let joined = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    return joined.count <= room ? joined : nil
  }
}
