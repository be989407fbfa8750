import Foundation
import SceneLive
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Tests saving files while an app runs, with the tool that compiles them.
@Suite struct LiveWatchTests {
  private func scene(_ text: String) -> String {
    oneScene(#"<label id="a" frame="0 0 100 20" text="\#(text)"/><textField id="b" frame="0 30 100 30"/>"#)
  }

  @Test("Shows saved changes and reports the location of errors in a saved file")
  func showsSavedChanges() throws {
    let desk = try LiveDesk(scene("One"))
    let (label, field): (Label, TextField) = (try desk.stage.view("a"), try desk.stage.view("b"))
    field.text = "typed"
    try desk.save(scene("Two"))
    try desk.run(untilReports: 1)
    #expect(label.text == "Two")
    // A broken file changes nothing, and is reported with its location.
    try desk.save(scene("Three").replacingOccurrences(of: "frame=\"0 0 100 20\"", with: "frame=\"0 0 100\""))
    try desk.run(untilReports: 2)
    #expect(label.text == "Two")
    #expect(desk.stage.reports[1].failure?.contains("Main.scene:4:") == true)
    try desk.save(scene("Four"))
    try desk.run(untilReports: 3)
    #expect(label.text == "Four")
    #expect(field.text == "typed")
    #expect(desk.stage.reports[2].failure == nil)
  }

  @Test("Distinguishes scenes that have the same file name in different folders")
  func sameName() throws {
    let desk = try LiveDesk(scene("One"))
    let own = desk.folder.appendingPathComponent("App/Main.scene").path
    let stage = try LiveStage(scene("One"), path: "App/Main.scene")
    let live = stage.context.liveReload
    let (label, next): (Label, [UInt8]) = (try stage.view("a"), try compiled(scene("Two"), path: own))
    #expect(
      live.take(next, compiledFrom: desk.folder.appendingPathComponent("Other/Main.scene").path).count == 1)
    #expect(label.text == "Two", "the source file is unavailable")
    let (first, second) = ("\(desk.folder.path)/First/Main.scene", "\(desk.folder.path)/Second/Main.scene")
    for path in [first, second] {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try scene("One").write(toFile: path, atomically: true, encoding: .utf8)
    }
    let known = try LiveStage(scene("One"), path: first)
    let shown: Label = try known.view("a")
    #expect(known.context.liveReload.take(next, compiledFrom: second).isEmpty && shown.text == "One")
    #expect(known.context.liveReload.take(next, compiledFrom: first).count == 1 && shown.text == "Two")
  }

  @Test func updatesScenesThatAreNotDisplayed() throws {
    let desk = try LiveDesk(scene("One"))
    try desk.save(scene("New"), as: "Aside.scene")
    // The next change is accepted.
    try desk.save(scene("Two"))
    try desk.run(untilReports: 1)
    let bytes = try compiled(scene("Old"), path: "Sources/App/Aside.scene")
    let storyboard = Storyboard(
      file: try SceneFile(bytes: bytes, registry: desk.stage.registry), context: desk.stage.context)
    let controller = try storyboard.instantiateInitialViewController()
    try controller.loadViewIfNeeded()
    let label = controller.view.firstView { $0.sceneID == "a" } as? Label
    #expect(label?.text == "New")
  }

  @Test func keyboardShortcutRestartsTheApp() throws {
    let desk = try LiveDesk(scene("One"))
    // Objects loaded before the reset have no keys.
    try desk.stage.context.liveReload.reset()
    let field: TextField = try desk.stage.view("b")
    field.text = "typed"
    let root = desk.stage.root
    #expect(desk.stage.window.press(.character("r"), [.control, .shift]))
    #expect(desk.stage.root !== root)
    #expect(try desk.stage.view("b", as: TextField.self).text == "")
  }

  @Test func reportsMissingCompilerExecutable() throws {
    let desk = try LiveDesk(scene("One"))
    try desk.stage.context.liveReload.watch(desk.folder.path, tool: "/no/such/tool")
    try desk.save(scene("Two"))
    try desk.run(untilReports: 1)
    #expect(desk.stage.reports[0].failure?.contains("Cannot start '/no/such/tool'") == true)
  }

  @Test func reportsMissingSceneDirectory() throws {
    let context = SceneContext(registry: .library)
    let error = #expect(throws: LiveReloadError.self) { try context.liveReload.watch("/no/such/folder") }
    #expect(error?.description.contains("'/no/such/folder'") == true)
  }
}
