import Foundation
import ScenePreview
import SceneValues
import Testing

@testable import SceneLSP

@Suite("Size hints")
struct SizeHintTests {
  private static func scene(_ width: Int) -> String {
    """
    <storyboard version="1" initial="main">
      <scene>
        <viewController id="main">
          <view frame="0 0 320 480">
            <label id="heading" text="Twelve">
              <constraint equation="leading = superview.leading + 20"/>
              <constraint equation="top = superview.top + 30"/>
              <constraint equation="width = \(width)"/>
              <constraint equation="height = 40.5"/>
            </label>
            <stackView axis="vertical">
              <constraint equation="leading = superview.leading"/>
              <constraint equation="top = superview.top + 100"/>
              <constraint equation="width = 200"/>
              <constraint equation="height = 60"/>
              <view/>
            </stackView>
            <imageView id="icon" frame="0 100 40 40"/>
          </view>
        </viewController>
      </scene>
      <scene><viewController id="other"><view frame="0 0 320 480">
        <view id="far">
          <constraint equation="left = superview.left"/><constraint equation="top = superview.top"/>
          <constraint equation="width = 50"/><constraint equation="height = 50"/>
        </view>
      </view></viewController></scene>
    </storyboard>
    """
  }

  /// Returns hints such as `5 heading: 100 × 40.5`, each with the text of its line before the hint.
  private func hints(
    _ talk: Conversation, _ text: String, lines: ClosedRange<Int> = 0...20, of file: String = "A.scene"
  ) throws -> [String] {
    let answer = try talk.ask(
      "textDocument/inlayHint",
      [
        "textDocument": ["uri": talk.uri(file)],
        "range": [
          "start": ["line": lines.lowerBound, "character": 0],
          "end": ["line": lines.upperBound, "character": 0],
        ],
      ])
    let all = text.components(separatedBy: "\n")
    return try #require(answer as? [[String: Any]]).map { hint in
      let position = hint["position"] as? [String: Int] ?? [:]
      let line = all[position["line"] ?? 0].prefix(position["character"] ?? 0)
      return "\(line.trimmingCharacters(in: .whitespaces)): \(hint["label"] as? String ?? "")"
    }
  }

  private func refreshes(_ talk: Conversation) -> Int {
    talk.said.count { $0["method"] as? String == "workspace/inlayHint/refresh" }
  }

  @Test("Shows the sizes of views that have constraints")
  func sizes() throws {
    let talk = try Conversation(
      ["A.scene": Self.scene(100)], capabilities: Conversation.everything, showing: OffscreenLayout())
    try talk.open("A.scene", Self.scene(100))
    let expected = ["<label id=\"heading\": 100 × 40.5", "<stackView: 200 × 60", "<view: 200 × 60"]
    _ = try hints(talk, Self.scene(100))
    #expect(refreshes(talk) == 1)
    #expect(try hints(talk, Self.scene(100)) == expected)
    // All sizes are known, so the client receives no further refresh request.
    #expect(refreshes(talk) == 1)

    try talk.change("A.scene", Self.scene(120), version: 2)
    _ = try hints(talk, Self.scene(120))
    #expect(try hints(talk, Self.scene(120)).first == "<label id=\"heading\": 120 × 40.5")
    #expect(refreshes(talk) == 2)
    // Only the view of the other scene is laid out, because the rest is not visible.
    _ = try hints(talk, Self.scene(120), lines: 21...30)
    #expect(try hints(talk, Self.scene(120), lines: 21...30) == ["<view id=\"far\": 50 × 50"])
    #expect(refreshes(talk) == 3)

    let broken = Self.scene(120).replacing("text=", with: "txet=")
    try talk.change("A.scene", broken, version: 3)
    _ = try hints(talk, broken)
    #expect(try hints(talk, broken).isEmpty)
    #expect(refreshes(talk) == 3)
  }

  @Test("Returns sizes on the next request if the client does not support refresh")
  func withoutRefresh() throws {
    let talk = try Conversation(["A.scene": Self.scene(100)], showing: OffscreenLayout())
    _ = try hints(talk, Self.scene(100))
    #expect(try hints(talk, Self.scene(100)).count == 3)
    #expect(refreshes(talk) == 0)
  }

  @Test("Shows no sizes if size hints are disabled")
  func switchedOff() throws {
    let talk = try Conversation(
      ["A.scene": Self.scene(100)], capabilities: Conversation.everything, showing: OffscreenLayout(),
      hintsSizes: false)
    _ = try hints(talk, Self.scene(100))
    #expect(try hints(talk, Self.scene(100)).isEmpty)
    #expect(refreshes(talk) == 0)
  }

  @Test("Responds immediately and requests a refresh after layout in the background")
  func background() throws {
    let isHeld = Locked(false)
    let held = Locked<[@Sendable () -> Void]>([])
    let talk = try Conversation(
      ["A.scene": Self.scene(100)], capabilities: Conversation.everything, showing: OffscreenLayout(),
      background: { work in
        if isHeld.withLock({ $0 }) { held.withLock { $0.append(work) } } else { work() }
      })
    isHeld.withLock { $0 = true }
    for _ in 0..<2 { #expect(try hints(talk, Self.scene(100)).isEmpty) }
    #expect(refreshes(talk) == 0)
    let all = held.withLock { $0 }
    #expect(all.count == 2)
    // The later request replaces the first one.
    all[0]()
    try talk.listen()
    #expect(refreshes(talk) == 0)
    all[1]()
    try talk.listen()
    #expect(refreshes(talk) == 1)
    #expect(try hints(talk, Self.scene(100)).count == 3)
  }

  /// Returns a conversation whose background work can be held back and run later.
  private func heldConversation(
    _ files: [String: String]
  ) throws -> (talk: Conversation, hold: (Bool) -> Void, runHeld: () throws -> Void) {
    let isHeld = Locked(false)
    let held = Locked<[@Sendable () -> Void]>([])
    let talk = try Conversation(
      files, capabilities: Conversation.everything, showing: OffscreenLayout(),
      background: { work in
        if isHeld.withLock({ $0 }) { held.withLock { $0.append(work) } } else { work() }
      })
    return (
      talk, { hold in isHeld.withLock { $0 = hold } },
      {
        let all = held.withLock { held in
          defer { held = [] }
          return held
        }
        for work in all { work() }
        try talk.listen()
      }
    )
  }

  @Test("Shows the sizes of views in each of two visible files")
  func twoFiles() throws {
    let (talk, hold, runHeld) = try heldConversation([
      "A.scene": Self.scene(100), "B.scene": Self.scene(100),
    ])
    hold(true)
    #expect(try hints(talk, Self.scene(100)).isEmpty)
    #expect(try hints(talk, Self.scene(100), of: "B.scene").isEmpty)
    hold(false)
    try runHeld()
    #expect(refreshes(talk) > 0)
    #expect(try hints(talk, Self.scene(100)).count == 3)
    #expect(try hints(talk, Self.scene(100), of: "B.scene").count == 3)
  }

  @Test("Checks take priority over size hints")
  func checkFirst() throws {
    let (talk, hold, runHeld) = try heldConversation([
      "A.scene": Self.scene(100), "B.scene": Self.scene(100),
    ])
    try talk.open("B.scene", Self.scene(100))
    hold(true)
    #expect(try hints(talk, Self.scene(100)).isEmpty)
    hold(false)
    try talk.change("B.scene", Self.scene(110), version: 2)
    #expect(refreshes(talk) == 1)
    // Discarded work is not laid out when its turn comes.
    try runHeld()
    #expect(refreshes(talk) == 1)
    hold(true)
    #expect(try hints(talk, Self.scene(100)).isEmpty)
    try runHeld()
    #expect(try hints(talk, Self.scene(100)).count == 3)
  }
}
