import Foundation
import Testing

@Suite struct TranslationForeignTests {
  static let storyboard = ImportCommandTests.storyboard.replacing(
    "</label>\n",
    with: """
      </label>
      <button contentMode="scaleToFill" id="b-1">
          <rect key="frame" x="20" y="60" width="200" height="40"/>
          <state key="normal" title="Stop"/>
          <state key="highlighted" title="Stopping"/>
      </button>
      <button contentMode="scaleToFill" id="b-2">
          <rect key="frame" x="20" y="100" width="200" height="40"/>
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="plain" title="Snooze"/>
      </button>
      <segmentedControl contentMode="scaleToFill" id="g-1">
          <rect key="frame" x="20" y="140" width="200" height="40"/>
          <segments>
              <segment title="Day"/>
              <segment title="Night"/>
          </segments>
      </segmentedControl>

      """)

  static let table = """
    /* button in v-1/w-1 */
    "b-1.normalTitle" = "Stop";

    /* state in v-1/w-1/b-1 */
    "b-1.highlightedTitle" = "Stopping";

    /* button in v-1/w-1 */
    "b-2.configuration.title" = "Snooze";

    /* segment in v-1/w-1/g-1 */
    "g-1.segmentTitles[0]" = "Day";

    /* segment in v-1/w-1/g-1 */
    "g-1.segmentTitles[1]" = "Night";

    """

  static let german = """
    "b-1.normalTitle" = "Halt"; "b-1.highlightedTitle" = "Hält"; "b-2.configuration.title" = "Später";
    "g-1.segmentTitles[0]" = "Tag"; "g-1.segmentTitles[1]" = "Nacht";
    """

  private func workspace(_ table: String = german) throws -> TestDirectory {
    try TestDirectory([
      "App/Base.lproj/Clock.storyboard": Self.storyboard, "App/de.lproj/Clock.strings": table,
    ])
  }

