import Foundation
import SceneValues
import ScreenTesting
import Testing
import TestSupport

@Suite(
  "Live scene updates in windows",
  .enabled(if: Display.isPresent, "needs SCENEC_TEST_SCREENS, and the packages xvfb, xdotool, x11-apps"),
  .serialized)
struct LiveWindowTests {
  private let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  private let color: UInt32 = 0xCC00FF

  /// Starts the probe with its scene in a separate folder.
  private func start() throws -> (scenes: LiveScenes, display: Display) {
    let file = FileManager.default.temporaryDirectory.appending(path: "probe-\(UUID())/Probe.scene")
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Probe.scene.utf8).write(to: file)
    let probe = products.appending(path: "WindowProbe")
    let scenes = try LiveScenes([file], of: probe, tool: products.appending(path: "scenec"))
    let display = try Display(
      running: probe, [scenes.compile("Probe.scene")], variables: scenes.variables)
    try display.findWindow()
    return (scenes, display)
  }

  @Test(
    "Shows a saved scene immediately and keeps the values that the user changed"
  )
  func saved() throws {
    let (scenes, display) = try start()
    let shown = try display.wait { $0.share(of: 0xFFFFFF) > 0.3 }
    #expect(shown)
    try display.click(45, 35)
    try display.click(100, 87)
    try display.type("Ada")
    let difference = try scenes.difference(of: "Probe.scene", on: display) {
      $0.replace("backgroundColor=\"systemBackground\"", with: "backgroundColor=\"#c0f\"")
      $0.replace("A label of some length", with: "Another label")
      $0.replace("<label frame=\"20 300 200 30\" text=\"The second\"/>", with: "")
    } until: {
      $0.share(of: color) > 0.2
    }
    #expect(difference == nil)
    let (status, lines) = display.end()
    #expect(status == 0 && lines.contains("switch: true") && lines.contains("text: Ada"), "\(lines)")
    #expect(display.errors.components(separatedBy: "0 refused").count == 3, "\(display.errors)")
  }

  @Test("Keeps the last picture and reports the error's location until an invalid scene is fixed")
  func broken() throws {
    let (scenes, display) = try start()
    #expect(try display.wait { $0.share(of: 0xFFFFFF) > 0.3 })
    let before = try #require(try display.screenshot())
    try scenes.edit("Probe.scene") { $0.replace("placeholder=\"Write\"", with: "plaseholder=\"Write\"") }
    #expect(try display.wait(forError: "plaseholder"))
    #expect(display.errors.contains("not applied") && display.errors.contains("Probe.scene:"))
    #expect(try display.wait { $0.looksLike(before) })
    try scenes.edit("Probe.scene") {
      $0.replace("plaseholder", with: "placeholder")
      $0.replace("systemBackground", with: "#c0f")
    }
    #expect(try display.wait { $0.share(of: color) > 0.2 })
    #expect(display.end().status == 0)
  }
}
