import Foundation
import Testing

@Suite struct FormatForeignTests {
  static let tidy = ImportCommandTests.storyboard
  static let noisy = tidy.replacing("version=\"3.0\"", with: "version=\"3.0\" systemVersion=\"16A320\"")
    .replacing("x=\"20\" y=\"20\"", with: "x=\"20.000000000000004\" y=\"20\"").replacing("\n", with: "\r\n")

  @Test("'format' rewrites the Xcode documents in a folder")
  func formatsFilesAndDirectoriesInPlace() throws {
    let workspace = try TestDirectory([
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

  @Test("Does not rewrite an Xcode document that is already formatted")
  func formattedDocuments() throws {
    let workspace = try TestDirectory(["Clock.xib": Self.tidy])
    let before = try FileManager.default.attributesOfItem(atPath: workspace.url("Clock.xib").path)
    #expect(try workspace.scenec("format", "Clock.xib").status == 0)
    let after = try FileManager.default.attributesOfItem(atPath: workspace.url("Clock.xib").path)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test("'format' reads an Xcode document from standard input or prints a diff")
  func supportsStandardInputAndDiff() throws {
    let workspace = try TestDirectory(["Clock.storyboard": Self.noisy])
    #expect(
      try workspace.scenec("format", "-", "--stdin-path", "Clock.storyboard", input: Self.noisy).text
        == Self.tidy)
    // The format is detected from the content.
    #expect(try workspace.scenec("format", "-", input: Self.noisy).text == Self.tidy)
    let diff = try workspace.scenec("format", "--diff", "Clock.storyboard")
    #expect(diff.status == 0)
    #expect(diff.text.hasPrefix("--- a/Clock.storyboard\n+++ b/Clock.storyboard\n"))
    #expect(try workspace.text("Clock.storyboard") == Self.noisy)
  }

  /// Settings that a team shares and that would otherwise change with each member's Xcode.
  @Test("'--versions-of' copies the Xcode versions of a document, and '--whole-points' rounds frames")
  func copiesVersionsAndRoundsToWholePoints() throws {
    func document(_ versions: (String, String), _ frame: String, _ attributes: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(versions.0)">
          <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="\(versions.1)"/>
              <plugIn identifier="com.example.Other" version="7"/>
          </dependencies>
          <objects>
              <view contentMode="scaleToFill"\(attributes) id="v-1">
                  <rect key="frame" \(frame)/>
              </view>
          </objects>
      </document>

      """
    }
    let constrained = " translatesAutoresizingMaskIntoConstraints=\"NO\""
    let half = "x=\"0.5\" y=\"-0.5\" width=\"10.333333333333334\" height=\"7.5\""
    let whole = "x=\"1\" y=\"0.0\" width=\"10\" height=\"7\""
    let workspace = try TestDirectory([
      "A.xib": document(("23504", "23506"), "x=\"0.0\" y=\"0.0\" width=\"1\" height=\"1\"", ""),
      "B.xib": document(("24765", "24743"), half, constrained),
      "C.xib": document(("22155", "22131"), half, ""),
    ])
    // Both options are opt-in.
    #expect(try workspace.scenec("format", "--check", ".").status == 0)
    #expect(try workspace.scenec("format", "--versions-of", "A.xib", "--whole-points", ".").status == 0)
    #expect(try workspace.text("B.xib") == document(("23504", "23506"), whole, constrained))
    #expect(try workspace.text("C.xib") == document(("23504", "23506"), half, ""))
    #expect(
      try workspace.scenec("format", "--check", "--versions-of", "A.xib", "--whole-points", ".").status == 0)
    let refused = try workspace.scenec("format", "--versions-of", "A.scene", ".")
    #expect(refused.status == 66 && refused.errors.contains("A.scene"))
    try workspace.write("A.scene", Samples.clock)
    let scene = try workspace.scenec("format", "--versions-of", "A.scene", "B.xib")
    #expect(scene.status == 66 && scene.errors.contains("'A.scene' is not an Xcode storyboard or xib"))
  }

  @Test("Rejects a file that is not an Xcode document and reports the location")
  func invalidDocuments() throws {
    let workspace = try TestDirectory(["Info.xib": "<plist/>\n", "Clock.storyboard": Self.noisy])
    let outcome = try workspace.scenec("format", ".")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("Info.xib:1:2: error: "))
    #expect(try workspace.text("Info.xib") == "<plist/>\n")
    #expect(try workspace.text("Clock.storyboard") == Self.noisy)
  }
}
