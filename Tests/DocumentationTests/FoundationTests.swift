import Foundation
import Testing

/// Foundation is four megabytes in a program, and loading it takes longer than checking a scene: nothing that the tool or a
/// host is made of imports it.
struct FoundationTests {
  @Test func onlyTheModuleOfItsNameImportsFoundation() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path(percentEncoded: false))
    let importing = try paths.filter { path in
      guard path.hasSuffix(".swift"), !path.hasPrefix("SceneFoundation/") else { return false }
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      return text.split(separator: "\n").contains { line in
        line.contains(/^(\w+ )*import Foundation\w*$/)
      }
    }
    #expect(importing.isEmpty)
  }
}
