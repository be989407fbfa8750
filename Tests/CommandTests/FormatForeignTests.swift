import Foundation
import Testing

/// `scenec format` and what Xcode writes.
@Suite struct FormatForeignTests {
  static let tidy = ImportCommandTests.storyboard
  static let noisy = tidy.replacing("version=\"3.0\"", with: "version=\"3.0\" systemVersion=\"16A320\"")
    .replacing("x=\"20\" y=\"20\"", with: "x=\"20.000000000000004\" y=\"20\"").replacing("\n", with: "\r\n")

  @Test func inPlaceAndInDirectories() throws {
    let workspace = try Workspace([
      "App/Base.lproj/Clock.storyboard": Self.noisy, "App/A.scene": Samples.clock,
    ])
    let check = try workspace.scenec("format", "--check", "App")
    #expect(check.status == 1)
    #expect(check.text.contains("App/Base.lproj/Clock.storyboard\n"))
    #expect(try workspace.text("App/Base.lproj/Clock.storyboard") == Self.noisy)
    #expect(try workspace.scenec("format", "App").status == 0)
    #expect(try workspace.text("App/Base.lproj/Clock.storyboard") == Self.tidy)
    #expect(try workspace.scenec("format", "--check", "App").status == 0)
  }

  @Test func whatIsTidyIsNotWritten() throws {
    let workspace = try Workspace(["Clock.xib": Self.tidy])
    let before = try FileManager.default.attributesOfItem(atPath: workspace.url("Clock.xib").path)
    #expect(try workspace.scenec("format", "Clock.xib").status == 0)
    let after = try FileManager.default.attributesOfItem(atPath: workspace.url("Clock.xib").path)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test func standardInputAndDiff() throws {
    let workspace = try Workspace(["Clock.storyboard": Self.noisy])
    #expect(
      try workspace.scenec("format", "-", "--stdin-path", "Clock.storyboard", input: Self.noisy).text
        == Self.tidy)
    // It is known by what it holds.
    #expect(try workspace.scenec("format", "-", input: Self.noisy).text == Self.tidy)
    let diff = try workspace.scenec("format", "--diff", "Clock.storyboard")
    #expect(diff.status == 0)
    #expect(diff.text.hasPrefix("--- a/Clock.storyboard\n+++ b/Clock.storyboard\n"))
    #expect(try workspace.text("Clock.storyboard") == Self.noisy)
  }

  @Test func whatIsNoDocumentIsRefusedWithAPlace() throws {
    let workspace = try Workspace(["Info.xib": "<plist/>\n", "Clock.storyboard": Self.noisy])
    let outcome = try workspace.scenec("format", ".")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("Info.xib:1:2: error: "))
    #expect(try workspace.text("Info.xib") == "<plist/>\n")
    #expect(try workspace.text("Clock.storyboard") == Self.noisy)
  }
}
