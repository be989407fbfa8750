import Foundation
import Testing

/// The exchange of the strings that code shows with translators.
@Suite struct CodeTableTranslationTests {
  private static let scene = """
    <storyboard version="1" initial="main">
      <scene><viewController id="main"><view frame="0 0 320 480">
        <label id="title" text="Alarm" frame="0 0 320 40"/>
      </view></viewController></scene>
    </storyboard>
    """

  private static let english = """
    /* The title after a
       user has signed in */
    "welcome" = "Welcome, %@";
    "bye" = "Bye";

    """

  private static func plurals(_ forms: [(category: String, text: String)]) -> String {
    let forms = forms.map { "<key>\($0.category)</key><string>\($0.text)</string>" }.joined()
    return """
      <plist version="1.0"><dict><key>alarms</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict></dict></dict></plist>

      """
  }

  private func workspace(_ more: [String: String] = [:]) throws -> TestDirectory {
    try TestDirectory(
      [
        "Main.scene": Self.scene, "en.lproj/Localizable.strings": Self.english,
        "en.lproj/Localizable.stringsdict": Self.plurals([("one", "%d alarm"), ("other", "%d alarms")]),
        "de.lproj/Localizable.strings": "\"welcome\" = \"Willkommen, %@\";\n\"old\" = \"Alt\";\n",
      ].merging(more) { $1 })
  }

