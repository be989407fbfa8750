import Foundation
import SceneAnalysis
import SceneLanguage
import SceneUI
import Testing

/// Sends every request at every offset of samples, both complete and truncated at every token. Each request
/// must return.
@Suite("Every query at every position")
struct EveryOffsetTests {
  /// Sends every request for an offset.
  private static func ask(_ service: LanguageService, _ offset: Int, _ path: String, _ count: Int) {
    let list = service.completions(at: offset, in: path)
    #expect(list.items.count <= 200)
    #expect(list.replaced.lowerBound >= 0 && list.replaced.upperBound <= count, "\(offset): \(list.replaced)")
    #expect(
      list.replaced.lowerBound <= offset && offset <= list.replaced.upperBound, "\(offset): \(list.replaced)")
    if let hover = service.hover(at: offset, in: path) { #expect(hover.range.upperBound <= count) }
    for highlight in service.highlights(at: offset, in: path) { #expect(highlight.range.upperBound <= count) }
    _ = service.definitions(at: offset, in: path)
    _ = try? service.rename(at: offset, in: path, to: "fresh")
    _ = service.signature(at: offset, in: path)
    _ = service.scene(at: offset, in: path).map { (service.leads(to: $0), service.leads(from: $0)) }
  }

  private static func askAll(_ service: LanguageService, _ path: String, _ bytes: [UInt8]) {
    for offset in 0...bytes.count { ask(service, offset, path, bytes.count) }
    for color in service.colors(in: path) { #expect(color.range.upperBound <= bytes.count) }
    for hint in service.hints(in: path, range: 0..<bytes.count) { #expect(hint.offset <= bytes.count + 1) }
  }

  @Test(
    "Handles requests at every offset of a complete file",
    arguments: ["Clock.scene", "Other.scene", "Sources/ClockViewController.swift", "de.lproj/Clock.strings"])
  func whole(name: String) throws {
    let project = try ClockSample.project()
    Self.askAll(project.service, project.path(name), Array(project.text(name).utf8))
  }

  @Test(
    "Handles requests in truncated and incomplete files",
    arguments: ["Clock.scene", "de.lproj/Clock.strings"])
  func broken(name: String) throws {
    let project = try ClockSample.project()
    let text = Array(project.text(name).utf8)
    let marks = text.indices.filter { "<>=\"/ ".utf8.contains(text[$0]) }
    for (number, mark) in marks.enumerated() {
      let end = min(mark + 1, text.count)
      project.edit(name, String(decoding: text[..<end], as: UTF8.self))
      Self.ask(project.service, end, project.path(name), end)
      guard number % 3 == 0 else { continue }
      let lacking = Array(text[..<mark] + text[min(mark + 7, text.count)...])
      project.edit(name, String(decoding: lacking, as: UTF8.self))
      Self.ask(project.service, mark, project.path(name), lacking.count)
    }
  }

  @Test("Handles requests in complete and truncated code and string tables")
  func code() throws {
    let texts = try CodeTextTests.project()
    let members = try MemberRenameTests.project()
    for (project, name) in [
      (texts, "Texts.swift"), (texts, "Alarms.xcstrings"), (texts, "en.lproj/Localizable.strings"),
      (members, "Clock.swift"), (members, "Reset.swift"),
    ] {
      let text = Array(project.text(name).utf8)
      Self.askAll(project.service, project.path(name), text)
      for mark in text.indices where "(\"{.:".utf8.contains(text[mark]) {
        project.edit(name, String(decoding: text[...mark], as: UTF8.self))
        Self.ask(project.service, mark + 1, project.path(name), mark + 1)
      }
      project.edit(name, String(decoding: text, as: UTF8.self))
    }
  }

  @Test(
    "Handles requests in files that do not contain text",
    arguments: [
      [0xFF, 0x3C, 0x80, 0x3C, 0x2F], [0x3C], [0x3C, 0x61, 0x20, 0x3D], [0x26, 0x3C, 0x21, 0x2D, 0x2D],
    ])
  func noise(bytes: [Int]) throws {
    let project = try ClockSample.project()
    let bytes = bytes.map(UInt8.init)
    let path = project.path("Clock.scene")
    Self.askAll(LanguageService(project.service.snapshot.replacing(bytes, of: path)), path, bytes)
  }

  @Test(
    "Handles requests in very deeply nested and very wide files",
    arguments: [
      ["<storyboard version=\"1\">", "<view id=\"a%\">", "</b>"], ["<view", " a%=\"1\"", ">"],
      ["<scene>", "<scene><viewController id=\"c%\"/>", ""], ["", "<", ""], ["", "</a>", ""],
      ["<!--", "<!--", ""],
    ])
  func extremes(parts: [String]) throws {
    let middle = (0..<4_000).map { parts[1].replacing("%", with: "\($0)") }.joined()
    let text = parts[0] + middle + String(repeating: parts[2], count: 4_000)
    let project = try LanguageProject(["Sample.scene": text])
    for offset in [0, parts[0].utf8.count + 1, text.utf8.count / 2, text.utf8.count] {
      Self.ask(project.service, offset, project.path("Sample.scene"), text.utf8.count)
    }
  }

  @Test("Finds the tags and their parents in malformed markup")
  func scanning() {
    let text = MarkupText(Array("<a><b x='1' y=\"2\n<c z=3/><d></b>text</a><!-- <e> -->".utf8))
    #expect(text.elements.indices.map(text.name) == ["a", "b", "c", "d"])
    #expect(text.elements.map(\.parent) == [-1, 0, 0, 0])
    #expect(text.value("y", of: 1) == "2" && text.value("z", of: 2) == "3")
    #expect(text.context(at: text.bytes.count - 5).place == .skipped)
  }
}
