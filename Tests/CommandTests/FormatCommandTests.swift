import Foundation
import TestSupport
import Testing

@Suite("scenec format")
struct FormatCommandTests {
  static let untidy = """
    <?xml version='1.0'?>
    <!-- The head.
           Two lines. -->
    <storyboard initial='clock' version="1">


      <scene><!-- the clock -->
          <viewController title='A &gt; B &amp; "C"' id="clock"   class="App.Clock">
    \t<!-- aligned
    \t     below -->

    <view hidden="false" frame='0 0 1 1'></view>


            </viewController></scene>
      <appearance in="StackView" textColor='red' class="Label"/>
    </storyboard>
    """

  static let tidy = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- The head.
           Two lines. -->
    <storyboard version="1" initial="clock">

      <scene> <!-- the clock -->
        <viewController id="clock" class="App.Clock" title="A > B &amp; &quot;C&quot;">
          <!-- aligned
               below -->

          <view frame="0 0 1 1" hidden="false"/>
        </viewController>
      </scene>
      <appearance class="Label" in="StackView" textColor="red"/>
    </storyboard>

    """

  @Test("'format' rewrites scenes in files and folders and leaves other files unchanged")
  func inPlace() throws {
    let workspace = try TestDirectory([
      "a.scene": Self.untidy, "d/b.scene": Self.untidy, "d/c.txt": Self.untidy,
    ])
    let outcome = try workspace.scenec("format", "a.scene", "d")
    #expect(outcome.status == 0)
    #expect(outcome.text.isEmpty && outcome.errors.isEmpty)
    #expect(try workspace.text("a.scene") == Self.tidy)
    #expect(try workspace.text("d/b.scene") == Self.tidy)
    #expect(try workspace.text("d/c.txt") == Self.untidy)
    #expect(workspace.files == ["a.scene", "d", "d/b.scene", "d/c.txt"])
    #expect(try workspace.scenec("format", "--check", "a.scene", "d").status == 0)
  }

  @Test("Does not rewrite a scene that is already formatted")
  func formattedScenes() throws {
    let workspace = try TestDirectory(["a.scene": Self.tidy])
    let before = try FileManager.default.attributesOfItem(atPath: workspace.url("a.scene").path)
    #expect(try workspace.scenec("format", "a.scene").status == 0)
    let after = try FileManager.default.attributesOfItem(atPath: workspace.url("a.scene").path)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test("'format' preserves file permissions and symbolic links")
  func preservesPermissionsAndSymbolicLinks() throws {
    let workspace = try TestDirectory(["a.scene": Self.untidy])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: workspace.url("a.scene").path)
    try FileManager.default.createSymbolicLink(
      atPath: workspace.url("b.scene").path, withDestinationPath: "a.scene")
    #expect(try workspace.scenec("format", "b.scene").status == 0)
    #expect(try workspace.text("a.scene") == Self.tidy)
    let attributes = try FileManager.default.attributesOfItem(atPath: workspace.url("a.scene").path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: workspace.url("b.scene").path) == "a.scene")
  }

  @Test("'format --check' lists the files that it would change")
  func check() throws {
    let workspace = try TestDirectory(["a.scene": Self.untidy, "b.scene": Self.tidy, "c.scene": Self.untidy])
    let outcome = try workspace.scenec("format", "--check", ".")
    #expect(outcome.status == 1)
    #expect(outcome.text == "a.scene\nc.scene\n")
    #expect(try workspace.text("a.scene") == Self.untidy)
    #expect(try workspace.scenec("format", "--check", "b.scene").text.isEmpty)
  }

  @Test("'format' reads standard input and prints the result")
  func standardInput() throws {
    let workspace = try TestDirectory()
    let outcome = try workspace.scenec("format", "-", input: Self.untidy)
    #expect(outcome.status == 0)
    #expect(outcome.text == Self.tidy)
    #expect(try workspace.scenec("format", "-", input: Self.tidy).text == Self.tidy)
    let check = try workspace.scenec("format", "--check", "-", "--stdin-path", "My.scene", input: Self.untidy)
    #expect(check.status == 1)
    #expect(check.text == "My.scene\n")
    #expect(try workspace.scenec("format", "-", "-").status == 64)
    #expect(try workspace.scenec("format").status == 64)
  }

  /// `patch` can apply the printed diff to the file.
  @Test(
    "'patch' accepts the diff that 'format --diff' prints",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch"), "there is no 'patch'"))
  func diffCanBeApplied() throws {
    let workspace = try TestDirectory(["a.scene": Self.untidy, "long.scene": Self.long])
    let outcome = try workspace.scenec("format", "--diff", "a.scene", "long.scene")
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("--- a/a.scene\n+++ b/a.scene\n@@ -1,"))
    #expect(outcome.text.contains("\\ No newline at end of file\n"))
    // The diff contains only a few lines of a long file.
    #expect(outcome.text.split(separator: "\n").count < 120)
    #expect(try workspace.text("a.scene") == Self.untidy)
    try workspace.write("all.patch", outcome.output)
    #expect(try workspace.shell("patch -p1 --silent < all.patch").status == 0)
    #expect(try workspace.scenec("format", "--check", "a.scene", "long.scene").status == 0)
    #expect(try workspace.text("a.scene") == Self.tidy)
    #expect(try workspace.scenec("format", "--check", "--diff", "a.scene").text.isEmpty)
  }

  static let long: String = {
    let labels = (0..<200).map { number in
      let text = "        <label frame=\"0 \(number) 10 10\" text=\"\(number)\"/>\n"
      return number % 50 == 7 ? text.replacing("label frame", with: "label  frame") : text
    }
    return """
      <storyboard version="1" initial="a">
        <scene>
          <viewController id="a">
            <view>
      \(labels.joined())      </view>
          </viewController>
        </scene>
      </storyboard>

