import Foundation
import Testing

/// The names of types and files are unique.
@Suite struct SourceNameTests {
  /// The Swift files of all modules, by path. Types of SceneMacrosPlugin share the names of the types that
  /// they expand. The SwiftPM plugins share a file through a symbolic link.
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
