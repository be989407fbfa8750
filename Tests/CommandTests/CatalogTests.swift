import Foundation
import Testing

/// String catalogs, in which Xcode stores the translations of all languages, for files in `Base.lproj`.
@Suite struct CatalogTests {
  /// A catalog in the form that Xcode writes when it migrates tables.
  private static let catalog = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "b-1.normalTitle" : {
          "comment" : "Class = \"UIButton\"; normalTitle = \"Stop\"; ObjectID = \"b-1\";",
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Halt" } },
            "en" : { "stringUnit" : { "state" : "new", "value" : "As it was" } }
          }
        },
        "b-1.highlightedTitle" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "needs_review", "value" : "H\u00e4lt \ud83d\udd14" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "About to stop" } },
            "en-GB" : { "stringUnit" : { "state" : "translated", "value" : "About to halt" } }
          }
        },
        "b-2.configuration.title" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "device" : {
                  "ipad" : { "stringUnit" : { "state" : "translated", "value" : "Erst später" } },
                  "iphone" : {
                    "variations" : {
                      "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "Eins" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "Später" } }
                      }
                    }
                  },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Sonst" } }
                }
              }
            }
          }
        },
        "g-1.segmentTitles[0]" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "device" : {
                  "mac" : { "stringUnit" : { "state" : "translated", "value" : "Apfeltag" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "Tag" } }
                }
              }
            }
          }
        },
        "g-1.segmentTitles[1]" : { "shouldTranslate" : false }
      },
      "version" : "1.0"
    }
    """#

  private static let file = "App/mul.lproj/Clock.xcstrings"
  private static let storyboard = "App/Base.lproj/Clock.storyboard"

  private func workspace(
    _ catalog: String = catalog, at file: String = file, for storyboard: String = storyboard
  ) throws -> TestDirectory {
    try TestDirectory([storyboard: TranslationForeignTests.storyboard, file: catalog])
  }

  private func picture(of storyboard: String = storyboard, in workspace: TestDirectory) throws -> String {
    try workspace.scenec("render", storyboard, "--locale", "de").text
  }

  @Test(
    "Checks, compiles, and draws the strings of a string catalog",
    arguments: [file, "App/Base.lproj/Clock.xcstrings", "App/Clock.xcstrings"])
  func stringCatalogs(file: String) throws {
    let workspace = try workspace(at: file)
    let checked = try workspace.scenec("validate", "App", "--strict", "--rule", "untranslated-text")
    #expect(checked.status == 0 && checked.text == "1 file: no problems\n", "\(checked.text)")
    #expect(try workspace.scenec("compile", Self.storyboard, "-o", "a.scenec").status == 0)
    let compiled = try workspace.scenec("dump", "a.scenec").text
    for text in ["Halt", "Hält 🔔", "Später", "Tag", "About to stop", "Eins"] {
      #expect(compiled.contains("\"\(text)\""), "\(text)")
    }
    for text in ["As it was", "Sonst", "Erst später", "Apfeltag"] {
      #expect(!compiled.contains("\"\(text)\""), "\(text)")
    }
    let picture = try picture(in: workspace)
    #expect(picture.contains(">Halt<") && picture.contains(">Später<") && picture.contains(">Tag<"))
    #expect(picture.contains(">Night<") && !picture.contains(">Stop<"))
    #expect(try workspace.scenec("render", Self.storyboard, "--locale", "en").text.contains(">Stop<"))
  }

  @Test("Uses the string catalog of a device-specific storyboard")
  func deviceSpecificCatalog() throws {
    let storyboard = "App/Base.lproj/Clock~ipad.storyboard"
    let workspace = try workspace(at: "App/mul.lproj/Clock~ipad.xcstrings", for: storyboard)
    let picture = try picture(of: storyboard, in: workspace)
    #expect(picture.contains(">Erst später<") && picture.contains(">Tag<"))
  }

  @Test func reportsUnknownCatalogKeyOnceForAllLanguages() throws {
    let workspace = try TestDirectory([
      "Clock.scene": Samples.clock.replacing("<label ", with: "<label id=\"title\" "),
      "Clock.xcstrings": """
      {"sourceLanguage": "en", "strings": {"titel.text": {"localizations": {
        "de": {"stringUnit": {"value": "Wecker"}}, "fr": {"stringUnit": {"value": "Réveil"}}}}}}
      """,
    ])
    // A problem with a key is reported once, at its location, rather than once per language.
    let outcome = try workspace.scenec("validate", ".")
    #expect(outcome.text.contains("Clock.xcstrings:1:39: warning: No object of the scene has the id 'titel'"))
    #expect(outcome.text.split(separator: "unknown-translation-key").count == 2, "\(outcome.text)")
  }

  @Test("Reports an incorrect key or an invalid string in a string catalog")
  func invalidEntries() throws {
    let workspace = try workspace(
      """
      { "sourceLanguage": "en", "strings": {
        "b-1.normalTitle": { "localizations": {
          "de": { "stringUnit": { "state": "translated", "value": "%d" } },
          "fr": { "stringUnit": { "state": "translated", "value": "Arrêt" } } } },
        "b-1.normalTitle": { "localizations": {
          "de": { "stringUnit": { "value": "" } }, "fr": { "stringUnit": { "value": "x" } } } },
        "gone-1.text": { "extractionState": "stale", "localizations": {
          "de": { "stringUnit": { "value": "x" } }, "fr": { "stringUnit": { "value": "x" } } } } } }
      """)
    let outcome = try workspace.scenec("validate", "App")
    for diagnostic in [
      "3:62: warning: Format specifiers differ: the translation has",
      "5:4: warning: 'b-1.normalTitle' already has a translation",
      "6:39: warning: 'b-1.normalTitle' has no translation yet",
      "7:4: warning: No object of the scene has the id 'gone-1'",
    ] {
      #expect(outcome.text.contains("\(Self.file):\(diagnostic)"), "\(outcome.text)")
    }
    #expect(outcome.text.contains("\n1 file: 4 warnings\n"), "\(outcome.text)")
    let lacking = try workspace.scenec("validate", "App", "--rule", "untranslated-text").text
    #expect(lacking.contains("'g-1.segmentTitles[1]' is not translated into 'de' and 'fr'"), "\(lacking)")
    #expect(!lacking.contains("'en'"))
  }

  @Test(arguments: [
    ("", "1:1: error: A string catalog must be JSON: expected a value"),
    (
      "{\n  \"sourceLanguage\": \"en\"\n  \"strings\": {}\n}",
      "3:3: error: A string catalog must be JSON: expected ',' or '}'"
    ),
    ("[]", "1:1: error: A string catalog requires an object in braces here"),
    ("{\"strings\": {}}", "1:1: error: A string catalog requires 'sourceLanguage'"),
    ("{\"sourceLanguage\": \"e n\"}", "1:21: error: A string catalog requires 'sourceLanguage'"),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": []}",
      "1:37: error: A string catalog requires an object in braces here"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"b-1.normalTitle\": {\"localizations\": {\"d/e\": {}}}}}",
      "1:77: error: 'd/e' is not a locale"
    ),
    (
      String(repeating: "[", count: 100_000),
      "error: A string catalog must be JSON: expected fewer than 500 levels"
    ),
  ])
  func reportsLocationOfErrorInStringCatalog(text: String, diagnostic: String) throws {
    let workspace = try workspace(text)
    let outcome = try workspace.scenec("validate", "App")
    #expect(outcome.status == 1 && outcome.text.contains(diagnostic), "\(outcome.text)")
    #expect(outcome.text.contains("[bad-strings]"))
    #expect(try workspace.scenec("compile", Self.storyboard, "-o", "a.scenec").status == 1)
  }

  /// A randomly modified catalog may cause diagnostics but never a crash.
  @Test func reportsDamagedCatalog() throws {
    let workspace = try workspace()
    let bytes = Array(Self.catalog.utf8)
    for position in stride(from: 0, to: bytes.count, by: bytes.count / 12) {
      var damaged = bytes
      damaged[position] ^= 0x15
      try workspace.write(Self.file, Data(damaged))
      #expect([0, 1].contains(try workspace.scenec("validate", "App").status))
      try workspace.write(Self.file, Data(bytes.prefix(position)))
      #expect(try workspace.scenec("validate", "App").status == 1)
    }
  }

  /// If a table and the catalog contain the same language, the catalog takes precedence.
  @Test("Prefers a string catalog to a string table of the same language")
  func besideTables() throws {
    let workspace = try workspace()
    try workspace.write(
      "App/de.lproj/Clock.strings", Data("\"b-1.normalTitle\" = \"Alt\";".utf8))
    try workspace.write("App/fr.lproj/Clock.strings", Data("\"b-1.normalTitle\" = \"Arrêt\";".utf8))
    #expect(try picture(in: workspace).contains(">Halt<"))
    #expect(
      try workspace.scenec("render", Self.storyboard, "--locale", "fr").text.contains(">Arrêt<"))
  }

  /// Cached results are valid only for the catalog that they were computed with.
  @Test func cacheDetectsChangedAndDeletedCatalog() throws {
    let workspace = try workspace()
    func validate() throws -> String {
      try workspace.scenec("validate", "App", "--cache", "cache").text
    }
    #expect(try validate() == "1 file: no problems\n")
    try workspace.write(
      Self.file, Data(Self.catalog.replacingOccurrences(of: "b-1.normal", with: "b-7.normal").utf8))
    #expect(try validate().contains("the id 'b-7'"))
    #expect(try validate().contains("\(Self.file):4:6"))
    try FileManager.default.removeItem(at: workspace.url(Self.file))
    #expect(try validate() == "1 file: no problems\n")
  }

  /// Xcode updates catalogs itself.
  @Test func stringsCommandRejectsCatalogs() throws {
    let workspace = try workspace()
    let outcome = try workspace.scenec("strings", Self.storyboard, "--update", Self.file)
    #expect(outcome.status == 64 && outcome.errors.contains("is a string catalog"))
    #expect(try workspace.text(Self.file) == Self.catalog)
  }
}
