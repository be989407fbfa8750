import SceneCairo
import SceneTesting
import SceneUI
import TestSupport
import Testing

/// A program in a window, used with mouse and keys: what is seen there is, pixel by pixel, what Cairo draws of the same
/// scene that a test has used in the same way.
@Suite("Windows", .enabled(if: Display.isThere, "Xvfb, xdotool or xwd are not installed"), .serialized)
struct WindowTests {
  private static let scene = storyboardText(
    """
    <scene>
      <viewController id="main" title="A probe">
        <view frame="0 0 320 480" backgroundColor="systemBackground">
          <switch id="switch" frame="20 20 51 31"/>
          <label frame="90 20 210 31" text="A label of some length"/>
          <textField id="field" frame="20 70 280 34" borderStyle="roundedRect" placeholder="Write"/>
          <scrollView id="list" frame="0 200 320 280" contentSize="320 1000" backgroundColor="systemGray5"
                      autoresizing="flexibleWidth flexibleHeight">
            <label frame="20 20 200 30" text="The first"/>
            <label frame="20 300 200 30" text="The second"/>
          </scrollView>
        </view>
      </viewController>
    </scene>
    """)

  /// The same scene, by itself.
  private func twin(scale: Double = 1) throws -> (stage: SceneStage, pixels: () throws -> Screenshot) {
    let stage = try SceneStage(Self.scene)
    let fonts = try CairoFonts()
    stage.context.textMetrics = CairoTextMetrics(fonts)
    stage.context.displayScale = scale
    try stage.show()
    return (
      stage,
      {
        stage.clock.advance(by: 2)
        let renderer = try CairoRenderer(scale: scale, fonts: fonts)
        let picture = stage.window.picture()
        let surface = try renderer.surface(for: picture.size)
        try renderer.draw(picture, on: surface)
        let colors = surface.withPixels { pixels in
          (0..<surface.height).flatMap { y in
            (0..<surface.width).map { x in
              pixels.load(fromByteOffset: y * surface.stride + x * 4, as: UInt32.self) & 0xFF_FFFF
            }
          }
        }
        return Screenshot(width: surface.width, height: surface.height, colors: colors)
      }
    )
  }

  @Test("What is seen is what the scene says, and stays so without work; a click and another size change it")
  func seen() throws {
    let display = try Display(compiled(Self.scene))
    let (stage, pixels) = try twin()
    try display.findWindow()
    var wanted = try pixels()
    #expect(try display.wait { $0.looksLike(wanted) }, "the first picture")
    #expect(display.lines.contains("size: 100%"))
    // Nobody works where nothing happens.
    let isQuiet = try (0..<5).contains { _ in
      let before = display.waits
      for _ in 0..<10 { _ = try display.screenshot() }
      return !before.isEmpty && display.waits == before
    }
    #expect(isQuiet)
    try display.click(45, 35)
    stage.tap(try Harness(stage.window).find(id: "switch"))
    wanted = try pixels()
    #expect(try display.wait { $0.looksLike(wanted) }, "the switch is on")
    try display.resize(to: 400, 540)
    stage.window.resize(to: Size(width: 400, height: 540))
    wanted = try pixels()
    #expect(try display.wait { $0.looksLike(wanted) }, "another size")
    let (status, lines) = display.end()
    #expect(status == 0 && lines.contains("switch: true"), "\(lines) \(display.errors)")
  }

  @Test("Twice as many pixels for a point")
  func fine() throws {
    let display = try Display(compiled(Self.scene), "--scale", "2", "--size", "320x300")
    let (stage, pixels) = try twin(scale: 2)
    stage.window.resize(to: Size(width: 320, height: 300))
    try display.findWindow()
    let wanted = try pixels()
    #expect(try display.wait { $0.looksLike(wanted) })
    // Events are in pixels.
    try display.click(90, 70)
    #expect(display.end().lines.contains("switch: true"))
  }

  @Test("Keys write, also letters beyond ASCII, and the wheel scrolls")
  func keysAndWheel() throws {
    let display = try Display(compiled(Self.scene))
    try display.findWindow()
    #expect(try display.wait(forLine: "active"))
    try display.click(100, 85)
    try display.use("type", "--delay", "30", "Grün!")
    try display.use("key", "Left", "Left", "BackSpace")
    try display.use("key", "shift+Home", "ctrl+c", "End", "ctrl+v")
    try display.move(to: 100, 300)
    try display.use("click", "--repeat", "2", "--delay", "50", "5")
    let before = try display.screenshot()
    #expect(try display.wait { $0 != before })
    let (status, lines) = display.end()
    #expect(status == 0, "\(display.errors)")
    #expect(lines.contains("text: Grn!Gr"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("offset: ") && $0 != "offset: 0" }, "\(lines)")
    #expect(Array(lines.suffix(5).prefix(2)) == ["inactive", "background"], "\(lines)")
  }
}
