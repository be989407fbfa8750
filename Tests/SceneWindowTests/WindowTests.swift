import SceneCairo
import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import ScreenTesting
import Testing
import TestSupport

/// Uses an app in a window by mouse and keyboard, and compares each pixel with Cairo's drawing of the same
/// scene after the same actions.
@Suite(
  "Windows",
  .enabled(if: Display.isPresent, "needs SCENEC_TEST_SCREENS, and the packages xvfb, xdotool, x11-apps"),
  .serialized)
struct WindowTests {
  @Test("A window shows the scene, does no work while idle, and responds to clicks and resizing")
  func visibleScene() throws {
    let display = try Display(compiled(Probe.scene))
    let (stage, pixels) = try Probe.duplicate()
    try display.findWindow()
    var wanted = try pixels()
    #expect(try display.wait { $0.looksLike(wanted) }, "the first picture")
    #expect(display.lines.contains("size: 100%"))
    // An idle app uses no processor time.
    #expect(try display.isQuiet())
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
    #expect(Display.life(in: lines) == ["active", "inactive", "background"], "\(lines)")
  }

  @Test(
    "On Wayland, a window uses the display's pixel scale",
    .enabled(if: Display.hasWayland, "weston is not installed"),
    arguments: [1, 2])
  func wayland(scale: Int) throws {
    let display = try Display(compiled(Probe.scene), waylandScales: [scale])
    let (stage, pixels) = try Probe.duplicate(scale: Double(scale))
    stage.window.resize(to: Size(width: Double(800 / scale), height: Double(700 / scale)))
    try display.findWindow()
    // Screenshots include the pointer, so it moves to the corner, where little of it is visible.
    try display.move(to: 799, 699)
    var wanted = try pixels()
    #expect(try display.wait { $0.looksLike(wanted, butFor: 40) }, "the first picture")
    try display.click(45 * scale, 35 * scale)
    try display.move(to: 799, 699)
    stage.tap(try Harness(stage.window).find(id: "switch"))
    wanted = try pixels()
    #expect(try display.wait { $0.looksLike(wanted, butFor: 40) }, "the switch is on")
    let (status, lines) = display.end()
    #expect(status == 0 && lines.contains("switch: true"), "\(lines) \(display.errors)")
  }

