import Foundation
import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneSyntax
import SceneValues
import Testing

@Suite struct ImportTests {
  /// `SCENEC_RECORD=1` records the scenes again and fails the test.
  @Test("The imported scene of an Xcode document matches the recorded scene", arguments: Fixture.names)
  func recordedScenes(_ name: String) throws {
    let imported = try #require(Fixture.importer.scene(of: try Fixture(name).source).scene)
    let text = String(decoding: imported.text, as: UTF8.self)
    let url = Fixture.url(name + ".scene")
    if ProcessInfo.processInfo.environment["SCENEC_RECORD"] == "1" {
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(url.lastPathComponent)")
    }
    #expect(text == (try? String(contentsOf: url, encoding: .utf8)))
  }

  @Test(
    "An imported scene compiles to the same content as its Xcode document",
    arguments: Fixture.names)
  func sameContents(_ name: String) throws {
    let source = try Fixture(name).source
    let imported = try #require(Fixture.importer.scene(of: source).scene)
    let scene = SourceText(path: name + ".scene", bytes: imported.text)
    #expect(Fixture.compiler.validate(scene).filter { $0.severity == .error }.map(\.message.text) == [])
    #expect(try Fixture.contents(of: scene) == Fixture.contents(of: source))
  }

  @Test("Compiles an Xcode document without diagnostics", arguments: Fixture.names)
  func compilesDirectly(_ name: String) throws {
    let source = try Fixture(name).source
    let compilation = try Fixture.compiler.compile(source)
    #expect(compilation.diagnostics.filter { $0.severity != .note }.map(\.message.text) == [])
    #expect(compilation.bytes != nil)
  }

  @Test("Imported scenes have readable ids that map to the original ids")
  func ids() throws {
    let imported = try #require(Fixture.importer.scene(of: try Fixture("Wiring.storyboard").source).scene)
    #expect(imported.originals["plantLabel"] == "lbl-00-one")
    #expect(imported.originals["gardenNavigation"] == "nav-00-one")
  }
}
