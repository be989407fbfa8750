import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct PopoverTests {
  /// A pad with a button as anchor, and a popover that is not presented yet.
  private struct Pad {
    let theatre: Theatre
    let harness: Harness
    let button = Button(frame: Rect(x: 480, y: 20, width: 60, height: 40))
    let popover: HostController
    let doorman = Doorman()

    init() throws {
      theatre = try Theatre()
      theatre.context.idiom = .pad
      theatre.window.resize(to: Size(width: 1024, height: 768))
      harness = Harness(theatre.window)
      button.setTitle("Gear", for: .normal)
      theatre.root.view.addSubview(button)
      popover = theatre.controller("popover", .popover)
      popover.preferredContentSize = Size(width: 300, height: 200)
      popover.presentationDelegate = doorman
      popover.popoverPresentation.anchorView = button
    }

    func present() throws {
      try theatre.root.present(popover, animated: true)
      harness.advance(seconds: 1)
      _ = theatre.takeEvents()
    }
  }

  @Test(
    "A popover appears on the first permitted side that has enough space",
    arguments: [
      (
        Point(x: 480, y: 20), ArrowDirections.any, ArrowDirections.up,
        Rect(x: 360, y: 72, width: 300, height: 200)
      ),
      (Point(x: 480, y: 700), .any, .down, Rect(x: 360, y: 488, width: 300, height: 200)),
      (Point(x: 480, y: 300), .left, .left, Rect(x: 552, y: 220, width: 300, height: 200)),
      (Point(x: 480, y: 300), [.left, .right], .left, Rect(x: 552, y: 220, width: 300, height: 200)),
      (Point(x: 900, y: 300), [.left, .right], .right, Rect(x: 588, y: 220, width: 300, height: 200)),
      (Point(x: 0, y: 20), .any, .up, Rect(x: 10, y: 72, width: 300, height: 200)),
      (Point(x: 480, y: 740), .up, .up, Rect(x: 360, y: 758, width: 300, height: 0)),
    ] as [(Point, ArrowDirections, ArrowDirections, Rect)])
  func placement(at origin: Point, permitted: ArrowDirections, direction: ArrowDirections, frame: Rect) throws
  {
    let pad = try Pad()
    pad.button.frame.origin = origin
    pad.popover.popoverPresentation.permittedArrowDirections = permitted
    try pad.present()
    #expect(pad.popover.popoverPresentation.arrowDirection == direction)
    if frame.height > 0 { #expect(pad.theatre.place(pad.popover) == frame) }
  }

  @Test("A popover adapts to its preferred size, its anchor rectangle, and the window")
  func follows() throws {
    let pad = try Pad()
    pad.popover.popoverPresentation.anchorRect = Rect(x: 0, y: 0, width: 10, height: 10)
    try pad.present()
    #expect(pad.theatre.place(pad.popover) == Rect(x: 335, y: 42, width: 300, height: 200))
    pad.popover.preferredContentSize = Size(width: 200, height: 100)
    #expect(pad.theatre.place(pad.popover) == Rect(x: 385, y: 42, width: 200, height: 100))
    #expect(pad.popover.traitCollection.horizontalSizeClass == .compact)
    // In a narrow window the popover becomes a sheet, and in a wide one a popover again.
    pad.theatre.window.resize(to: Size(width: 400, height: 768))
    #expect(pad.theatre.place(pad.popover).width == 400)
    #expect(pad.popover.popoverPresentation.arrowDirection == nil)
    pad.theatre.window.resize(to: Size(width: 1024, height: 768))
    #expect(pad.theatre.place(pad.popover) == Rect(x: 385, y: 42, width: 200, height: 100))
  }

  @Test("The delegate chooses the presentation style in a narrow window")
  func adaptivity() throws {
    let pad = try Pad()
    pad.theatre.window.resize(to: Size(width: 400, height: 768))
    pad.doorman.style = .popover
    pad.button.frame.origin.x = 100
    try pad.present()
    #expect(pad.popover.popoverPresentation.arrowDirection == .up)
    try pad.popover.dismiss(animated: false)
    pad.doorman.style = .fullScreen
    try pad.theatre.root.present(pad.popover, animated: false)
    #expect(pad.theatre.root.view.window == nil)
  }

  @Test("A touch outside dismisses a popover, and passthrough views receive touches")
  func outside() throws {
    let pad = try Pad()
    let other = Button(frame: Rect(x: 20, y: 600, width: 80, height: 40))
    pad.theatre.root.view.addSubview(other)
    pad.popover.popoverPresentation.passthroughViews = [other]
    let counter = Counter()
    other.addTarget(counter, for: .touchUpInside) { (counter, _: Button) in counter.count += 1 }
    try pad.present()
    try pad.harness.tap(other)
    #expect(counter.count == 1)
    #expect(pad.theatre.root.presentedViewController === pad.popover)
    // Taps inside the popover, including the arrow, do not dismiss it.
    try pad.harness.tap(pad.popover.view)
    try pad.harness.tap(at: Point(x: 510, y: 68))
    #expect(pad.doorman.calls == [])
    pad.doorman.allows = false
    try pad.harness.tap(at: Point(x: 900, y: 700))
    #expect(pad.doorman.calls == ["should", "attempt"])
    pad.doorman.allows = true
    try pad.harness.tap(at: Point(x: 900, y: 700))
    pad.harness.advance(seconds: 1)
    #expect(pad.doorman.calls.suffix(3) == ["should", "will", "did, in no window"])
    #expect(pad.theatre.takeEvents() == ["popover viewWillDisappear", "popover viewDidDisappear"])
  }

  private final class Counter { var count = 0 }

  @Test("A bar button item can be the anchor of a popover")
  func barItem() throws {
    let pad = try Pad()
    let bar = Toolbar(frame: Rect(x: 0, y: 724, width: 1024, height: 44))
    let item = BarButtonItem(title: "More")
    bar.items = [.flexibleSpace(), item]
    pad.theatre.root.view.addSubview(bar)
    pad.popover.popoverPresentation.barButtonItem = item
    try pad.present()
    #expect(pad.popover.popoverPresentation.arrowDirection == .down)
    #expect(pad.theatre.place(pad.popover).maxY == 712)
    #expect(pad.theatre.place(pad.popover).maxX == 1014)
  }

  @Test("rule 19: rejects a popover without an anchor and changes nothing")
  func nothing() throws {
    let pad = try Pad()
    pad.popover.popoverPresentation.anchorView = nil
    let error = try loadingError { try pad.theatre.root.present(pad.popover, animated: true) }
    #expect(error.description.contains("anchorView"))
    #expect(pad.theatre.takeEvents() == [] && pad.theatre.root.presentedViewController == nil)
    #expect(pad.popover.presentingViewController == nil)
    pad.popover.popoverPresentation.anchorView = pad.button
    try pad.present()
    #expect(pad.theatre.root.presentedViewController === pad.popover)
  }

  @Test("The anchor of a popover segue is the declared anchor or the sender", arguments: [true, false])
  func segue(hasAnchor: Bool) throws {
    let text = storyboardText(
      """
      <scene>
        <viewController id="main">
          <view frame="0 0 1024 768">
            <button id="gear" frame="480 300 60 40">
              <segue kind="popover" destination="prefs" \(hasAnchor ? "anchor=\"sign\"" : "") arrowDirections="down"/>
            </button>
            <view id="sign" frame="100 600 40 40"/>
          </view>
        </viewController>
      </scene>
      <scene><viewController id="prefs" preferredContentSize="300 200" restorationIdentifier="preferences"><view/></viewController></scene>
      """)
    let stage = try SceneStage(text)
    stage.context.idiom = .pad
    stage.window.frame = Rect(x: 0, y: 0, width: 1024, height: 768)
    let main = try stage.show()
    stage.tap(main.view.subviews[0])
    stage.clock.advance(by: 1)
    let prefs = try #require(main.presentedViewController)
    #expect(prefs.restorationIdentifier == "preferences")
    #expect(prefs.popoverPresentation.arrowDirection == .down)
    let frame = prefs.view.convert(prefs.view.bounds, to: nil)
    #expect(
      frame
        == (hasAnchor
          ? Rect(x: 10, y: 388, width: 300, height: 200) : Rect(x: 360, y: 88, width: 300, height: 200)))
    #expect(stage.failures.isEmpty)
  }

  @Test("rule 19: a popover segue fails and changes nothing if its anchor is missing")
  func wrongAnchor() throws {
    let text = storyboardText(
      """
      <scene>
        <viewController id="main">
          <view/>
          <segue kind="popover" identifier="go" anchor="sign" destination="prefs"/>
        </viewController>
        <view id="sign"/>
      </scene>
      <scene><viewController id="prefs"><view/></viewController></scene>
      """)
    let stage = try SceneStage(text)
    let main = try stage.show()
    #expect(try loadingError { try main.performSegue(withIdentifier: "go") }.description.contains("'sign'"))
    #expect(main.presentedViewController == nil)
  }

  @Test(
    "rule 19: a failed popover segue restores its destination's anchor and style",
    arguments: [true, false])
  func failedSegue(hasAnchor: Bool) throws {
    final class Keeping: ViewController {
      var destination: ViewController?
      override class var declaration: ClassDeclaration { ClassDeclaration(Keeping.self) }
      override func prepare(for segue: Segue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        destination = segue.destination
      }
    }
    let sign = #"<view id="sign" frame="0 0 40 40"/>"#
    let text = storyboardText(
      """
      <scene>
        <viewController id="main" class="Keeping">
          <view>\(hasAnchor ? sign : "")</view>
          <segue kind="popover" identifier="go" anchor="sign" arrowDirections="down" destination="prefs"/>
        </viewController>
        \(hasAnchor ? "" : sign)
      </scene>
      <scene><viewController id="prefs"><view/></viewController></scene>
      """)
    let stage = try SceneStage(text, registry: .library(and: Keeping.self))
    let main = try #require(try stage.show() as? Keeping)
    if hasAnchor { stage.window.close() }
    #expect(throws: LoadingError.self) { try main.performSegue(withIdentifier: "go") }
    let popover = try #require(main.destination).popoverPresentation
    #expect(popover.permittedArrowDirections == .any && popover.anchorView == nil)
  }

  @Test("rule 29: an object graph that is released while a popover is shown is freed")
  func lifetimes() throws {
    try Lifetimes.counting { lifetimes in
      var pad: Pad? = try Pad()
      try pad!.present()
      #expect(lifetimes.alive == 2)
      pad = nil
      #expect(lifetimes.alive == 0)
    }
  }

  @Test("In right-to-left layouts, places a popover on the trailing side")
  func mirrored() throws {
    let pad = try Pad()
    pad.theatre.context.layoutDirection = .rightToLeft
    pad.button.frame.origin = Point(x: 480, y: 300)
    pad.popover.popoverPresentation.permittedArrowDirections = [.left, .right]
    try pad.present()
    #expect(pad.popover.popoverPresentation.arrowDirection == .right)
    #expect(pad.theatre.place(pad.popover) == Rect(x: 168, y: 220, width: 300, height: 200))
  }
}
