import Foundation
import Testing

@Suite("scenec dump")
struct DumpTests {
  private func compiled(_ scene: String = Samples.clock) throws -> Workspace {
    let workspace = try Workspace(["a.scene": scene])
    #expect(try workspace.scenec("compile", "a.scene").status == 0)
    return workspace
  }

  @Test func everythingItSays() throws {
    let outcome = try compiled().scenec("dump", "a.scenec")
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("scenec archive 1."))
    #expect(outcome.text.contains("App.ClockView for SceneUI.View <view> id \"face\""))
    #expect(outcome.text.contains("text = string \"Alarm\""))
    #expect(outcome.errors.isEmpty)
  }

  @Test func standardInput() throws {
    let workspace = try compiled()
    let piped = try workspace.scenec(["dump", "-"], input: workspace.data("a.scenec"))
    #expect(try piped.text == workspace.scenec("dump", "a.scenec").text)
    let bad = try workspace.scenec("dump", "-", "--stdin-path", "x.scenec", input: "x")
    #expect(bad.errors.contains("'x.scenec'"))
  }

  @Test(arguments: [Samples.clock, Samples.warning])
  func theSceneOfAFileCompilesToTheSame(_ scene: String) throws {
    let workspace = try compiled(scene)
    let outcome = try workspace.scenec("dump", "--scene", "a.scenec")
    #expect(outcome.status == 0)
    try workspace.write("b.scene", outcome.output)
    #expect(try workspace.scenec("compile", "b.scene").status == 0)
    let digests = try ["a.scenec", "b.scenec"].map { try workspace.scenec("dump", $0).text.digest }
    #expect(digests[0] != nil)
    #expect(digests[0] == digests[1])
  }

  @Test func itsTablesComeBackWithIt() throws {
    let scene = """
      <storyboard version="1" initial="a">
        <scene>
          <viewController id="a" title="Alarm */">
            <view>
              <label id="title" text="Say &quot;hello&quot;">
                <runtimeAttribute key="text" type="string" value="Again"/>
              </label>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """
    let workspace = try Workspace([
      "a.scene": scene, "de.lproj/a.strings": #"title.text = "Sag \"Hallo\"\n"; a.title = Wecker;"#,
      "pt-BR.lproj/a.strings": "a.title = Alarme;", "en.lproj/a.strings": "", "out/x": "",
    ])
    #expect(try workspace.scenec("compile", "a.scene").status == 0)
    let outcome = try workspace.scenec("dump", "a.scenec", "--scene", "--tables", "out")
    #expect(outcome.status == 0, "\(outcome.errors)")
    try workspace.write("out/a.scene", outcome.output)
    #expect(
      workspace.files.filter { $0.hasPrefix("out/") && $0.hasSuffix(".strings") } == [
        "out/de.lproj/a.strings", "out/en.lproj/a.strings", "out/pt-BR.lproj/a.strings",
      ])
    #expect(try workspace.scenec("compile", "out/a.scene").status == 0)
    let digests = try ["a.scenec", "out/a.scenec"].map { try workspace.scenec("dump", $0).text.digest }
    #expect(digests[0] != nil && digests[0] == digests[1])

    let alone = try workspace.scenec("dump", "a.scenec", "--tables", "out")
    #expect(alone.status == 64 && alone.errors.contains("it goes with '--scene'"))
    let nowhere = try workspace.scenec("dump", "a.scenec", "--scene", "--tables", "none")
    #expect(nowhere.status == 73 && nowhere.errors.contains("Cannot make the directory 'none/de.lproj'"))
  }

  @Test func whatIsNoCompiledFile() throws {
    let workspace = try compiled()
    let scene = try workspace.scenec("dump", "a.scene")
    #expect(scene.status == 66)
    #expect(scene.errors.contains("this is not a compiled scene"))
    #expect(scene.errors.contains("scenec compile"))
    var bytes = try workspace.data("a.scenec")
    bytes[bytes.count - 1] ^= 1
    bytes[60] ^= 1
    try workspace.write("damaged.scenec", bytes)
    #expect(try workspace.scenec("dump", "damaged.scenec").status == 66)
    #expect(try workspace.scenec("dump", "missing.scenec").status == 66)
    #expect(try workspace.scenec("dump", ".").errors.contains("Is a directory"))
  }
}