  @Test(
    "Drawing and input adapt when a window moves to a display with a different scale",
    .enabled(if: Display.hasWayland, "weston is not installed"))
  func mixedScales() throws {
    let display = try Display(compiled(Probe.scene), "--size", "320x300", waylandScales: [1, 2])
    let background = Display.waylandBackground
    let (coarse, coarsePixels) = try Probe.duplicate()
    let (fine, finePixels) = try Probe.duplicate(scale: 2)
    for stage in [coarse, fine] { stage.window.resize(to: Size(width: 320, height: 300)) }
    // Moves the pointer out of the compared area.
    #expect(try display.wait { $0.part(on: background).map { $0.picture.width >= 320 } ?? false })
    try display.turn(to: 1)
    try display.move(to: 700, 300)
    try display.turn(to: 0)
    var wanted = try coarsePixels()
    #expect(try display.wait { $0.part(on: background)?.picture.looksLike(wanted) == true }, "one pixel")
    let start = try #require(try display.screenshot()?.part(on: background))
    let hand = (x: start.x + 200, y: start.y + 200)
    try display.dragWindow(from: hand, to: (532, hand.y))
    // The window covers both displays, up to the point where it was dragged.
    try display.turn(to: 1)
    try display.dragWindow(from: (100, hand.y * 2), to: (700, hand.y * 2))
    try display.turn(to: 0)
    try display.move(to: 10, 10)
    try display.turn(to: 1)
    wanted = try finePixels()
    #expect(try display.wait { $0.part(on: background)?.picture.looksLike(wanted) == true }, "two pixels")
    let end = try #require(try display.screenshot()?.part(on: background))
    try display.click(end.x + 90, end.y + 70)
    try display.turn(to: 0)
    try display.move(to: 10, 10)
    try display.turn(to: 1)
    fine.tap(try Harness(fine.window).find(id: "switch"))
    wanted = try finePixels()
    #expect(
      try display.wait { $0.part(on: background)?.picture.looksLike(wanted) == true },
      "the second display shows the new state")
    #expect(display.end().lines.contains("switch: true"))
  }

  @Test(
    "A single window with an icon shows the launch scene and then the app"
  )
  func launching() throws {
    let launch = storyboardText(
      """
      <scene>
        <viewController id="main" title="A probe">
          <view frame="0 0 320 480" backgroundColor="systemRed">
            <label frame="20 200 280 44" text="Soon" font="bold 34" textAlignment="center"/>
          </view>
        </viewController>
      </scene>
      """)
    let icon = try CairoSurface(width: 4, height: 2).png()
    let display = try Display(
      compiled(Probe.scene), files: ["Launch.scenec": compiled(launch), "Icon.png": icon])
    let (_, first) = try Probe.duplicate(of: launch)
    let (stage, second) = try Probe.duplicate()
    try display.findWindow()
    var wanted = try first()
    #expect(try display.wait { $0.looksLike(wanted) })
    #expect(display.lines == [])
    display.openGate()
    wanted = try second()
    #expect(try display.wait { $0.looksLike(wanted) })
    #expect(try display.property("_NET_WM_ICON").contains("Icon (128 x 128)"))
    try display.click(45, 35)
    stage.tap(try Harness(stage.window).find(id: "switch"))
    wanted = try second()
    #expect(try display.wait { $0.looksLike(wanted) })
    let (status, lines) = display.end()
    #expect(status == 0 && Display.life(in: lines) == ["active", "inactive", "background"], "\(lines)")
  }

  @Test("A large image appears when decoding finishes and does not delay the window")
  func largeImage() throws {
    let scene = storyboardText(
      """
      <scene>
        <viewController id="main" title="A probe">
          <view frame="0 0 320 480" backgroundColor="systemBackground">
            <imageView frame="20 20 280 280" image="large"/>
          </view>
        </viewController>
      </scene>
      """)
    // Too large to be loaded before the last automatic redraw of the window.
    let size = Size(width: 5000, height: 5000)
    let image = try CairoRenderer().png(LayeredPicture(size: size, background: RGBA(packed: 0xFF00_00FF)))
    let display = try Display(compiled(scene), files: ["large.png": image])
    let (_, pixels) = try Probe.duplicate(of: scene, images: display.folder.path)
    try display.findWindow()
    let wanted = try pixels()
    #expect(wanted.colors[100 * 320 + 100] == 0xFF_0000)
    #expect(try display.wait { $0.looksLike(wanted) })
    #expect(try display.isQuiet())
    #expect(display.end().status == 0)
  }

  @Test("The app exits with an error if the launch scene or the icon is invalid")
  func brokenLaunch() throws {
    for (name, sentence) in [
      ("Launch.scenec", "is not a compiled scene"), ("Icon.png", "is neither PNG nor JPEG"),
    ] {
      let display = try Display(compiled(Probe.scene), files: [name: Array("no".utf8)])
      let (status, _) = display.waitForEnd()
      #expect(status == 1 && display.errors.contains(sentence), "\(display.errors)")
      #expect(display.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("Closing the display notifies the app that it will terminate")
  func sessionEnd() throws {
    let display = try Display(compiled(Probe.scene))
    try display.findWindow()
    #expect(try display.wait(forLine: "active"))
    try display.click(100, 85)
    try display.use("type", "ab")
    let before = try display.screenshot()
    #expect(try display.wait { $0 != before })
    let (_, lines) = try display.disconnectApp()
    #expect(Display.life(in: lines) == ["active", "inactive", "background"], "\(lines)")
    #expect(lines.contains { $0.hasPrefix("text: a") }, "\(lines)")
  }

  @Test(
    "A minimized window is in the background, and closing the last window ends the app",
    .enabled(if: Display.hasManager, "openbox is not installed"))
  func minimizing() throws {
    let display = try Display(compiled(Probe.scene), isManaged: true)
    try display.findWindow()
    #expect(try display.wait(forLine: "active"))
    try display.minimize()
    #expect(try display.wait(forLine: "background"))
    try display.restore()
    for _ in 0..<200 where Display.life(in: display.lines).count < 4 { _ = try display.screenshot() }
    #expect(Display.life(in: display.lines) == ["active", "inactive", "background", "active"])
    let (status, lines) = try display.closeWindow()
    #expect(
      status == 0 && Array(Display.life(in: lines).suffix(2)) == ["inactive", "background"], "\(lines)")
  }

  @Test(
    "A window can open in full screen, and F11 toggles full screen",
    .enabled(if: Display.hasManager, "openbox is not installed"))
  func fullScreen() throws {
    let display = try Display(compiled(Probe.scene), "--full-screen", isManaged: true)
    let (stage, pixels) = try Probe.duplicate()
    try display.findWindow()
    let small = try pixels()
    stage.window.resize(to: Size(width: 800, height: 700))
    let large = try pixels()
    #expect(try display.wait { $0.looksLike(large) })
    try display.use("key", "F11")
    #expect(try display.wait { $0.looksLike(small) })
    try display.use("key", "F11")
    #expect(try display.wait { $0.looksLike(large) })
    #expect(display.end().status == 0)
  }

  @Test("With a scale of 2, each point is two pixels wide and two pixels high")
  func fine() throws {
    let display = try Display(compiled(Probe.scene), "--scale", "2", "--size", "320x300")
    let (stage, pixels) = try Probe.duplicate(scale: 2)
    stage.window.resize(to: Size(width: 320, height: 300))
    try display.findWindow()
    let wanted = try pixels()
    #expect(try display.wait { $0.looksLike(wanted) })
    // Events are in pixels.
    try display.click(90, 70)
    #expect(display.end().lines.contains("switch: true"))
  }

  @Test(
    "Delivers dropped files and text to the view that accepts them",
    .enabled(if: Display.canDrag, "python3-xlib is not installed"))
  func drops() throws {
    let display = try Display(compiled(Probe.scene))
    try display.findWindow()
    #expect(try display.wait(forLine: "active"))
    let files = "file:///tmp/a%20b.txt\r\nfile:///tmp/gr%C3%BCn.png\r\n"
    #expect(try display.drag(files, as: "text/uri-list", to: 100, 300))
    #expect(try display.wait(forLine: #"dropped at 100,300: ["/tmp/a b.txt", "/tmp/grün.png"] -"#))
    #expect(try display.drag("one\ntwo", as: "text/plain", to: 100, 400))
    #expect(try display.wait(forLine: "dropped at 100,400: [] one"))
    #expect(try display.wait(forLine: "two"))
    #expect(try display.drag("Grün", as: "text/plain", to: 100, 85))
    let (stage, pixels) = try Probe.duplicate()
    let field: TextField = try Harness(stage.window).find(id: "field")
    stage.tap(field)
    try Harness(stage.window).type("Grün")
    let wanted = try pixels()
    #expect(try display.wait { $0.looksLike(wanted) })
    let lines = display.end().lines
    #expect(lines.contains("text: Grün"), "\(lines)")
  }

  @Test("The user can type on a hardware keyboard into a field with an input view")
  func inputView() throws {
    let scene = storyboardText(
      """
      <scene>
        <viewController id="main" title="A probe">
          <view frame="0 0 320 480" backgroundColor="systemBackground">
            <textField id="field" frame="20 70 280 34" borderStyle="roundedRect">
              <outlet property="inputView" destination="pad"/>
            </textField>
          </view>
        </viewController>
        <view id="pad" frame="0 0 320 100"/>
      </scene>
      """)
    let display = try Display(compiled(scene))
    let (stage, pixels) = try Probe.duplicate(of: scene)
    try display.findWindow()
    #expect(try display.wait(forLine: "active"))
    try display.click(100, 85)
    try display.use("type", "--delay", "30", "Grün!")
    stage.tap(try Harness(stage.window).find(id: "field"))
    try Harness(stage.window).type("Grün!")
    let wanted = try pixels()
    #expect(try display.wait { $0.looksLike(wanted) })
    let lines = display.end().lines
    #expect(lines.contains("text: Grün!"), "\(lines)")
  }

  @Test("The user can type text, including non-ASCII letters, and scroll with the wheel")
  func keysAndWheel() throws {
    let display = try Display(compiled(Probe.scene))
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

  @Test("Scrolling produces the same pixels as a complete redraw, even at fractional row heights")
  func scrolling() throws {
    let rows = (0..<40).map {
      #"<tableViewCell style="value1" text="Row \#($0)" detailText="\#($0 * 37 % 101)"/>"#
    }
    let scene = storyboardText(
      """
      <scene>
        <tableViewController id="main" title="A probe">
          <tableView id="list" frame="0 0 320 480" showsVerticalScrollIndicator="false">
            <section header="Rows">\(rows.joined())</section>
          </tableView>
        </tableViewController>
      </scene>
      """)
    for scale in ["1", "1.3"] {
      let display = try Display(compiled(scene), "--scale", scale)
      try display.findWindow()
      #expect(try display.wait(forLine: "active"))
      try display.move(to: 100, 300)
      let top = try display.screenshot()
      for button in ["5", "5", "4", "5"] {
        let before = try display.screenshot()
        try display.use("click", button)
        #expect(try display.wait { $0 != before })
        #expect(try display.isQuiet())
      }
      let seen = try display.screenshot()
      let scrolled = try #require(seen)
      #expect(scrolled != top)
      // A new size redraws the whole window.
      try display.resize(to: scrolled.width, scrolled.height - 40)
      #expect(try display.wait { $0.height == scrolled.height - 40 })
      try display.resize(to: scrolled.width, scrolled.height)
      #expect(try display.wait { $0.looksLike(scrolled) })
      let lines = display.end().lines
      #expect(lines.contains { $0.hasPrefix("offset: ") && $0 != "offset: 0" }, "\(lines)")
    }
  }
}
