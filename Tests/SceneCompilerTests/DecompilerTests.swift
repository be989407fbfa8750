import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneUI
import Testing

@Suite struct DecompilerTests {
  /// A prototype has a unit of its own: what a nib says at its top is still written once.
  @Test func aNibWithPrototypesIsWrittenOnce() throws {
    let text = """
      <nib version="1" owner="Owner">
        <outlet property="table" destination="table"/>
        <tableView id="table" frame="0 0 100 100">
          <tableViewCell reuseIdentifier="row"><label text="Row"/></tableViewCell>
        </tableView>
      </nib>
      """
    let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
    let archive = try Archive(
      bytes: try #require(try compiler.compile(SourceText(path: "a.scene", text)).bytes))
    let scene = Decompiler.scene(of: archive)
    #expect(scene.ranges(of: "<outlet ").count == 1)
    #expect(scene.ranges(of: "<tableViewCell ").count == 1)
    let again = try compiler.compile(SourceText(path: "b.scene", scene))
    #expect(try Archive(bytes: try #require(again.bytes)).digest == archive.digest)
  }

  /// What is said again is only a warning: it has to be a document when it is written.
  @Test func whatIsSaidTwiceIsWrittenTwice() throws {
    let text = """
      <nib version="1">
        <label text="12:00">
          <value key="text">13:00</value>
        </label>
      </nib>
      """
    let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
    let archive = try Archive(
      bytes: try #require(try compiler.compile(SourceText(path: "a.scene", text)).bytes))
    let scene = Decompiler.scene(of: archive)
    let again = try compiler.compile(SourceText(path: "b.scene", scene))
    #expect(try Archive(bytes: try #require(again.bytes)).digest == archive.digest)
  }
}
