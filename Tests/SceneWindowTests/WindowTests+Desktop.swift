import SceneTesting
import SceneUI
import ScreenTesting
import Testing
import TestSupport

// Tests on a desktop with a session bus, for settings and input methods. They are part of the same serialized
// suite, because a key event of xdotool was once lost when two displays ran in parallel.
extension WindowTests {
  @Test(
    "The app follows the style of the desktop at launch and afterward",
    .enabled(if: SessionBus.isPresent, "dbus-daemon or python3-gi are not installed"))
  func style() throws {
    let bus = try SessionBus()
    bus.say("style 1")
    let display = try Display(compiled(Probe.scene), bus: bus)
    let (stage, pixels) = try Probe.duplicate()
    try display.findWindow()
    stage.context.style = .dark
    let dark = try pixels()
    #expect(try display.wait { $0.looksLike(dark) })
    bus.say("style 2")
    stage.context.style = .light
    let light = try pixels()
    #expect(!light.looksLike(dark))
    #expect(try display.wait { $0.looksLike(light) })
    // An app that waits for the bus also sleeps.
    #expect(try display.isQuiet())
    bus.say("style 1")
    #expect(try display.wait { $0.looksLike(dark) })
    // No preference.
    bus.say("style 0")
    #expect(try display.wait { $0.looksLike(light) })
    let (status, _) = display.end()
    #expect(status == 0 && display.errors == "", "\(display.errors)")
  }

  @Test(
    "The app follows the desktop's reduced-motion setting, and the command line overrides the style",
    .enabled(if: SessionBus.isPresent, "dbus-daemon or python3-gi are not installed"))
  func motionAndCommandLine() throws {
    let bus = try SessionBus()
    bus.say("style 1")
    let display = try Display(compiled(Probe.scene), "--style", "light", bus: bus)
    try display.findWindow()
    #expect(try display.wait(forLine: "active"))
    #expect(bus.wait(forLine: "ReadAll"))
    bus.say("motion 0")
    // The change reaches the app eventually. It has already received the style.
    for _ in 0..<50 where !display.lines.contains("turned: light, still") {
      try display.click(45, 35)
      _ = try display.screenshot()
    }
    let lines = display.end().lines
    #expect(lines.contains("turned: light, still"), "\(lines)")
    #expect(!lines.contains { $0.contains("dark") })
  }

  @Test(
    "Shows marked text in the field and places the candidate window at the caret",
    .enabled(if: SessionBus.isPresent, "dbus-daemon or python3-gi are not installed"))
  func composition() throws {
    let bus = try SessionBus()
    let display = try Display(compiled(Probe.scene), bus: bus)
    let (stage, pixels) = try Probe.duplicate()
    try display.findWindow()
    #expect(try display.wait(forLine: "active"))
    try display.click(100, 85)
    let field: TextField = try Harness(stage.window).find(id: "field")
    stage.tap(field)
    let caret = try #require(bus.waitForCaret())
    let harness = Harness(stage.window)
    // The second text is longer than an SDL event can contain.
    for text in ["ni", "nihongo wo kaku no ha omoshiroi", ""] {
      bus.say("compose \(text)")
      try harness.compose(text)
      let wanted = try pixels()
      #expect(try display.wait { $0.looksLike(wanted) }, "\(text)")
    }
    #expect(bus.waitForCaret(rightOf: caret + 10) != nil)
    bus.say("compose nihon")
    bus.say("commit 日本")
    try harness.compose("nihon")
    try harness.commit("日本")
    let wanted = try pixels()
    #expect(try display.wait { $0.looksLike(wanted) })
    // When another field becomes first responder during a composition, the input method is reset.
    bus.say("compose go")
    try harness.compose("go")
    let composed = try pixels()
    #expect(try display.wait { $0.looksLike(composed) })
    try display.use("key", "Tab")
    #expect(bus.wait(forLine: "Reset"))
    let lines = display.end().lines
    #expect(lines.contains("text: 日本go"), "\(lines)")
  }
}
