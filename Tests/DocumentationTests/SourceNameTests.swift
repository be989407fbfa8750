import Foundation
import Testing

/// Who looks for a type or a file by its name finds one.
@Suite struct SourceNameTests {
  /// The Swift files of all modules, by their paths. The types of SceneMacrosPlugin have the names of another module's
  /// types, which they expand. The plugins for SwiftPM share a file by a symbolic link.
  private static let files: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").path
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return paths.filter {
      $0.hasSuffix(".swift") && !$0.contains("/.build/") && !$0.hasPrefix("SceneMacrosPlugin/")
        && !$0.hasPrefix("Plugins/")
    }
    .map { "\(root)/\($0)" }
  }()

  private static func repeated(_ names: [String]) -> [String] {
    Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
  }

  @Test("File names are unique")
  func files() {
    #expect(Self.files.count > 500)
    #expect(Self.repeated(Self.files.map { URL(filePath: $0).lastPathComponent }) == [])
  }

  @Test("Top-level type names are unique")
  func types() throws {
    let declaration =
      /^(?:public |package |private |fileprivate )?(?:final |indirect )?(?:struct|class|enum|actor|protocol) (\w+)/
    let names = try Self.files.flatMap { path in
      try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap {
        $0.prefixMatch(of: declaration).map { String($0.output.1) }
      }
    }
    #expect(names.count > 500)
    #expect(Self.repeated(names) == [])
  }
}
