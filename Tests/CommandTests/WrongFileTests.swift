import Foundation
import Testing

@testable import SceneAnalysis

/// Files whose encoding or name does not match their content.
@Suite struct WrongFileTests {
  private static let xib = WrongFileExtension.description.wrong.filter { $0 != "▶" }
  private static let storyboard = xib.replacing("CocoaTouch.XIB", with: "CocoaTouch.Storyboard.XIB")

  @Test(
    "Suggests the file extension that matches a file's content",
    arguments: [
      ("Clock.scene", xib, "contains a xib", "Clock.xib"),
      ("Main.xib", storyboard, "contains an Xcode storyboard", "Main.storyboard"),
      ("a.b.Storyboard", xib, "contains a xib", "a.b.xib"),
      ("Clock.xib", Samples.clock, "contains a scene", "Clock.scene"),
    ])
  func reportsExtensionOfOtherFileType(_ name: String, _ text: String, _ message: String, _ advice: String)
    throws
  {
    let workspace = try TestDirectory(["s/\(name)": text])
    let outcome = try workspace.scenec("validate", "s/\(name)", "--rule", "wrong-file-extension")
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("s/\(name):1:2: warning: The file ends with '."), "\(outcome.text)")
    #expect(outcome.text.contains(message) && outcome.text.contains("note: Rename the file to '\(advice)'"))
  }

  @Test("Accepts a scene file whose extension is not '.scene' or is missing")
  func otherExtensions() throws {
    for name in ["Clock.scene", "Clock.txt", "Clock"] {
      let workspace = try TestDirectory([name: WrongFileExtension.description.right])
      #expect(try workspace.scenec("validate", name).text == "1 file: no problems\n")
    }
    let workspace = try TestDirectory()
    let input = try workspace.scenec("validate", "-", "--rule", "wrong-file-extension", input: Self.xib)
    #expect(input.text == "1 file: no problems\n")
  }

  @Test("The cache distinguishes files that have the same content but different names")
  func cachedFiles() throws {
    let workspace = try TestDirectory(["s/Clock.xib": Self.xib, "t/Clock.scene": Self.xib])
    for _ in 0..<2 {
      for folder in ["s", "t"] {
        let outcome = try workspace.scenec("validate", folder, "--cache", "known")
        #expect(outcome.text.contains("wrong-file-extension") == (folder == "t"), "\(outcome.text)")
      }
    }
  }

  @Test(arguments: ["Clock.swift", "a/Info.plist", "Clock.json"])
  func reportsUnsupportedFileExtension(_ name: String) throws {
    let workspace = try TestDirectory([name: "import UIKit\n"])
    let outcome = try workspace.scenec("validate", name)
    let last = name.split(separator: "/").last ?? ""
    #expect(outcome.status == 1)
    #expect(
      outcome.text.contains("note: '\(last)' does not end with '.scene', '.storyboard' or '.xib'\n"),
      "\(outcome.text)")
  }

  @Test(
    "Recommends UTF-8 for files in other encodings",
    arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func otherEncodings(_ encoding: String.Encoding) throws {
    let workspace = try TestDirectory()
    try workspace.write("a.scene", try #require(Samples.clock.data(using: encoding)))
    let outcome = try workspace.scenec("validate", "a.scene")
    #expect(outcome.text.hasPrefix("a.scene:1:1: error: The encoding of the file is 'UTF-16', not UTF-8"))
    #expect(outcome.text.contains("= note: Save the file as UTF-8\n"), "\(outcome.text)")
  }

  @Test("Suggests correcting the encoding declaration, or saving the file as UTF-8")
  func declarations() throws {
    let declared = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n"
    let workspace = try TestDirectory(["a.scene": declared + Samples.clock])
    let outcome = try workspace.scenec("validate", "a.scene")
    #expect(
      outcome.text.hasPrefix(
        "a.scene:1:31: error: The file is UTF-8, but declares 'UTF-16' [encoding-not-utf8]"))
    #expect(outcome.text.contains("= help: Replace 'UTF-16' with 'UTF-8'\n"), "\(outcome.text)")
    let latin = (declared + Samples.clock).replacing("UTF-16", with: "ISO-8859-1").replacing(
      "Alarm", with: "Übung")
    try workspace.write("b.scene", try #require(latin.data(using: .isoLatin1)))
    let other = try workspace.scenec("validate", "b.scene")
    #expect(other.text.contains("The encoding of the file is 'ISO-8859-1', not UTF-8"), "\(other.text)")
    #expect(other.text.contains("= note: Save the file as UTF-8\n"))
  }
}
