import Foundation
import SceneAnalysis
import ScenePreview
import Testing

@testable import SceneLSP

@Suite("Hover information about layout and images")
struct LayoutHoverTests {
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
              <constraint equation="height = 40"/>
            </label>
            <imageView frame="0 100 40 40" image="star"/>
          </view>
        </viewController>
      </scene>
    </storyboard>
    """
  }

  private func hover(_ talk: Conversation, over words: String, _ text: String) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(words) })
    let range = try #require(lines[line].range(of: words))
    let column = lines[line].distance(from: lines[line].startIndex, to: range.lowerBound)
    let answer = try talk.ask(
      "textDocument/hover",
      [
        "textDocument": ["uri": talk.uri("A.scene")],
        "position": ["line": line, "character": column + words.count / 2],
      ])
    let contents = (answer as? [String: Any])?["contents"] as? [String: Any]
    return contents?["value"] as? String ?? ""
  }

  @Test("Hover shows the computed frame and the constraints that determine the frame")
  func frame() throws {
    let talk = try Conversation(["A.scene": Self.scene(100)], showing: OffscreenLayout())
    let text = try hover(talk, over: "label", Self.scene(100))
    #expect(text.contains("Frame `20 30 100 40`"), "\(text)")
    #expect(text.contains("- Left and width: ") && text.contains("- Top and height: "), "\(text)")
    try talk.open("A.scene", Self.scene(120))
    #expect(try hover(talk, over: "heading", Self.scene(120)).contains("Frame `20 30 120 40`"))
    let broken = Self.scene(120).replacing("text=", with: "txet=")
    try talk.change("A.scene", broken, version: 2)
    #expect(try !hover(talk, over: "label", broken).contains("Frame"))
    try talk.change("A.scene", Self.scene(120), version: 3)
    #expect(try !hover(talk, over: "viewController", Self.scene(120)).contains("Frame"))
  }

  @Test("Hover shows the file, size, and picture of an image")
  func image() throws {
    let talk = try Conversation(
      ["A.scene": Self.scene(100), ".scenec.yml": "images: [Images]\n", "Images/other.txt": ""],
      begin: false, showing: OffscreenLayout())
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
    try png.write(to: URL(filePath: talk.path("Images/star.png")))
    try talk.begin()
    let text = try hover(talk, over: "star", Self.scene(100))
    #expect(text.contains("star.png`, 1 × 1 pixels"), "\(text)")
    #expect(text.contains("![](\(talk.uri("Images/star.png")))"), "\(text)")
  }
}