  @Test("'strings' writes the keys of a storyboard as Xcode does")
  func writesKeysInXcodeFormat() throws {
    let workspace = try workspace(
      "\"b-1.normalTitle\" = \"Halt\";\n\"l-1.shadow\" = \"x\";\n\"gone.text\" = \"x\";\n")
    let outcome = try workspace.scenec("strings", "App/Base.lproj/Clock.storyboard")
    #expect(outcome.text == Self.table)
    let update = try workspace.scenec(
      "strings", "App/Base.lproj/Clock.storyboard", "--update", "App/de.lproj/Clock.strings")
    #expect(update.errors.contains("App/de.lproj/Clock.strings:3: gone.text"))
    #expect(!update.errors.contains("shadow"))
    #expect(
      try workspace.text("App/de.lproj/Clock.strings").contains("\"g-1.segmentTitles[1]\" = \"Night\";"))
    #expect(try workspace.text("App/de.lproj/Clock.strings").split(separator: "normalTitle").count == 2)
  }

  @Test("Checks, compiles, and draws the translations in a storyboard's string table")
  func storyboardTables() throws {
    let workspace = try workspace()
    #expect(try workspace.scenec("validate", "App", "--strict", "--rule", "untranslated-text").status == 0)
    #expect(try workspace.scenec("compile", "App/Base.lproj/Clock.storyboard", "-o", "a.scenec").status == 0)
    for text in ["Halt", "Hält", "Später", "Tag", "Nacht"] {
      #expect(try workspace.scenec("dump", "a.scenec").text.contains("\"\(text)\""))
    }
    let picture = try workspace.scenec("render", "App/Base.lproj/Clock.storyboard", "--locale", "de").text
    #expect(picture.contains(">Halt<") && picture.contains(">Nacht<") && !picture.contains(">Snooze<"))
  }

  @Test("Reads a string table in UTF-16")
  func inUTF16() throws {
    let workspace = try workspace()
    let bytes: [UInt8] = [0xFF, 0xFE] + Self.german.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    try workspace.write("App/de.lproj/Clock.strings", Data(bytes))
    let picture = try workspace.scenec("render", "App/Base.lproj/Clock.storyboard", "--locale", "de").text
    #expect(picture.contains(">Halt<"))
  }

  @Test("Diagnostics about a storyboard's string table contain the key names that Xcode uses")
  func xcodeTerms() throws {
    let workspace = try workspace(
      """
      "b-1.normalTitle" = "%d"; "b-2.configuration.title" = "";
      "gone-1.text" = "x"; "b-1.shadow" = "x"; "b-2.normalTitle" = "x";
      """)
    let outcome = try workspace.scenec("validate", "App")
    #expect(outcome.text.contains("No object of the scene has the id 'gone-1' [unknown-translation-key]"))
    #expect(outcome.text.contains("'b-2.configuration.title' has no translation yet [empty-translation]"))
    let lacking = try workspace.scenec("validate", "App", "--rule", "untranslated-text").text
    #expect(lacking.contains("'g-1.segmentTitles[1]' is not translated into 'de' [untranslated-text]"))
    #expect(lacking.hasSuffix("1 file: 3 notes\n"))
    #expect(outcome.text.contains("[translation-format]"))
    // UIKit may support properties that scenes do not.
    #expect(!outcome.text.contains("no 'shadow'"))
    #expect(outcome.text.contains("\n1 file: 3 warnings\n"))
  }

  @Test("Reports an unknown key only once for all languages")
  func oncePerKey() throws {
    let workspace = try workspace("\"gone-1.text\" = \"x\";")
    for language in ["fr", "it"] {
      try workspace.write("App/\(language).lproj/Clock.strings", "\"gone-1.text\" = \"x\";")
    }
    let outcome = try workspace.scenec("validate", "App")
    #expect(outcome.text.contains("App/de.lproj/Clock.strings"))
    #expect(outcome.text.contains("2 other tables also have the key"))
    #expect(outcome.text.contains("\n1 file: 1 warning\n"), "\(outcome.text)")
  }

  // MARK: Documents for macOS

  private static let mac = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
        <customObject id="-2" userLabel="File's Owner" customClass="NSObject"/>
        <window title="Tides" id="w-1"><view key="contentView" id="v-1">
            <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
            <subviews>
                <button toolTip="Reads the gauge" id="b-1"><rect key="frame" x="0" y="0" width="80" height="20"/>
                    <buttonCell key="cell" title="Refresh" alternateTitle="Stop" id="c-1"/></button>
                <textField id="t-1"><rect key="frame" x="0" y="20" width="80" height="20"/>
                    <textFieldCell key="cell" placeholderString="Harbor" id="c-2"><string key="title">High
    water</string></textFieldCell></textField>
                <segmentedControl id="g-1"><rect key="frame" x="0" y="40" width="80" height="20"/>
                    <segmentedCell key="cell" id="c-3"><segments><segment label="Day"/><segment label="Week" toolTip="Seven days"/></segments></segmentedCell></segmentedControl>
                <popUpButton id="p-1"><rect key="frame" x="0" y="60" width="80" height="20"/>
                    <popUpButtonCell key="cell" title="Meters" id="c-4"><menu key="menu" id="m-2"><items><menuItem title="Meters" id="i-3"/></items></menu></popUpButtonCell></popUpButton>
                <comboBox id="x-1"><rect key="frame" x="0" y="80" width="80" height="20"/>
                    <comboBoxCell key="cell" id="c-5"><objectValues><string>North</string></objectValues></comboBoxCell></comboBox>
            </subviews></view></window>
        <tableColumn headerToolTip="Above chart datum" id="k-1"><tableHeaderCell key="headerCell" title="Height"/></tableColumn>
        <menu title="Main" id="m-1"><items>
            <menuItem title="Open" id="i-1"/><menuItem isSeparatorItem="YES" id="i-2"/>
        </items></menu>
        <toolbarItem label="Gauge" paletteLabel="Gauges" id="o-1"/>
    </objects></document>
    """

  private static let macTexts = [
    ("w-1.title", "Tides"), ("b-1.ibShadowedToolTip", "Reads the gauge"), ("c-1.title", "Refresh"),
    ("c-1.alternateTitle", "Stop"), ("c-2.placeholderString", "Harbor"), ("c-2.title", #"High\nwater"#),
    ("c-3.ibShadowedLabels[0]", "Day"), ("c-3.ibShadowedLabels[1]", "Week"),
    ("c-3.ibShadowedToolTips[1]", "Seven days"), ("i-3.title", "Meters"),
    ("c-5.ibShadowedObjectValues[0]", "North"), ("k-1.headerToolTip", "Above chart datum"),
    ("k-1.headerCell.title", "Height"), ("m-1.title", "Main"), ("i-1.title", "Open"), ("o-1.label", "Gauge"),
    ("o-1.paletteLabel", "Gauges"),
  ]

  @Test("Extracts and updates the texts of a macOS document")
  func textsOfMacOS() throws {
    let workspace = try TestDirectory([
      "App/Base.lproj/Main.xib": Self.mac, "App/pl.lproj/Main.strings": #""i-1.title" = "Otwórz";"#,
    ])
    let entries = try workspace.scenec("strings", "App/Base.lproj/Main.xib").text
      .split(separator: "\n").filter { $0.hasPrefix("\"") }.map(String.init)
    #expect(entries.sorted() == Self.macTexts.map { "\"\($0)\" = \"\($1)\";" }.sorted())
    let xliff = try workspace.scenec(
      "strings", "App/Base.lproj/Main.xib", "--format", "xliff", "--locale", "pl"
    ).text
    #expect(xliff.contains("Otwórz") && xliff.contains(#"id="c-1.title""#), "\(xliff)")
    let table = "App/pl.lproj/Main.strings"
    #expect(try workspace.scenec("strings", "App/Base.lproj/Main.xib", "--update", table).status == 0)
    let lacking = try workspace.scenec("validate", "App", "--rule", "untranslated-text")
    #expect(!lacking.text.contains("untranslated-text"), "\(lacking.text)")
  }

  @Test("Checks the translations of a macOS document")
  func translationsOfMacOS() throws {
    let workspace = try TestDirectory([
      "App/Base.lproj/Main.xib": Self.mac,
      "App/pl.lproj/Main.strings": #"""
      "i-1.title" = "Otwórz";
      "b-1.ibShadowedTolTip" = "Odczyt";
      "i-1.titel" = "Otwórz";
      "old-menu-item.title" = "Zamknij";
      "i-1.attributedTitle" = "Otwórz";
      "c-3.ibShadowedLabels[0]" = "Dzień";
      """#,
    ])
    let text = try workspace.scenec(
      "validate", "App", "--rule", "untranslated-text", "--rule", "unknown-translation-key"
    ).text
    for (line, message) in [
      (2, "has no translatable 'ibShadowedTolTip'"), (3, "has no translatable 'titel'"),
      (4, "No object of the scene has the id 'old-menu-item'"),
    ] {
      #expect(
        text.split(separator: "\n").contains {
          $0.hasPrefix("App/pl.lproj/Main.strings:\(line):") && $0.contains(message)
        }, "\(text)")
    }
    #expect(text.contains("Replace 'titel' with 'title'"), "\(text)")
    #expect(text.contains("Replace 'ibShadowedTolTip' with 'ibShadowedToolTip'"), "\(text)")
    // AppKit may support properties that are not in the table.
    #expect(!text.contains("attributedTitle"))
    #expect(text.contains("'c-3.ibShadowedLabels[1]' is not translated into 'pl'"), "\(text)")
    #expect(!text.contains("'c-3.ibShadowedLabels[0]'") && !text.contains("'i-1.title' is"), "\(text)")
  }

  @Test("Extracts texts that are encoded or written as elements in a macOS document")
  func encodedTextsOfMacOS() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
      <customObject id="-2" userLabel="File's Owner" customClass="NSObject"/>
      <customView id="v-1"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/><subviews>
      <textField id="t-1"><rect key="frame" x="0" y="20" width="80" height="20"/>
      <textFieldCell key="cell" id="c-1"><string key="title" base64-UTF8="YES">VGlkZQ</string></textFieldCell></textField>
      <segmentedControl id="g-1"><rect key="frame" x="0" y="40" width="80" height="20"/>
      <segmentedCell key="cell" id="c-2"><segments><segment label="Day"/>
      <segment><string key="label" base64-UTF8="YES">V2Vlaw</string></segment></segments></segmentedCell></segmentedControl>
      <comboBox id="x-1"><rect key="frame" x="0" y="80" width="80" height="20"/><comboBoxCell key="cell" id="c-3">
      <objectValues><string>North</string><string base64-UTF8="YES">RWFzdA</string></objectValues></comboBoxCell></comboBox>
      </subviews></customView>
      <menu id="m-1"><items><menuItem id="i-1"><string key="title" base64-UTF8="YES">T3Blbg</string></menuItem></items></menu>
      </objects></document>
      """
    let workspace = try TestDirectory(["App/Base.lproj/Main.xib": document])
    let text = try workspace.scenec("strings", "App/Base.lproj/Main.xib").text
    for entry in [
      #""c-1.title" = "Tide";"#, #""c-2.ibShadowedLabels[1]" = "Week";"#,
      #""c-3.ibShadowedObjectValues[1]" = "East";"#, #""i-1.title" = "Open";"#,
    ] {
      #expect(text.contains(entry), "\(entry) is not in \(text)")
    }
  }

  @Test("Checks the texts of button configurations")
  func buttonConfigurations() throws {
    let storyboard = Self.storyboard.replacing(
      #"title="Snooze"/>"#,
      with:
        #"><string key="title" base64-UTF8="YES">U25vb3pl</string><string key="subtitle">Nine minutes</string></buttonConfiguration>"#
    )
    #expect(storyboard != Self.storyboard)
    let workspace = try TestDirectory([
      "App/Base.lproj/Clock.storyboard": storyboard,
      "App/de.lproj/Clock.strings": Self.german + #""b-2.configuration.subtitle" = "Neun Minuten";"#,
    ])
    let table = try workspace.scenec("strings", "App/Base.lproj/Clock.storyboard").text
    #expect(table.contains(#""b-2.configuration.title" = "Snooze";"#), "\(table)")
    #expect(table.contains(#""b-2.configuration.subtitle" = "Nine minutes";"#), "\(table)")
    let outcome = try workspace.scenec("validate", "App", "--strict", "--rule", "untranslated-text")
    #expect(outcome.status == 0, "\(outcome.text)")
    try workspace.write("App/de.lproj/Clock.strings", Self.german)
    let lacking = try workspace.scenec("validate", "App", "--rule", "untranslated-text").text
    #expect(lacking.contains("'b-2.configuration.subtitle' is not translated into 'de'"), "\(lacking)")
  }

  @Test("Reports keys whose position is past the end of a list")
  func positionsInLists() throws {
    let workspace = try TestDirectory([
      "App/Base.lproj/Clock.storyboard": Self.storyboard,
      "App/de.lproj/Clock.strings": Self.german + #""g-1.segmentTitles[2]" = "x";"#,
      "Mac/Base.lproj/Main.xib": Self.mac,
      "Mac/pl.lproj/Main.strings": #"""
      "c-3.ibShadowedLabels[2]" = "x"; "c-3.ibShadowedToolTips[0]" = "x"; "c-5.ibShadowedObjectValues[1]" = "x";
      """#,
    ])
    let text = try workspace.scenec("validate", ".", "--rule", "unknown-translation-key").text
    for key in ["segmentTitles[2]", "ibShadowedLabels[2]", "ibShadowedObjectValues[1]"] {
      #expect(text.contains("has no translatable '\(key)'"), "\(text)")
    }
    // The segment exists, but has no tooltip.
    #expect(text.contains("\n2 files: 3 warnings\n"), "\(text)")
  }

  /// If a file is not in `Base.lproj`, a table with its name is for code.
  @Test("Ignores a string table that only code uses")
  func ignoresTablesUsedOnlyByCode() throws {
    let workspace = try TestDirectory([
      "App/Clock.storyboard": Self.storyboard, "App/de.lproj/Clock.strings": "\"Hello\" = \"Hallo\";",
    ])
    #expect(try workspace.scenec("validate", "App").text == "1 file: no problems\n")
  }
}