      """
  }()

  @Test("'format --check --diff' shows the changes")
  func checkAndDiff() throws {
    let workspace = try TestDirectory(["a.scene": Self.untidy])
    let outcome = try workspace.scenec("format", "--check", "--diff", "a.scene")
    #expect(outcome.status == 1)
    #expect(outcome.text.hasPrefix("a.scene\n--- a/a.scene\n"))
    #expect(try workspace.text("a.scene") == Self.untidy)
  }

  /// If one file is missing or not XML, no file is changed.
  @Test("Changes no file if one of the files is not valid XML")
  func invalidXML() throws {
    let workspace = try TestDirectory(["a.scene": Self.untidy, "b.scene": Samples.broken])
    let outcome = try workspace.scenec("format", "a.scene", "b.scene")
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("b.scene:2:10: error: "))
    #expect(outcome.text.isEmpty)
    #expect(try workspace.text("a.scene") == Self.untidy)
    #expect(try workspace.text("b.scene") == Samples.broken)
    let missing = try workspace.scenec("format", "a.scene", "missing.scene")
    #expect(missing.status == 66)
    #expect(try workspace.text("a.scene") == Self.untidy)
    #expect(try workspace.scenec("format", "-", input: Samples.broken).text.isEmpty)
    #expect(try workspace.scenec("format", "--max-depth", "2", "a.scene").errors.contains("[limit-exceeded]"))
  }

  @Test("Breaks long tags into several lines")
  func wrapsLongTags() throws {
    let scene = """
      <nib version="1"><label id="a" text="\(String(repeating: "word ", count: 14))end" font="system 17" frame="0 0 100 20" \
      textColor="red"/><label font="system 17" text="\(String(repeating: "longer ", count: 20))end"/></nib>
      """
    let outcome = try TestDirectory().scenec("format", "-", input: scene)
    #expect(
      outcome.text == """
        <nib version="1">
          <label id="a" frame="0 0 100 20"
                 text="\(String(repeating: "word ", count: 14))end" font="system 17"
                 textColor="red"/>
          <label text="\(String(repeating: "longer ", count: 20))end"
                 font="system 17"/>
        </nib>

        """)
  }

  /// Text and adjacent elements are unchanged. Invisible characters are written as character references.
  @Test("Preserves text and writes invisible characters as references")
  func textAndCharacters() throws {
    let scene = """
      <nib version="1"><label  text="a&#x9;&#xA;b&lt;&gt;&apos;&#228;&#160;\u{200B}"><value key="text"> two
        lines &gt; <![CDATA[<raw>]]>
      </value></label>\r\n<label>stray  <!-- c --></label><value key="title">  </value></nib>
      """
    let outcome = try TestDirectory().scenec("format", "-", input: scene)
    #expect(
      outcome.text == """
        <nib version="1">
          <label text="a&#9;&#10;b&lt;>'ä&#160;&#8203;">
            <value key="text"> two
          lines &gt; <![CDATA[<raw>]]>
        </value>
          </label>
          <label>stray  <!-- c --></label>
          <value key="title">  </value>
        </nib>

        """)
  }

  @Test("'format --check' accepts all scenes of the project")
  func scenesInTheProjectAreFormatted() throws {
    let outcome = try TestDirectory().scenec("format", "--check", Golden.project("Scenes").path)
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
  }

  /// Unknown attributes are last, sorted by name. Namespaces are first.
  @Test("Puts namespaces first and unknown attributes last, sorted by name")
  func unknownAttributes() throws {
    let scene =
      "<nib zeta='1' xmlns:ib='urn:a' alpha='2' ib:x='3' version='1' owner='A'><?scenec  ignore a ?></nib>"
    let outcome = try TestDirectory().scenec("format", "-", input: scene)
    #expect(
      outcome.text == """
        <nib xmlns:ib="urn:a" version="1" owner="A" alpha="2" ib:x="3" zeta="1">
          <?scenec ignore a?>
        </nib>

        """)
  }
}
