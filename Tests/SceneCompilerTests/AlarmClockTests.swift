import Foundation
import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneUI
import Testing

@Suite struct AlarmClockTests {
  private func source() throws -> SourceText {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Scenes/AlarmClock/Sources/AlarmClock/AlarmClock.scene")
    return SourceText(path: "AlarmClock.scene", bytes: Array(try Data(contentsOf: file)))
  }

  @Test("The scene of the alarm clock has no diagnostics")
  func compiles() throws {
    let compilation = try SceneCompiler(vocabulary: Registry.library.vocabulary).compile(source())
    #expect(compilation.diagnostics.map(\.message.text) == [])
    let archive = try Archive(bytes: try #require(compilation.bytes))
    #expect(archive.sceneCount == 2)
    #expect(archive.unitCount == 4)
  }

  @Test("The decompiled scene of the alarm clock has the same digest")
  func decompiles() throws {
    let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
    let archive = try Archive(bytes: try #require(try compiler.compile(source()).bytes))
    let text = Decompiler.scene(of: archive)
    let again = try compiler.compile(SourceText(path: "again.scene", text))
    #expect(again.diagnostics.map(\.message.text) == [])
    #expect(try Archive(bytes: try #require(again.bytes)).digest == archive.digest)
  }
}
