import Foundation
import TestSupport
import Testing

@Suite("scenec strings --import into a string catalog")
struct CatalogImportTests {
  private static let scene = """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock" title="Clock">
          <view frame="0 0 320 100">
            <label id="title" frame="0 0 320 20" text="Alarm"/>
            <label id="count" frame="0 20 320 20" text="%d alarms"/>
            <label id="late" frame="0 40 320 20" text="%@ is late"/>
            <button id="set" frame="0 60 320 40" title="Set"/>
          </view>
        </viewController>
      </scene>
    </storyboard>
    """

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "clock.title" : {

        },
        "count.text" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%d alarm"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%d alarms"
                    }
                  }
                }
              }
            }
          }
        },
        "title.text" : {
          "comment" : "Keep \\"this\\" as it is: 10 \\/ 3",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Alarm"
              }
            },
            "fr" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Alarme"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private func xliff(_ units: String, into locale: String) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="Clock.scene" source-language="en" target-language="\(locale)" datatype="plaintext"><body>
    \(units)
    </body></file></xliff>
    """
  }

  private func unit(_ id: String, _ source: String, _ target: String, state: String = "translated") -> String
  {
    "<trans-unit id=\"\(id)\"><source>\(source)</source><target state=\"\(state)\">\(target)</target></trans-unit>"
  }

  private func workspace(_ units: String, into locale: String) throws -> TestDirectory {
    try TestDirectory([
      "Clock.scene": Self.scene, "Clock.xcstrings": Self.catalog,
      "back.xliff": xliff(units, into: locale),
    ])
  }

  private func imported(_ units: String, into locale: String) throws -> String {
    let workspace = try workspace(units, into: locale)
    let outcome = try workspace.scenec("strings", "Clock.scene", "--import", "back.xliff")
    #expect(outcome.status == 0, Comment(rawValue: outcome.errors))
    let text = try workspace.text("Clock.xcstrings")
    let again = try workspace.scenec("strings", "Clock.scene", "--import", "back.xliff")
    #expect(again.status == 0)
    #expect(try workspace.text("Clock.xcstrings") == text, "importing the same file again changes nothing")
    return text
  }

  /// Returns the translation of a text as Xcode writes it, at the indentation of its name.
  private func entry(_ name: String, _ value: String, at depth: Int, state: String = "translated") -> String {
    let lines = [
      "\"\(name)\" : {", "  \"stringUnit\" : {", "    \"state\" : \"\(state)\",",
      "    \"value\" : \"\(value)\"", "  }", "}",
    ]
    return lines.map { String(repeating: " ", count: depth) + $0 }.joined(separator: "\n")
  }

  @Test("Replaces the translation of an existing string and changes nothing else")
  func replaces() throws {
    let text = try imported(unit("title.text", "Alarm", "Wecker \"laut\""), into: "de")
    let old = entry("de", "Alarm", at: 8, state: "needs_review")
    #expect(Self.catalog.contains(old))
    #expect(
      text == Self.catalog.replacing(old, with: entry("de", #"Wecker \"laut\""#, at: 8)))
  }

  @Test("Imports translations into several languages from one file")
  func languages() throws {
    let workspace = try workspace(unit("title.text", "Alarm", "Wecker"), into: "de")
    let italian = xliff(unit("title.text", "Alarm", "Sveglia"), into: "it")
    let german = try workspace.text("back.xliff").replacing("</xliff>", with: "")
    try workspace.write(
      "back.xliff", german + italian.split(separator: "\n").dropFirst().joined(separator: "\n"))
    let outcome = try workspace.scenec("strings", "Clock.scene", "--import", "back.xliff")
    #expect(outcome.status == 0, Comment(rawValue: outcome.errors))
    let text = try workspace.text("Clock.xcstrings")
    #expect(text.contains(entry("de", "Wecker", at: 8)) && text.contains(entry("it", "Sveglia", at: 8)))
  }

  @Test("Imports and exports the review state of a translation")
  func review() throws {
    let workspace = try workspace(
      unit("title.text", "Alarm", "Sveglia", state: "needs-review-translation")
        + unit("set.title", "Set", "Nuovo", state: "new"), into: "it")
    #expect(try workspace.scenec("strings", "Clock.scene", "--import", "back.xliff").status == 0)
    let text = try workspace.text("Clock.xcstrings")
    let before = entry("fr", "Alarme", at: 8)
    #expect(
      text
        == Self.catalog.replacing(
          before, with: before + ",\n" + entry("it", "Sveglia", at: 8, state: "needs_review")))
    let first = try workspace.scenec("strings", "Clock.scene", "--format", "xliff", "--locale", "it").text
    #expect(first.contains(#"<target state="needs-review-translation">Sveglia</target>"#))
    let second = try workspace.scenec("strings", "Clock.scene", "--format", "xliff-2.0", "--locale", "it")
      .text
    #expect(second.contains(#"<segment state="translated" subState="xcode:needs_review">"#))
    // Both forms can be imported.
    for sent in [first, second] {
      try workspace.write("back.xliff", sent)
      #expect(try workspace.scenec("strings", "Clock.scene", "--import", "back.xliff").status == 0)
      #expect(try workspace.text("Clock.xcstrings") == text)
    }
  }

  @Test("Adds plural forms, missing translations, and new keys in Xcode's order")
  func adds() throws {
    let text = try imported(
      unit("count.text|==|plural.one", "%d alarm", "%d budzik")
        + unit("count.text|==|plural.few", "%d alarms", "%d budziki")
        + unit("count.text|==|plural.many", "%d alarms", "%d budzików")
        + unit("clock.title", "Clock", "Zegar") + unit("set.title", "Set", "Ustaw"), into: "pl")
    func localized(_ key: String, _ value: String) -> String {
      "    \"\(key)\" : {\n      \"localizations\" : {\n" + entry("pl", value, at: 8) + "\n      }\n    }"
    }
    // A language with missing plural forms is marked for review.
    let forms = [
      entry("few", "%d budziki", at: 14), entry("many", "%d budzików", at: 14),
      entry("one", "%d budzik", at: 14), entry("other", "%d budzików", at: 14, state: "needs_review"),
    ].joined(separator: ",\n")
    let english =
      entry("other", "%d alarms", at: 14) + "\n            }\n          }\n        }"
    let polish =
      ",\n        \"pl\" : {\n          \"variations\" : {\n            \"plural\" : {\n" + forms
      + "\n            }\n          }\n        }"
    #expect(Self.catalog.contains(english))
    let expected = Self.catalog
      .replacing("    \"clock.title\" : {\n\n    }", with: localized("clock.title", "Zegar"))
      .replacing(english, with: english + polish)
      .replacing("    \"title.text\"", with: localized("set.title", "Ustaw") + ",\n    \"title.text\"")
    #expect(text == expected)
  }

  @Test("Compiled scenes use imported translations")
  func used() throws {
    let workspace = try workspace(
      unit("title.text", "Alarm", "Wecker") + unit("late.text", "%@ is late", "%@ ist spät"), into: "de")
    #expect(try workspace.scenec("strings", "Clock.scene", "--import", "back.xliff").status == 0)
    let drawn = try workspace.scenec("render", "Clock.scene", "--locale", "de").text
    #expect(drawn.contains("Wecker") && drawn.contains("ist spät"))
  }

  @Test(
    "Imports variables and device variations into the corresponding parts of the string catalog")
  func variables() throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "late.text" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "%1$@: %#@hours@"
                },
                "substitutions" : {
                  "hours" : {
                    "argNum" : 2,
                    "formatSpecifier" : "lld",
                    "variations" : {
                      "plural" : {
                        "one" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%arg hour"
                          }
                        },
                        "other" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%arg hours"
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "title.text" : {
            "localizations" : {
              "de" : {
                "variations" : {
                  "device" : {
                    "iphone" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : "Alarm"
                      }
                    },
                    "other" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "Wecker auf dem iPad"
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    let workspace = try TestDirectory(["Clock.scene": Self.scene, "Clock.xcstrings": catalog])
    let sent = try workspace.scenec("strings", "Clock.scene", "--format", "xliff", "--locale", "de").text
    #expect(sent.contains("late.text|==|substitutions.hours.plural.other"))
    try workspace.write(
      "back.xliff",
      xliff(
        unit("late.text", "%1$@: %#@hours@", "%1$@ in %#@hours@")
          + unit("late.text|==|substitutions.hours.plural.one", "%lld hour", "%lld Stunde")
          + unit("late.text|==|substitutions.hours.plural.other", "%lld hours", "%lld Stunden")
          + unit("title.text", "Alarm", "Wecker"), into: "de"))
    let outcome = try workspace.scenec("strings", "Clock.scene", "--import", "back.xliff")
    #expect(outcome.status == 0, Comment(rawValue: outcome.errors))
    let text = try workspace.text("Clock.xcstrings")
    #expect(text.contains("\"value\" : \"%arg Stunden\""))
    #expect(text.contains("\"value\" : \"Wecker\"") && text.contains("Wecker auf dem iPad"))
    let strings = try #require(
      (JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])?["strings"] as? [String: Any])
    let german = try #require(
      ((strings["late.text"] as? [String: Any])?["localizations"] as? [String: Any])?["de"] as? [String: Any])
    let hours = try #require((german["substitutions"] as? [String: Any])?["hours"] as? [String: Any])
    #expect(hours["argNum"] as? Int == 2 && hours["formatSpecifier"] as? String == "lld")
    #expect(try workspace.scenec("validate", "Clock.scene", "--rule", "bad-strings").status == 0)
    // Another export contains all of it.
    let again = try workspace.scenec("strings", "Clock.scene", "--format", "xliff", "--locale", "de").text
    for target in ["%1$@ in %#@hours@", "%lld Stunde", "%lld Stunden", "Wecker"] {
      #expect(again.contains("<target state=\"translated\">\(target)</target>"), "\(target)")
    }
  }
}
