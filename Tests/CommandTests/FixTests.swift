import Foundation
import Testing

@Suite("scenec validate --fix")
struct FixTests {
  /// Mistakes of all kinds. A missing id has no fix.
  private static let misspellings = """
    <storyboard version="1">
      <scene>
        <viewController id="clock">
          <view>
            <label txt="Fish & chips"/>
            <label text="R&D" textColr="blue" numberOfLine="2"/>
            <buton title="x"/>
          </view>
          <segue kind="show" destination="nowhere" identifier="go"/>
        </viewController>
      </scene>
    </storyboard>

    """

  private static let repaired = """
    <storyboard initial="clock" version="1">
      <scene>
        <viewController id="clock">
          <view>
            <label text="Fish &amp; chips"/>
            <label text="R&amp;D" textColor="blue" numberOfLines="2"/>
            <button title="x"/>
          </view>
          <segue kind="show" destination="nowhere" identifier="go"/>
        </viewController>
      </scene>
    </storyboard>

    """

  @Test("Applies the fix of a diagnostic that has exactly one fix")
  func onlyFix() throws {
    let workspace = try TestDirectory(["a.scene": Self.misspellings, "b.scene": Samples.warning])
    #expect(chmod(workspace.url("a.scene").path, 0o640) == 0)
    let outcome = try workspace.scenec("validate", "--fix", "a.scene", "b.scene")
    // The remaining diagnostics have locations in the fixed file.
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("a.scene:9:39: error:"))
    #expect(outcome.text.hasSuffix("2 files: 1 error, 1 warning\n"))
    #expect(
      outcome.errors == """
        scenec: note: 'a.scene': applied 7 fixes
        scenec: note: 2 diagnostics have no fix

        """)
    #expect(try workspace.text("a.scene") == Self.repaired)
    #expect(try workspace.text("b.scene") == Samples.warning)
    #expect(workspace.files == ["a.scene", "b.scene"])
    let mode = try FileManager.default.attributesOfItem(atPath: workspace.url("a.scene").path)[
      .posixPermissions]
    #expect(mode as? Int == 0o640)
    // One run fixes everything.
    #expect(try !workspace.scenec("validate", "--fix", "a.scene").errors.contains("applied"))
  }

  @Test(
    "Corrects all attributes of an equation, and does not count errors later in the equation as new",
    arguments: [
      ("label.topAnchor = superview.topAnchor", "label.top = superview.top"),
      ("topAnchor = view.topAnchor", "top = view.top"),
      ("topMargin = superview.topMarginAnchor", "margins.top = superview.topMarginAnchor"),
    ])
  func equations(_ written: String, _ fixed: String) throws {
    func scene(_ equation: String) -> String {
      """
      <storyboard initial="main" version="1">
        <scene>
          <viewController id="main">
            <view>
              <label id="label" text="A">
                <constraint equation="\(equation)"/>
              </label>
            </view>
          </viewController>
        </scene>
      </storyboard>

      """
    }
    let workspace = try TestDirectory(["a.scene": scene(written)])
    let outcome = try workspace.scenec("validate", "--no-layout", "--fix", "a.scene")
    #expect(try workspace.text("a.scene") == scene(fixed), "\(outcome.errors)")
  }

  @Test("Lists what was not checked after the fixes")
  func notCheckedAfterFixes() throws {
    let text = """
      <storyboard initial="main" version="1">
        <scene>
          <viewController id="main">
            <view>
              <label frame="20 200 160 30" txt="Alarm"/>
            </view>
          </viewController>
        </scene>
      </storyboard>

      """
    let workspace = try TestDirectory(["a.scene": text])
    let before = try workspace.scenec("validate", "--verbose", "a.scene")
    #expect(before.text.contains("'conflicting-constraints' in a.scene: other problems"), "\(before.text)")
    let after = try workspace.scenec("validate", "--verbose", "--fix", "a.scene")
    #expect(!after.text.contains("not checked: "), "\(after.text)")
  }

  @Test("'--fix --dry-run' prints the changes and does not write them")
  func dryRunPrintsChanges() throws {
    let workspace = try TestDirectory(["s/a.scene": Self.misspellings, "s/b.scene": Samples.clock])
    let outcome = try workspace.scenec("validate", "--fix", "--dry-run", "s")
    #expect(outcome.status == 1)
    #expect(
      outcome.text == """
        --- a/s/a.scene
        +++ b/s/a.scene
        @@ -1,10 +1,10 @@
        -<storyboard version="1">
        +<storyboard initial="clock" version="1">
           <scene>
             <viewController id="clock">
               <view>
        -        <label txt="Fish & chips"/>
        -        <label text="R&D" textColr="blue" numberOfLine="2"/>
        -        <buton title="x"/>
        +        <label text="Fish &amp; chips"/>
        +        <label text="R&amp;D" textColor="blue" numberOfLines="2"/>
        +        <button title="x"/>
               </view>
               <segue kind="show" destination="nowhere" identifier="go"/>
             </viewController>

        """)
    #expect(try workspace.text("s/a.scene") == Self.misspellings)
  }

  @Test("'git apply' accepts the diff that '--fix --dry-run' prints")
  func diffCanBeApplied() throws {
    // The mistakes are far apart, and the file has no final line break.
    let misspelling = "<label txt=\"1\"/>"
    let scene = Samples.clock.replacing("<label frame", with: misspelling + "\n<label frame")
      .replacing("Settings\"/>", with: "Settings\"/>\n\n\n\n\n\n\n\n" + misspelling)
    let workspace = try TestDirectory(["a.scene": scene])
    _ = try workspace.shell("$scenec validate --fix --dry-run a.scene > a.diff")
    #expect(try workspace.text("a.diff").components(separatedBy: "\n@@ ").count == 4)
    #expect(try workspace.shell("git apply a.diff").status == 0)
    #expect(try workspace.text("a.scene") == scene.replacing("txt", with: "text"))
  }

  @Test(arguments: [
    "<label id=\"boat\"/><button><action selector=\"x:\" destination=\"coat\"/></button><label id=\"goat\"/>",
    // A different number means a different object.
    "<label id=\"page2\"/><button><action selector=\"x:\" destination=\"page3\"/></button>",
  ])
  func doesNotApplyAmbiguousFixes(_ view: String) throws {
    let scene =
      "<storyboard version=\"1\" initial=\"a\"><scene><viewController id=\"a\"><view>\(view)</view></viewController>"
      + "</scene></storyboard>"
    let workspace = try TestDirectory(["a.scene": scene])
    let outcome = try workspace.scenec("validate", "--fix", "a.scene")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("[dangling-reference]"))
    #expect(try workspace.text("a.scene") == scene)
  }

  @Test("Changes no file whose fixes would cause a new diagnostic")
  func doesNotApplyFixesThatCauseErrors() throws {
    // After `<buton>` is corrected, the problems of the button are found.
    let scene = Self.repaired.replacing("<button title=\"x\"/>", with: "<buton title=\"x\" frame=\"1 2 3\"/>")
    let workspace = try TestDirectory(["a.scene": scene, "b.scene": Self.misspellings])
    let outcome = try workspace.scenec("validate", "--fix", "a.scene", "b.scene")
    #expect(outcome.errors.hasPrefix("scenec: note: 'a.scene' was not changed: its fixes would cause "))
    #expect(
      outcome.errors.contains(
        "not fixed, because the fixes in this file would cause a new diagnostic: Replace 'buton' with 'button'"
      ))
    #expect(try workspace.text("a.scene") == scene)
    #expect(try workspace.text("b.scene") == Self.repaired)
  }

  @Test(
    "Fixes an unknown element together with its attributes and its end tag",
    arguments: [
      (#"<UILabel textColour="tomato"/>"#, ##"<label textColor="#FF6347"/>"##),
      ("<lable txt=\"A\"\n></lable >", "<label text=\"A\"\n></label >"),
      (#"<veiw><buton titel="A"/></veiw>"#, #"<view><button title="A"/></view>"#),
    ])
  func elementsWithAttributes(content: String, expected: String) throws {
    let scene = Self.repaired.replacing("<button title=\"x\"/>", with: content)
    let workspace = try TestDirectory(["a.scene": scene])
    let outcome = try workspace.scenec("validate", "--fix", "a.scene")
    #expect(try workspace.text("a.scene") == scene.replacing(content, with: expected), "\(outcome)")
  }

  @Test("Offers no fix for a missing initial scene if the file has the 'storyboard' extension")
  func storyboardExtension() throws {
    let scene = "<storyboard version=\"1\"><scene><viewController id=\"a\"/></scene></storyboard>\n"
    let workspace = try TestDirectory(["a.storyboard": scene])
    let outcome = try workspace.scenec("validate", "--fix", "a.storyboard")
    #expect(outcome.text.contains("[missing-initial-scene]") && !outcome.text.contains("help:"))
    #expect(!outcome.errors.contains("applied"))
    #expect(try workspace.text("a.storyboard") == scene)
  }

  @Test("Does not apply a fix that is only a suggestion")
  func uncertainFixes() throws {
    let scene = """
      <storyboard version="1" initial="a">
        <scene><viewController id="a"><view/><segue kind="show" destination="l"/></viewController></scene>
        <scene><viewController id="b"><view><label id="l"/></view></viewController></scene>
      </storyboard>
      """
    let workspace = try TestDirectory(["a.scene": scene])
    let outcome = try workspace.scenec("validate", "--fix", "a.scene")
    #expect(outcome.text.contains("help: Replace 'l' with 'b'"), "\(outcome.text)")
    let note = "not fixed, because the fix is only a suggestion: Replace 'l' with 'b'"
    #expect(outcome.errors.contains("scenec: note: a.scene:2:72: \(note)\n"), "\(outcome.errors)")
    #expect(try workspace.scenec("validate", "--fix", "-q", "a.scene").errors.isEmpty)
    #expect(try workspace.text("a.scene") == scene)
  }

  @Test func doesNotApplyFixesOfRulesThatAreOff() throws {
    let workspace = try TestDirectory(["a.scene": Self.repaired.replacing("title=", with: "titel=")])
    let outcome = try workspace.scenec("validate", "--fix", "a.scene", "--no-rule", "unknown-attribute")
    #expect(!outcome.errors.contains("applied"))
    #expect(try workspace.text("a.scene").contains("titel="))
  }

  @Test("Fixes a file with errors even if the fixed file has layout problems")
  func fixesBeforeLayout() throws {
    let scene = """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view id="page" frame="0 0 320 480">
              <label txt="Snooze" frame="20 200 200 40"/>
              <view id="face">
                <constraint equation="leading = superview.leading + 20"/>
                <constraint equation="top = superview.top + 20"/>
                <constraint equation="height = 100"/>
              </view>
            </view>
          </viewController>
        </scene>
      </storyboard>

      """
    let workspace = try TestDirectory(["a.scene": scene])
    let outcome = try workspace.scenec("validate", "--fix", "a.scene")
    #expect(try workspace.text("a.scene") == scene.replacing("txt", with: "text"), "\(outcome.errors)")
    #expect(outcome.text.contains("[ambiguous-layout]"), "\(outcome.text)")
  }

  @Test("'--fix' rejects standard input, which '--fix --dry-run' accepts")
  func standardInput() throws {
    let workspace = try TestDirectory()
    #expect(try workspace.scenec("validate", "--fix", "-", input: Self.misspellings).status == 64)
    let outcome = try workspace.scenec("validate", "--fix", "--dry-run", "-", input: Self.misspellings)
    #expect(outcome.text.hasPrefix("--- a/<stdin>\n"))
    #expect(workspace.files.isEmpty)
  }

  @Test(
    "Exits with status 64 for invalid usage and changes nothing",
    arguments: [
      ["--dry-run"], ["--fix", "--dry-run", "-q"], ["--fix", "--dry-run", "--format", "json"],
      ["--fix", "--dry-run", "--write-baseline", "b.json"],
    ])
  func invalidUsageExitsWith64AndChangesNothing(_ options: [String]) throws {
    let workspace = try TestDirectory(["a.scene": Self.misspellings])
    #expect(try workspace.scenec(["validate", "a.scene"] + options, input: Data()).status == 64)
    #expect(workspace.files == ["a.scene"])
  }

  @Test("Does not replace a ratio whose meaning is unclear")
  func ratio() throws {
    let scene = """
      <storyboard version="1" initial="a">
        <scene><viewController id="a"><view><constraint equation="height = 16:9"/></view></viewController></scene>
      </storyboard>

      """
    let workspace = try TestDirectory(["a.scene": scene])
    let outcome = try workspace.scenec("validate", "--fix", "a.scene")
    #expect(outcome.status == 1 && outcome.text.contains("[bad-equation]"), "\(outcome.text)")
    #expect(try workspace.text("a.scene") == scene)
  }
}
