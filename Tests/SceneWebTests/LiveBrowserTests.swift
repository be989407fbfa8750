import Foundation
import SceneValues
import ScreenTesting
import TestSupport
import Testing

/// Tests live reload of an app in a browser.
@Suite(
  "Live scene updates in Chromium",
  .enabled(if: Browser.isPresent, "needs SCENEC_TEST_SCREENS, chromium, and playwright from PyPI"))
struct LiveBrowserTests {
  @Test(
    "Shows a saved scene immediately and keeps the values that the user changed"
  )
  func saved() throws {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appending(path: "probe-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Probe.scene")
    try Data(ProbeScene.text.utf8).write(to: file)
    let scenes = try LiveScenes([file], of: WebProgram.probe, tool: products.appending(path: "scenec"))
    let program = try WebProgram(
      running: WebProgram.probe, ["--web=0", scenes.compile("Probe.scene")], variables: scenes.variables)
    let browser = try Browser(program.url, size: Size(width: 320, height: 480))
    try browser.click(Point(x: 45, y: 35))
    try browser.click(Point(x: 100, y: 87))
    try browser.type("Ada")
    let difference = try scenes.difference(of: "Probe.scene", on: browser) {
      $0.replace("backgroundColor=\"systemBackground\"", with: "backgroundColor=\"#c0f\"")
      $0.replace("A label of some length", with: "Another label")
    } until: {
      $0.share(of: 0xCC00FF) > 0.2
    }
    #expect(difference == nil)
    #expect(try browser.problems() == [])
    let (status, lines, errors) = program.end()
    #expect(status == 0 && lines.contains("switch: true") && lines.contains("text: Ada"), "\(lines)")
    #expect(errors.components(separatedBy: "0 refused").count == 3, "\(errors)")
  }
}
