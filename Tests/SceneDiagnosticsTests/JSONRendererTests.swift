import Foundation
import SceneDiagnostics
import Testing

@Suite("Findings as JSON")
struct JSONRendererTests {
  @Test func everythingAFindingHas() {
    #expect(
      JSONRenderer().render(Report(files: ["Main.scene"], findings: [.full])) == #"""
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

  @Test("A report without findings is a whole document")
  func nothingFound() {
    #expect(
      JSONRenderer().render(Report(files: [], findings: [])) == """
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

  @Test func everyCharacterComesBack() throws {
    let message = String(String.UnicodeScalarView((0...0x2FF).map { Unicode.Scalar($0)! })) + "\\\"😀\u{2028}"
    let json = JSONRenderer().render(
      Report(files: [], findings: [.sample("‹a›", message, path: "ü\\\".scene")]))
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let diagnostic = try #require((object?["diagnostics"] as? [[String: Any]])?.first)
    #expect((diagnostic["message"] as? String)?.unicodeScalars.elementsEqual(message.unicodeScalars) == true)
    #expect(diagnostic["path"] as? String == "ü\\\".scene")
  }
}
