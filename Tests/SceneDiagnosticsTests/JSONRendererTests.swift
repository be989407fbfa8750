import Foundation
import SceneDiagnostics
import Testing

@Suite("Diagnostics as JSON")
struct JSONRendererTests {
  @Test func rendersAllPartsOfADiagnostic() {
    #expect(
      JSONRenderer().render(Report(files: ["Main.scene"], diagnostics: [.full])) == #"""
        {
          "version": 1,
          "diagnostics": [
            {
              "rule": "some-rule",
              "severity": "error",
              "message": "Outlet 'titel' does not exist on 'CardView'",
              "path": "Main.scene",
              "range": {
                "start": {
                  "line": 2,
                  "column": 21,
                  "offset": 27
                },
                "end": {
                  "line": 2,
                  "column": 26,
                  "offset": 32
                }
              },
              "notes": [
                {
                  "message": "'CardView' is named here",
                  "path": "Main.scene",
                  "range": {
                    "start": {
                      "line": 1,
                      "column": 2,
                      "offset": 1
                    },
                    "end": {
                      "line": 1,
                      "column": 6,
                      "offset": 5
                    }
                  }
                },
                {
                  "message": "It has the outlets 'title' and 'image'"
                }
              ],
              "fixIts": [
                {
                  "message": "Replace 'titel' with 'title'",
                  "edits": [
                    {
                      "range": {
                        "start": {
                          "line": 2,
                          "column": 21,
                          "offset": 27
                        },
                        "end": {
                          "line": 2,
                          "column": 26,
                          "offset": 32
                        }
                      },
                      "replacement": "title"
                    }
                  ]
                }
              ]
            }
          ],
          "problems": [],
          "summary": {
            "files": 1,
            "errors": 1,
            "warnings": 0,
            "notes": 0
          }
        }

        """#)
  }

  @Test("A report without diagnostics is a complete JSON document")
  func noDiagnostics() {
    #expect(
      JSONRenderer().render(Report(files: [], diagnostics: [])) == """
        {
          "version": 1,
          "diagnostics": [],
          "problems": [],
          "summary": {
            "files": 0,
            "errors": 0,
            "warnings": 0,
            "notes": 0
          }
        }

        """)
  }

  @Test func roundTripsEveryCharacter() throws {
    let message = String(String.UnicodeScalarView((0...0x2FF).map { Unicode.Scalar($0)! })) + "\\\"😀\u{2028}"
    let json = JSONRenderer().render(
      Report(files: [], diagnostics: [.sample("‹a›", message, path: "ü\\\".scene")]))
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let diagnostic = try #require((object?["diagnostics"] as? [[String: Any]])?.first)
    #expect((diagnostic["message"] as? String)?.unicodeScalars.elementsEqual(message.unicodeScalars) == true)
    #expect(diagnostic["path"] as? String == "ü\\\".scene")
  }

  @Test func rendersEveryKindOfName() throws {
    struct Document: Decodable {
      struct Name: Decodable, Equatable { var kind, name: String }
      struct Text: Decodable { var names: [Name]? }
      struct Finding: Decodable {
        var names: [Name]?
        var notes, fixIts: [Text]
      }
      var diagnostics: [Finding]
    }
    var diagnostic = Diagnostic.sample("‹a›")
    diagnostic.message = "\(element: "outlet") \(key: "titel") of \(object: "card"), a \(class: "CardView")"
    diagnostic.notes = [.init("Text '\(translationKey: "card.text")'"), .init("no name")]
    diagnostic.fixIts = [FixIt("Replace '\(key: "titel")' with '\(key: "title")'", edits: [])]
    let json = JSONRenderer().render(Report(files: [], diagnostics: [diagnostic, .sample("‹a›")]))
    let diagnostics = try JSONDecoder().decode(Document.self, from: Data(json.utf8)).diagnostics
    typealias Name = Document.Name
    #expect(
      diagnostics[0].names == [
        Name(kind: "element", name: "outlet"), Name(kind: "key", name: "titel"),
        Name(kind: "object", name: "card"), Name(kind: "class", name: "CardView"),
      ])
    #expect(diagnostics[0].notes[0].names == [Name(kind: "translation-key", name: "card.text")])
    #expect(diagnostics[0].notes[1].names == nil)
    #expect(diagnostics[0].fixIts[0].names?.map(\.name) == ["titel", "title"])
    #expect(diagnostics[1].names == nil, "the diagnostic has no names")
  }
}
