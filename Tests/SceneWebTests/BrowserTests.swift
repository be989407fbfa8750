import Foundation
import SceneUI
import ScreenTesting
import TestSupport
import Testing

/// Uses an app in a browser by mouse and keyboard, and compares it with Cairo's drawing of the same scene
/// after the same actions.
@Suite(
  "Apps in Chromium",
  .enabled(if: Browser.isPresent, "needs SCENEC_TEST_SCREENS, chromium, and playwright from PyPI"))
struct BrowserTests {
  private static let scene = ProbeScene.text.replacing(
    "<scrollView", with: #"<slider frame="20 120 280 34" accessibilityLabel="Volume"/><scrollView"#)

  @Test("A user can tap, type, scroll, rotate, and reconnect in a browser")
  func used() throws {
    let program = try WebProgram(compiled(Self.scene))
    let chromium = try Chromium(program.url)
    #expect(chromium.said("title") == "A probe")
    #expect(chromium.said("texts") == ["A label of some length", "Write", "The first", "The second"])
    let stage = try duplicate()
    try expectSame(chromium.picture("first"), stage.window)
    stage.tap(try #require(stage.window.rootViewController?.view.subviews.first))
    stage.clock.advance(by: 2)
    try expectSame(chromium.picture("tapped"), stage.window)
    // The field has the focus and shows an I-beam pointer. Text typed while disconnected arrived.
    #expect(chromium.said("caret") == "keys" && chromium.said("cursor") == "text")
    let texts: [[String]] = chromium.all("texts")
    #expect(texts.last?.contains("GrünGrün!?") == true || texts.last?.contains("Grün!?") == true, "\(texts)")
    #expect(chromium.said("note") == false)
    let place: [String: Double]? = chromium.said("scrolled")
    #expect(place?["y"].map { abs($0 - 357) < 12 } == true, "\(String(describing: place))")
    #expect(chromium.said("size") == "0 0 480 320")
    let turned = try chromium.picture("turned")
    #expect(turned.width == 480 && turned.height == 320 && turned.isDark)
    #expect(chromium.said("spoken") == ["true", "Write"])
    let composed: [String]? = chromium.said("composed")
    #expect(
      composed?.contains("Grün!?你") == true || composed?.contains("GrünGrün!?你") == true, "\(composed ?? [])")
    #expect(chromium.said("others") == ["A label of some length", "Write", "The first", "The second"])
    let problems: [String]? = chromium.said("problems")
    // The browser itself reports the interrupted connection.
    #expect(
      problems?.allSatisfy { $0.contains("WebSocket connection") } == true, "\(String(describing: problems))")
    let (status, lines, errors) = program.end()
    #expect(status == 0 && errors.isEmpty, "\(errors)")
    let field: [String]? = chromium.said("field")
    #expect(field?.first == "text" && field?.last?.hasSuffix("!?你") == true, "\(field ?? [])")
    #expect(lines.contains("switch: false") && lines.contains("text: Said aloud"), "\(lines)")
    #expect(lines.contains("slider: 0.75") && lines.contains("rings"), "\(lines)")
    // 120 of 1,000 points are visible.
    #expect(lines.contains("offset: 880"), "\(lines)")
  }

  private func duplicate() throws -> SceneStage {
    let stage = try SceneStage(Self.scene)
    stage.context.displayScale = 1
    try stage.show()
    stage.clock.advance(by: 2)
    return stage
  }

  /// Both pictures use different fonts, so the comparison is coarse.
  private func expectSame(
    _ seen: Screenshot, _ window: Window, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let wanted = try Screenshot(window.picture())
    let distance = try #require(wanted.blurredDistance(from: seen), "another size")
    #expect(distance < 40, "\(distance) of 255 apart", sourceLocation: sourceLocation)
  }
}
