import Foundation
import Testing

@testable import SceneAnalysis

@Suite struct ConfigurationExampleTests {
  private static let examples = Documented.all.flatMap { file in
    file.examples(of: "yaml").filter { !$0.isExempt }.map { (path: file.path, text: $0.text) }
  }

  @Test("Configuration examples are valid and cover every key")
  func configurations() throws {
    let configurations = Self.examples.filter { !$0.text.hasPrefix("repos:") }
    #expect(configurations.count == 2)
    for example in configurations {
      let folder = FileManager.default.temporaryDirectory.appending(path: "scenec-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: Configuration.fileName)
      try example.text.write(to: file, atomically: true, encoding: .utf8)
      let configuration = try ConfigurationReader.read(file.path, .named)
      #expect(configuration.include != nil && !configuration.manifests.isEmpty, "\(example.path)")
      for key in Configuration.Key.allCases {
        #expect(example.text.contains("\n\(key):") || example.text.hasPrefix("\(key):"), "\(example.path)")
      }
    }
  }

  @Test("The pre-commit example uses hooks that the project declares")
  func hooks() throws {
    let example = try #require(Self.examples.first { $0.text.hasPrefix("repos:") })
    let hooks = try String(contentsOf: Documented.url(".pre-commit-hooks.yaml"), encoding: .utf8)
    let named = example.text.matches(of: /- id: (\S+)/).map { "- id: \($0.1)\n" }
    #expect(named.count == 2)
    for hook in named { #expect(hooks.contains(hook)) }
  }

  @Test("The hook that checks scenes also runs if a commit only deletes files")
  func hookRunsForDeletedFiles() throws {
    let hooks = try String(contentsOf: Documented.url(".pre-commit-hooks.yaml"), encoding: .utf8)
    let hook = try #require(
      hooks.components(separatedBy: "- id: ").first { $0.hasPrefix("scenec-validate\n") })
    // pre-commit does not pass the names of deleted files to 'files'.
    #expect(hook.contains("\n  always_run: true\n") && !hook.contains("\n  files:"))
  }
}
