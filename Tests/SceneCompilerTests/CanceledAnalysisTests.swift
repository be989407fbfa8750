import SceneCompiler
import SceneDiagnostics
import SceneUI
import SceneValues
import Testing

@Suite("Canceled analyses")
struct CanceledAnalysisTests {
  /// The rules end early and do not find the unknown element.
  @Test("A scene whose errors were not searched for is neither compiled nor laid out")
  func canceledCheck() throws {
    let text = """
      <storyboard version="1" initial="a"><scene><viewController id="a"><view id="w">
      <labl id="l" text="A"/><stackView id="s" frame="0 0 40 40"/></view></viewController></scene></storyboard>
      """
    let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
    let cancellation = Cancellation()
    cancellation.request()
    try cancellation.during { () throws in
      let analysis = compiler.analysis(of: SourceText(path: "a.scene", text))
      #expect(!analysis.diagnostics.hasErrors)
      #expect(try analysis.layoutSubject() == nil)
      #expect(try analysis.compiled().bytes == nil)
    }
    let analysis = compiler.analysis(of: SourceText(path: "a.scene", text))
    #expect(analysis.diagnostics.hasErrors)
  }
}
