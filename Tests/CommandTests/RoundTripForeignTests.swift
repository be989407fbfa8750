import Foundation
import Testing

@Suite struct RoundTripForeignTests {
  /// Files that validate without errors and contain features that only UIKit supports.
  static let files = [
    "NoBeginning.storyboard": RenderForeignTests.storyboard(RenderForeignTests.scene("a-1", "")),
    "Title.storyboard": RenderForeignTests.storyboard(
      RenderForeignTests.scene(
        "a-1",
        """
        <subviews><button opaque="NO" buttonType="system" id="b-1">
            <rect key="frame" x="10" y="10" width="46" height="30"/>
            <state key="normal" title="Button"/>
            <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.textAlignment">
                    <integer key="value" value="1"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="isPrimary" value="YES"/>
                <userDefinedRuntimeAttribute type="string" keyPath="title" value="Set"/>
            </userDefinedRuntimeAttributes>
        </button></subviews>
        """), initial: "a-1"),
    "Owner.xib": RenderForeignTests.xib.replacing(
      "customClass=\"CardController\"", with: "customClass=\"UIViewController\""
    )
    .replacing("property=\"card\"", with: "property=\"view\"")
    .replacing(/<connections>\s*<action.*?<\/connections>/.dotMatchesNewlines(), with: ""),
  ]

  @Test("The scene that is imported from a valid Xcode document is valid", arguments: files.keys.sorted())
  func imported(_ name: String) throws {
    let workspace = try TestDirectory([name: Self.files[name]!])
    #expect(try workspace.scenec("validate", name).status == 0)
    #expect(try workspace.scenec("import", name, "-o", "a.scene").status == 0)
    let outcome = try workspace.scenec("validate", "a.scene")
    #expect(outcome.status == 0, "\(outcome.text)")
  }

  @Test(
    "A compiled file that is dumped and recompiled keeps its digest", arguments: files.keys.sorted())
  func dumped(_ name: String) throws {
    try expectSameDigest(of: Self.files[name]!, called: name)
  }

  @Test("Imports supported runtime attributes of a button and preserves unsupported ones")
  func preserved() throws {
    let workspace = try TestDirectory(["Title.storyboard": Self.files["Title.storyboard"]!])
    let scene = try workspace.scenec("import", "Title.storyboard").text
    #expect(
      scene.contains("<ib:runtimeAttribute key=\"titleLabel.textAlignment\" type=\"number\" value=\"1\"/>"))
    #expect(scene.contains("<ib:runtimeAttribute key=\"isPrimary\" type=\"bool\" value=\"true\"/>"))
    #expect(scene.contains("<runtimeAttribute key=\"title\" type=\"string\" value=\"Set\"/>"))
  }

  @Test(
    "Imported corpus files are valid, and dumped files keep their digests",
    .enabled(if: ProcessInfo.processInfo.environment["SCENEC_CORPUS"] != nil))
  func corpus() throws {
    let root = try #require(ProcessInfo.processInfo.environment["SCENEC_CORPUS"])
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root).filter {
      $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
    }
    try #require(!paths.isEmpty)
    for path in paths.sorted() {
      let workspace = try TestDirectory()
      let file = "\(root)/\(path)"
      if try workspace.scenec("validate", file).status == 0 {
        #expect(try workspace.scenec("import", file, "-o", "a.scene").status == 0, "\(path)")
        let outcome = try workspace.scenec("validate", "a.scene")
        #expect(outcome.status == 0, "\(path): \(outcome.text)")
      }
      let text = try String(contentsOfFile: file, encoding: .utf8)
      guard try workspace.scenec("compile", file, "-o", "a.scenec").status == 0 else { continue }
      try expectSameDigest(of: text, called: file.hasSuffix(".xib") ? "a.xib" : "a.storyboard", path)
    }
  }

  private func expectSameDigest(of text: String, called name: String, _ remark: String = "") throws {
    let workspace = try TestDirectory([name: text])
    #expect(try workspace.scenec("compile", name, "-o", "a.scenec").status == 0)
    let dumped = try workspace.scenec("dump", "a.scenec", "--scene")
    try workspace.write("b.scene", dumped.output)
    let again = try workspace.scenec("compile", "b.scene", "-o", "b.scenec")
    guard again.status == 0 else {
      Issue.record("\(remark): \(again.errors)")
      return
    }
    let digests = try ["a.scenec", "b.scenec"].map { try workspace.scenec("dump", $0).text.digest }
    #expect(digests[0] != nil && digests[0] == digests[1], "\(remark)")
  }
}
