import Foundation
import TestSupport
import Testing

@Suite("Round trips through translation files")
struct TranslatorsTests {
  private static let scene = """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock" title="Clock">
          <view frame="0 0 320 100">
            <label id="title" frame="20 20 280 40" text="Alarm &amp; &lt;more&gt; &quot;here&quot;&#10;%@"/>
            <label id="count" frame="20 60 280 40" text="%d alarms"><when traits="style=dark" text="%d at night"/></label>
          </view>
        </viewController>
      </scene>
    </storyboard>
    """

  private static let english = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>count.text</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@alarms@</string>
      <key>alarms</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d alarm</string><key>other</key><string>%d alarms</string>
      </dict></dict></dict></plist>
    """

  private func workspace(_ more: [String: String] = [:]) throws -> TestDirectory {
    try TestDirectory(
      ["s/Clock.scene": Self.scene, "s/en.lproj/Clock.stringsdict": Self.english].merging(more) { $1 })
  }

  private func export(_ workspace: TestDirectory, _ format: String) throws -> String {
    let outcome = try workspace.scenec("strings", "s/Clock.scene", "--format", format, "--locale", "pl")
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    return outcome.text
  }

  @Test("An XLIFF 1.2 file contains the strings and plural forms of a string table")
  func first() throws {
    let workspace = try workspace(["s/pl.lproj/Clock.strings": "\"clock.title\" = \"Zegar\";\n"])
    #expect(
      try export(workspace, "xliff") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="s/Clock.scene" source-language="en" target-language="pl" datatype="plaintext">
            <body>
              <trans-unit id="clock.title" xml:space="preserve">
                <source>Clock</source>
                <target state="translated">Zegar</target>
                <note>viewController</note>
              </trans-unit>
              <trans-unit id="title.text" xml:space="preserve">
                <source>Alarm &amp; &lt;more&gt; &quot;here&quot;
        %@</source>
                <note>label in clock/view</note>
              </trans-unit>
              <trans-unit id="count.text|==|plural.one" xml:space="preserve">
                <source>%d alarm</source>
                <note>label in clock/view: for numbers in the category 'one'</note>
              </trans-unit>
              <trans-unit id="count.text|==|plural.few" xml:space="preserve">
                <source>%d alarms</source>
                <note>label in clock/view: for numbers in the category 'few'</note>
              </trans-unit>
              <trans-unit id="count.text|==|plural.many" xml:space="preserve">
                <source>%d alarms</source>
                <note>label in clock/view: for numbers in the category 'many'</note>
              </trans-unit>
              <trans-unit id="count.text|==|plural.other" xml:space="preserve">
                <source>%d alarms</source>
                <note>label in clock/view: for numbers in the category 'other'</note>
              </trans-unit>
              <trans-unit id="count.text[style=dark]" xml:space="preserve">
                <source>%d at night</source>
                <note>label in clock/view</note>
              </trans-unit>
            </body>
          </file>
        </xliff>

        """)
  }

  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  private static let toolkit = Golden.project(".build/translators").path
  private static let hasToolkit =
    python.map {
      (try? Program.run(
        $0, ["-c", "import translate"], in: Golden.project("."), environment: ["PYTHONPATH": toolkit]))?
        .status == 0
    } ?? false

  /// Returns the texts that a translation tool reads, after it writes translations.
  private func translate(
    _ workspace: TestDirectory, _ file: String, _ words: [String: String]
  ) throws -> [[String?]] {
    try workspace.write("words.json", try JSONEncoder().encode(words))
    let outcome = try Program.run(
      try #require(Self.python),
      [
        "-B", Golden.project("Tests/CommandTests/Helpers/Translators/translator.py").path, file, "words.json",
      ],
      in: workspace.directory, environment: ["PYTHONPATH": Self.toolkit])
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try outcome.text.split(separator: "\n").map {
      try JSONDecoder().decode([String?].self, from: Data($0.utf8))
    }
  }

  @Test(
    "Exchanges translations with the Translate Toolkit",
    .enabled(if: hasToolkit, "needs translate-toolkit from PyPI, which 'make screen-packages' installs"),
    arguments: ["xliff", "xliff-2.0"])
  func roundTrip(_ format: String) throws {
    let workspace = try workspace(["s/pl.lproj/Clock.strings": "/* Mine */\n\"clock.title\" = \"Zegar\";\n"])
    try workspace.write("pl.xliff", try export(workspace, format))
    let words = [
      "title.text": "Budzik & <więcej> \"tu\"\n%@", "count.text|==|plural.one": "%d budzik",
      "count.text|==|plural.few": "%d budziki", "count.text|==|plural.many": "%d budzików",
      "count.text|==|plural.other": "%d budzika", "count.text[style=dark]": "%d w nocy",
      "clock.title": "Zegar!",
    ]
    let seen = try translate(workspace, "pl.xliff", words)
    #expect(seen.count == 7 && Set(seen.compactMap { $0[0] }) == Set(words.keys))
    #expect(seen[0][0...2] == ["clock.title", "Clock", "Zegar"])
    #expect(
      seen[1][1] == "Alarm & <more> \"here\"\n%@"
        && seen[1][3] == (format == "xliff" ? "label in clock/view" : ""))
    let imported = try workspace.scenec("strings", "s/Clock.scene", "--import", "pl.xliff")
    #expect(imported.status == 0, "\(imported.errors)")
    let table = try workspace.text("s/pl.lproj/Clock.strings")
    #expect(table.hasPrefix("/* Mine */\n\"clock.title\" = \"Zegar!\";\n"))
    #expect(table.contains(#""title.text" = "Budzik & <więcej> \"tu\"\n%@";"#))
    #expect(table.contains(#""count.text[style=dark]" = "%d w nocy";"#))
    let checked = try workspace.scenec("validate", "s", "--rule", "untranslated-text")
    #expect(checked.status == 0 && checked.text == "1 file: no problems\n", "\(checked.text)")
    let after = try translate(workspace, "again.xliff", [:], try export(workspace, format))
    #expect(Dictionary(uniqueKeysWithValues: after.map { ($0[0]!, $0[2]) }) == words.mapValues { $0 })
    // Importing an unchanged export changes nothing.
    let dictionary = try workspace.text("s/pl.lproj/Clock.stringsdict")
    #expect(try workspace.scenec("strings", "s/Clock.scene", "--import", "again.xliff").status == 0)
    #expect(try workspace.text("s/pl.lproj/Clock.strings") == table)
    #expect(try workspace.text("s/pl.lproj/Clock.stringsdict") == dictionary)
  }

  private func translate(
    _ workspace: TestDirectory, _ file: String, _ words: [String: String], _ text: String
  ) throws -> [[String?]] {
    try workspace.write(file, text)
    return try translate(workspace, file, words)
  }

  @Test("Skips unfinished and unknown translations and lists changed strings")
  func leftOut() throws {
    let workspace = try workspace()
    try workspace.write(
      "pl.xliff",
      """
      <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <x:file original="elsewhere/Clock.scene" target-language="pl"><x:body><x:group>
        <x:trans-unit id="clock.title"><x:source>Watch</x:source><x:target>Ze<x:g id="1">ga</x:g> <x:x id="2" equiv-text="%@"/>r</x:target></x:trans-unit>
        <x:trans-unit id="title.text"><x:source>Alarm</x:source><x:target state="needs-translation">Nie</x:target></x:trans-unit>
        <x:trans-unit id="count.text[style=dark]"><x:source/><x:target></x:target></x:trans-unit>
        <x:trans-unit id="gone.text"><x:source>Gone</x:source><x:target>Nie ma</x:target></x:trans-unit>
      </x:group></x:body></x:file></x:xliff>
      """)
    let outcome = try workspace.scenec("strings", "s/Clock.scene", "--import", "pl.xliff")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("these strings are not in the scene:\n  gone.text"))
    #expect(
      outcome.errors.contains("these strings changed in the scene after the translation:\n  clock.title"))
    #expect(
      try workspace.text("s/pl.lproj/Clock.strings")
        == "/* viewController */\n\"clock.title\" = \"Zega %@r\";\n")
    #expect(!workspace.files.contains("s/pl.lproj/Clock.stringsdict"))
  }

  @Test("Reports a file without translations and does not change string tables")
  func nothingTranslated() throws {
    let workspace = try workspace()
    try workspace.write(
      "pl.xliff", try workspace.scenec("strings", "s/Clock.scene", "--format", "xliff", "--locale", "pl").text
    )
    let before = workspace.files
    let outcome = try workspace.scenec("strings", "s/Clock.scene", "--import", "pl.xliff")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains("'pl.xliff' has no finished translations of the scene"), "\(outcome.errors)")
    #expect(workspace.files == before)
  }

  @Test("Joins the segments and inline codes of XLIFF 2 into one string")
  func segments() throws {
    let workspace = try workspace()
    try workspace.write(
      "pl.xliff",
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.1" version="2.1" srcLang="en" trgLang="pl">
      <file id="f1"><unit id="u1" name="title.text">
        <originalData><data id="d1">%@</data></originalData>
        <segment state="translated"><source>Alarm.</source><target>Budzik.</target></segment>
        <ignorable><source> </source></ignorable>
        <segment state="final"><source>More</source><target><mrk id="m">Wię</mrk>cej <ph id="1" dataRef="d1"/><cp hex="0021"/></target></segment>
      </unit><unit id="clock.title"><segment state="initial"><source>Clock</source><target>Zegar</target></segment></unit>
      </file></xliff>
      """)
    let outcome = try workspace.scenec("strings", "s/Clock.scene", "--import", "pl.xliff")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try workspace.text("s/pl.lproj/Clock.strings").contains("\"title.text\" = \"Budzik. Więcej %@!\";"))
    #expect(!(try workspace.text("s/pl.lproj/Clock.strings").contains("Zegar")))
  }

  @Test("Writes nothing if the XLIFF file is invalid or unrelated or specifies no language")
  func refusals() throws {
    let workspace = try workspace()
    let head = "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">"
    for (text, status, message) in [
      ("<a/>", 1, "The file is not XLIFF of version 1 or 2"),
      (
        head + "<file original=\"A.scene\"/><file original=\"B.scene\"/></xliff>", 1,
        "it has strings for 'A.scene', 'B.scene'"
      ),
      (head + "<file original=\"Clock.scene\"/></xliff>", 64, "specify it with '--locale'"),
      (
        head + "<file original=\"Clock.scene\" target-language=\"../x\"/></xliff>", 1,
        "is not a locale"
      ),
      (head, 1, "error:"),
    ] as [(String, Int32, String)] {
      try workspace.write("x.xliff", text)
      let outcome = try workspace.scenec("strings", "s/Clock.scene", "--import", "x.xliff")
      #expect(
        outcome.status == status && outcome.errors.contains(message), "\(outcome.status) \(outcome.errors)")
    }
    for options in [
      ["--format", "xliff"], ["--locale", "pl"], ["--import", "x", "--update", "y"],
      ["--format", "xliff", "--locale", "p/l"], ["--format", "xliff", "--locale", "pl", "--update", "y"],
    ] {
      #expect(try workspace.scenec(["strings", "s/Clock.scene"] + options, input: Data()).status == 64)
    }
    #expect(workspace.files.filter { $0.hasPrefix("s/") }.count == 3)
  }
}
