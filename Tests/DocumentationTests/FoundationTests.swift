import Foundation
import Testing

/// No module of the tool or of a host app imports Foundation, which adds 4 MB to a program and takes longer
/// to load than checking a scene.
struct FoundationTests {
  /// The conversions between types of this package and Foundation, the test tools, and the plugins, which
  /// SwiftPM runs.
  private static let exceptions = ["SceneFoundation/", "ScreenTesting/", "Plugins/"]

  @Test("Only files in the list of exceptions import Foundation")
  func onlyListedFilesImportFoundation() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path(percentEncoded: false))
    let importing = try paths.filter { path in
      guard path.hasSuffix(".swift"), !Self.exceptions.contains(where: path.hasPrefix) else { return false }
      let source = try Data(contentsOf: sources.appending(path: path))
      // A plain search first, because the regular expression takes milliseconds per file.
      guard source.range(of: Data("import Foundation".utf8)) != nil else { return false }
      return String(decoding: source, as: UTF8.self).split(separator: "\n").contains { line in
        line.contains(/^(\w+ )*import Foundation\w*$/)
      }
    }
    #expect(importing.isEmpty)
  }
}
