import Foundation
import Testing

/// Compares the declarations of Pango in `CPangoCairo` with those in Pango's headers.
@Suite("Declarations of Pango") struct PangoHeaderTests {
  /// The definitions of `pango-types.h`. If the list lacks a constant or type, the compiler reports a
  /// redefinition.
  private static let constants = [
    "PANGO_DIRECTION_LTR", "PANGO_DIRECTION_RTL", "PANGO_STYLE_ITALIC", "PANGO_WEIGHT_NORMAL",
  ]
  private static let enumerations = ["PangoDirection", "PangoStyle", "PangoWeight"]
  private static let structures = [
    "PangoRectangle": ["x", "y", "width", "height"],
    "PangoAnalysis": ["font"],
    "PangoItem": ["offset", "length", "num_chars", "analysis"],
    "PangoGlyphItem": ["item"],
    "PangoLayoutLine": ["layout", "start_index", "length", "runs"],
  ]

  /// A C file that includes Pango's headers, then the functions of `CPangoCairo` with Pango's types, and its
  /// types under other names.
  private static let comparison = """
    #include <pango/pangocairo.h>
    #include <stddef.h>
    #include "pango-functions.h"

    \(lines(constants) { "enum { expected_\($0) = \($0) };" })
    \(lines(enumerations + structures.keys) { "typedef \($0) Expected\($0);" })
    \(lines(constants) { "#define \($0) our_\($0)" })
    \(lines(enumerations + structures.keys) { "#define \($0) Our\($0)" })
    #include "pango-types.h"

    #define SAME(ours, expected) _Static_assert((ours) == (expected), "differs from Pango's headers")
    \(lines(constants) { "SAME(our_\($0), expected_\($0));" })
    \(lines(enumerations) { "SAME(sizeof(Our\($0)), sizeof(Expected\($0)));" })
    SAME(sizeof(OurPangoRectangle), sizeof(ExpectedPangoRectangle));
    \(lines(structures.flatMap { type, fields in fields.map { "\(type), \($0)" } }) {
      "SAME(offsetof(Our\($0)), offsetof(Expected\($0)));"
    })

    """

  private static func lines(_ names: [String], _ line: (String) -> String) -> String {
    names.map(line).joined(separator: "\n")
  }

  private static let headers = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/CPangoCairo")

  /// Returns the compiler's diagnostics for the comparison with the headers in a folder.
  private func diagnostics(of headers: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c",
      "clang -x c -std=c11 -Wall -Werror -fsyntax-only -I \"$0\" $(pkg-config --cflags pangocairo) - 2>&1",
      headers.path,
    ]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(Self.comparison.utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect((process.terminationStatus == 0) == text.isEmpty)
    return text
  }

  @Test("The project's Pango declarations match the Pango headers")
  func declarationsMatchPangoHeaders() throws {
    #expect(try diagnostics(of: Self.headers) == "")
  }

  @Test(
    "Reports a declaration that differs from the Pango headers",
    arguments: [
      ("#define PANGO_SCALE 1024", "#define PANGO_SCALE 512"),
      ("PANGO_STYLE_ITALIC = 2", "PANGO_STYLE_ITALIC = 1"),
      ("int x, y, width, height;", "int x, y, width;"),
      ("void *shape_engine, *lang_engine;", "void *shape_engine;"),
      ("int start_index, length;", "int start_index;"),
      ("(PangoLayout *layout, int line);", "(PangoLayout *layout, double line);"),
      ("int pango_font_metrics_get_ascent", "double pango_font_metrics_get_ascent"),
    ]
  )
  func findsWrongDeclaration(correct: String, wrong: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var count = 0
    for name in ["pango-types.h", "pango-functions.h"] {
      let text = try String(contentsOf: Self.headers.appending(path: name), encoding: .utf8)
      count += text.components(separatedBy: correct).count - 1
      try text.replacingOccurrences(of: correct, with: wrong)
        .write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    #expect(count == 1)
    #expect(try diagnostics(of: folder).contains("error:"))
  }
}