  @Test("Extracts the strings of a table, and adds missing strings to a translation")
  func extraction() throws {
    let workspace = try workspace()
    let outcome = try workspace.scenec("strings", "en.lproj/Localizable.strings")
    #expect(
      outcome.text == """
        /* The title after a user has signed in */
        "welcome" = "Welcome, %@";

        /* bye */
        "bye" = "Bye";

        """)
    #expect(outcome.errors.contains("1 string has plural forms: use '--format xliff' to translate them"))
    let path = "de.lproj/Localizable.strings"
    let update = try workspace.scenec("strings", "en.lproj/Localizable.strings", "--update", path)
    #expect(update.status == 0 && update.errors.contains("de.lproj/Localizable.strings:2: old"))
    #expect(
      try workspace.text(path)
        == "\"welcome\" = \"Willkommen, %@\";\n\"old\" = \"Alt\";\n\n/* bye */\n\"bye\" = \"Bye\";\n")
  }

  @Test("Names the scene of a table that belongs to a scene")
  func tableOfScene() throws {
    let workspace = try workspace(["de.lproj/Main.strings": "\"title.text\" = \"Wecker\";\n"])
    let outcome = try workspace.scenec("strings", "de.lproj/Main.strings")
    #expect(
      outcome.status != 0 && outcome.errors.contains("contains translations of 'de.lproj/../Main.scene'")
        || outcome.errors.contains("contains translations of 'Main.scene'"))
  }

  @Test(
    "A translator receives the strings of the scene with those of its code, and all are imported",
    arguments: ["xliff", "xliff-2.0"])
  func exchange(_ format: String) throws {
    let workspace = try workspace()
    let exported = try workspace.scenec("strings", "Main.scene", "--format", format, "--locale", "pl")
    #expect(exported.status == 0, "\(exported.errors)")
    for text in [
      "Alarm", "Welcome, %@", "Bye", "alarms|==|plural.few", "en.lproj/Localizable.strings",
      "The title after a user has signed in",
    ] {
      #expect(exported.text.contains(text), "\(text)")
    }
    var translated = exported.text
    for (text, target) in [
      ("Alarm", "Budzik"), ("Welcome, %@", "Witaj, %@"), ("%d alarms", "%d budziki"),
      ("%d alarm", "%d budzik"),
    ] {
      translated = translated.replacing(
        "<source>\(text)</source>", with: "<source>\(text)</source><target>\(target)</target>")
    }
    try workspace.write("pl.xliff", translated)
    let imported = try workspace.scenec("strings", "Main.scene", "--import", "pl.xliff")
    #expect(imported.status == 0, "\(imported.errors)")
    #expect(try workspace.text("pl.lproj/Main.strings").contains(#""title.text" = "Budzik";"#))
    let table = try workspace.text("pl.lproj/Localizable.strings")
    #expect(table.contains(#""welcome" = "Witaj, %@";"#) && !table.contains("bye"))
    let plurals = try workspace.text("pl.lproj/Localizable.stringsdict")
    #expect(plurals.contains("<key>few</key>") && plurals.contains("%d budziki"))
    #expect(try workspace.scenec("validate", "Main.scene", "--strict").status == 0)
  }

  @Test("A warning in a table for code does not prevent the exchange")
  func exchangeWithWarning() throws {
    let path = "de.lproj/Localizable.strings"
    let workspace = try workspace([path: #""welcome" = "Gr\u00fc\u00df Gott, %@";"#])
    let exported = try workspace.scenec("strings", "Main.scene", "--format", "xliff", "--locale", "de")
    #expect(exported.status == 0 && exported.text.contains("<source>Bye</source>"))
    #expect(exported.errors.contains("\(path):1:16: warning: Unknown escape"), "\(exported.errors)")
    try workspace.write(
      "de.xliff",
      exported.text.replacing("<source>Bye</source>", with: "<source>Bye</source><target>Servus</target>"))
    let imported = try workspace.scenec("strings", "Main.scene", "--import", "de.xliff")
    #expect(imported.status == 0, "\(imported.errors)")
    #expect(try workspace.text(path).contains(#""bye" = "Servus";"#))
  }

  @Test("Warns that an import separates a table from its other names (hard links)")
  func tableWithOtherNames() throws {
    let (path, old) = ("de.lproj/Localizable.strings", #""welcome" = "Willkommen, %@";"#)
    let workspace = try workspace([path: old])
    let exported = try workspace.scenec("strings", "Main.scene", "--format", "xliff", "--locale", "de")
    try workspace.write(
      "de.xliff",
      exported.text.replacing("<source>Bye</source>", with: "<source>Bye</source><target>Servus</target>"))
    let imported = try workspace.shell("ln \(path) linked && $scenec strings Main.scene --import de.xliff")
    #expect(imported.status == 0)
    #expect(imported.errors.contains("warning: '\(path)' had other names"), "\(imported.errors)")
    #expect(try workspace.text(path).contains(#""bye" = "Servus";"#) && workspace.text("linked") == old)
  }

  @Test("Imports nothing if one of the tables cannot be updated")
  func failedImport() throws {
    let list = #"<?xml version="1.0"?><plist><dict><key>old</key><string>Alt</string></dict></plist>"#
    let workspace = try workspace(["de.lproj/Localizable.strings": list])
    var text = try workspace.scenec("strings", "Main.scene", "--format", "xliff", "--locale", "de").text
    for source in ["Alarm", "Bye"] {
      text = text.replacing(
        "<source>\(source)</source>", with: "<source>\(source)</source><target>Neu</target>")
    }
    try workspace.write("de.xliff", text)
    let imported = try workspace.scenec("strings", "Main.scene", "--import", "de.xliff")
    #expect(imported.status != 0 && imported.errors.contains("is an XML property list"))
    #expect(!workspace.files.contains("de.lproj/Main.strings"))
  }

  @Test("Exchanges only the strings of a table, including those of a string catalog")
  func tableOnly() throws {
    let catalog = #"""
      { "sourceLanguage" : "en", "strings" : {
        "Cancel" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Abbrechen" } } } },
        "kept" : { "shouldTranslate" : false, "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "X" } } } }
      }, "version" : "1.0" }
      """#
    let workspace = try TestDirectory(["Buttons.xcstrings": catalog])
    let exported = try workspace.scenec(
      "strings", "Buttons.xcstrings", "--format", "xliff", "--locale", "fr")
    #expect(exported.text.contains("<source>Cancel</source>") && !exported.text.contains("kept"))
    try workspace.write(
      "fr.xliff",
      exported.text.replacing("</source>", with: "</source><target>Annuler</target>"))
    let imported = try workspace.scenec("strings", "Buttons.xcstrings", "--import", "fr.xliff")
    #expect(imported.status == 0, "\(imported.errors)")
    #expect(try workspace.text("Buttons.xcstrings").contains("Annuler"))
  }
}
