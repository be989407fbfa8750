import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneUI
import Testing

/// Each example in pages and documentation comments compiles or states why it is exempt.
@Suite struct ExampleTests {
  /// The last source is compiled with the tests of the alarm clock, because a test that uses a macro makes
  /// SwiftPM build the whole package again.
  private static let sources = [
    "Tests/DocumentationTests/Snippets", "Scenes/AlarmClock/Tests/MacroTests/MacroSnippets.swift",
  ]

  @Test(
    "Swift examples match the corresponding regions of compiled test code",
    arguments: Documented.all)
  func swift(_ file: Documented) throws {
    let regions = try CompiledRegions(Self.sources, programs: "Scenes/Guide").texts[file.name] ?? []
    let examples = file.examples(of: "swift").filter { !$0.isExempt }.map(\.text)
    for (example, region) in zip(examples, regions) { #expect(example == region) }
    #expect(examples.count == regions.count, "Each needs a region '// snippet: \(file.name)', in their order")
  }

  @Test("Each example app of the guide has a page with its scenes and its picture")
  func guide() throws {
    let programs = try FileManager.default.contentsOfDirectory(atPath: Documented.url("Scenes/Guide").path)
      .filter { $0 != "Tests" }
    #expect(programs.count == 10)
    for program in programs {
      let page = try Documented("Sources/SceneUI/SceneUI.docc/Guide\(program).md")
      let folder = "Scenes/Guide/\(program)/Scenes"
      let names = try FileManager.default.contentsOfDirectory(atPath: Documented.url(folder).path).sorted()
      let scenes = try names.map {
        try String(contentsOf: Documented.url("\(folder)/\($0)"), encoding: .utf8)
      }
      #expect(page.examples(of: "xml").filter { !$0.isExempt }.map { $0.text + "\n" } == scenes)
      #expect(page.text.contains("](Guide\(program).svg)"))
    }
  }

  @Test("Each marked region of test code refers to a page with Swift examples")
  func regions() throws {
    let regions = try CompiledRegions(Self.sources, programs: "Scenes/Guide")
    #expect(regions.faults == [])
    let names = Documented.all.filter { !$0.examples(of: "swift").isEmpty }.map(\.name)
    #expect(Set(names).count == names.count, "Files with the same name cannot be distinguished")
    #expect(Set(regions.texts.keys).subtracting(names) == [])
  }

  /// A complete scene file is checked on its own. A part is inserted into a scene of `Scenes` at `<?snippet
  /// NAME NUMBER?>`.
  @Test("Example scenes have no diagnostics")
  func scenes() throws {
    let folder = Documented.url("Tests/DocumentationTests/Scenes")
    var stages = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
      .map { (path: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8)) }
    for file in Documented.all {
      for (index, example) in file.examples(of: "xml").enumerated() where !example.isExempt {
        if example.text.hasPrefix("<storyboard") || example.text.hasPrefix("<nib") {
          stages.append((file.path, example.text))
          continue
        }
        let place = "<?snippet \(file.name) \(index + 1)?>"
        let found = stages.indices.filter { stages[$0].text.contains(place) }
        #expect(found.count == 1, "\(place) must be in exactly one scene")
        for index in found { stages[index].text.replace(place, with: example.text) }
      }
    }
    let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
    for stage in stages {
      #expect(!stage.text.contains("<?snippet "), "\(stage.path) has a placeholder for a removed example")
      let diagnostics = compiler.validate([SourceText(path: stage.path, stage.text)])
      #expect(diagnostics.map { "\($0.location.start): \($0.message)" } == [], "\(stage.path)\n\(stage.text)")
    }
  }
}
