import SceneTesting
import SceneUI
import ScreenTesting
import Testing
import TestSupport

// A window on a desktop that has a session bus: with settings, and with an input method. These are tests of the same
// suite, one after another: side by side with another display, a key of xdotool's was once lost.
extension WindowTests {
  @Test(
    "The style is the desktop's, when the window opens and whenever it changes",
    .enabled(if: SessionBus.isThere, "dbus-daemon or python3-gi are not installed"))
  func style() throws {
    let bus = try SessionBus()
    bus.say("style 1")
    let display = try Display(compiled(Probe.scene), bus: bus)
    let (stage, pixels) = try Probe.twin()
    try display.findWindow()
    stage.context.style = .dark
    let dark = try pixels()
    #expect(try display.wait { $0.looksLike(dark) })
    bus.say("style 2")
    stage.context.style = .light
    let light = try pixels()
    #expect(!light.looksLike(dark))
    #expect(try display.wait { $0.looksLike(light) })
    // Who waits for a bus sleeps, too.
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
    "Little moves where a person wants that; the style of the command line goes before the desktop's",
    .enabled(if: SessionBus.isThere, "dbus-daemon or python3-gi are not installed"))
  func motionAndCommandLine() throws {
    let bus = try SessionBus()
    bus.say("style 1")
    let display = try Display(compiled(Probe.scene), "--style", "light", bus: bus)
    try display.findWindow()
    #expect(try display.wait(forLine: "active"))
    #expect(bus.wait(forLine: "ReadAll"))
    bus.say("motion 0")
    // By and by, the program hears of it; of the style, it has heard before.
    for _ in 0..<50 where !display.lines.contains("turned: light, still") {
      try display.click(45, 35)
      _ = try display.screenshot()
    }
    let lines = display.end().lines
    #expect(lines.contains("turned: light, still"), "\(lines)")
    #expect(!lines.contains { $0.contains("dark") })
  }

  @Test(
    "What an input method is writing is seen in the field, and its candidates have a place at the caret",
    .enabled(if: SessionBus.isThere, "dbus-daemon or python3-gi are not installed"))
  func composition() throws {
    let bus = try SessionBus()
    let display = try Display(compiled(Probe.scene), bus: bus)
    let (stage, pixels) = try Probe.twin()
    try display.findWindow()
    #expect(try display.wait(forLine: "active"))
    try display.click(100, 85)
    let field: TextField = try Harness(stage.window).find(id: "field")
    stage.tap(field)
    let caret = try #require(bus.waitForCaret())
    let harness = Harness(stage.window)
    // The second is longer than what fits into an event of SDL's.
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
    // Another field gets the keys while something is composed: the input method is told to forget it.
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
