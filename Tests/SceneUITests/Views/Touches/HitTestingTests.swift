import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 17: hit testing")
struct HitTestingTests {
  private let square = Rect(x: 0, y: 0, width: 100, height: 100)

  @Test func deepestFrontmostViewReceivesTouch() throws {
    try onStage { stage in
      let back = stage.add(View(frame: square))
      let deep = stage.add(View(frame: Rect(x: 10, y: 10, width: 20, height: 20)), to: back)
      #expect(stage.window.hitTest(Point(x: 15, y: 15)) === deep)
      #expect(stage.window.hitTest(Point(x: 5, y: 5)) === back)
      let front = stage.add(View(frame: square))
      #expect(stage.window.hitTest(Point(x: 15, y: 15)) === front)
      stage.root.sendSubviewToBack(front)
      #expect(stage.window.hitTest(Point(x: 15, y: 15)) === deep)
      #expect(stage.window.hitTest(Point(x: 300, y: 300)) === stage.root)
      #expect(stage.window.hitTest(Point(x: 400, y: 300)) == nil)
    }
  }

  @Test(
    "Skips both a view that accepts no touches and all subviews of that view",
    arguments: ["hidden", "transparent", "disabled", "flat"])
  func viewsWithoutTouches(_ what: String) throws {
    try onStage { stage in
      let back = stage.add(View(frame: square))
      let front = stage.add(View(frame: square))
      stage.add(View(frame: square), to: front)
      switch what {
      case "hidden": front.isHidden = true
      case "transparent": front.alpha = 0.009
      case "disabled": front.isUserInteractionEnabled = false
      default: front.transform = .scale(x: 1, y: 0)
      }
      #expect(stage.window.hitTest(Point(x: 50, y: 50)) === back)
    }
  }

  @Test func viewWithLowAlphaReceivesTouches() throws {
    try onStage { stage in
      let view = stage.add(View(frame: square))
      view.alpha = 0.01
      #expect(stage.window.hitTest(Point(x: 50, y: 50)) === view)
    }
  }

  @Test func viewOutsideSuperviewReceivesNoTouches() throws {
    try onStage { stage in
      let holder = stage.add(View(frame: square))
      let child = stage.add(Control(frame: Rect(x: 80, y: 0, width: 100, height: 50)), to: holder)
      child.backgroundColor = .red
      #expect(stage.window.hitTest(Point(x: 90, y: 10)) === child)
      #expect(stage.window.hitTest(Point(x: 120, y: 10)) === stage.root)
      #expect(stage.harness.svg().contains("#FF0000") || stage.harness.svg().contains("#ff0000"))
      #expect(throws: HarnessError.self) { try stage.harness.tap(child, at: Point(x: 60, y: 10)) }
    }
  }

  @Test("A touch on the edge between two views goes to the right or lower view")
  func sharedEdgeBelongsToRightOrLowerView() throws {
    try onStage { stage in
      let left = stage.add(View(frame: square))
      let right = stage.add(View(frame: square.offsetBy(dx: 100, dy: 0)))
      #expect(stage.window.hitTest(Point(x: 99.9, y: 0)) === left)
      #expect(stage.window.hitTest(Point(x: 100, y: 0)) === right)
      #expect(stage.window.hitTest(Point(x: 50, y: 100)) === stage.root)
    }
  }

  @Test func hitTestingAppliesTransformsAndScrolledBounds() throws {
    try onStage { stage in
      let turned = stage.add(View(frame: Rect(x: 100, y: 100, width: 100, height: 20)))
      turned.transform = .rotation(.pi / 2)
      #expect(stage.window.hitTest(Point(x: 150, y: 65)) === turned)
      #expect(stage.window.hitTest(Point(x: 105, y: 110)) === stage.root)
      let scrolled = stage.add(View(frame: square))
      scrolled.bounds = Rect(x: 0, y: 500, width: 100, height: 100)
      let inside = stage.add(View(frame: Rect(x: 0, y: 520, width: 10, height: 10)), to: scrolled)
      #expect(stage.window.hitTest(Point(x: 5, y: 25)) === inside)
    }
  }

  @Test func subclassCanEnlargeItsTouchArea() throws {
    try onStage { stage in
      let small = stage.add(LargeForFingers(frame: Rect(x: 100, y: 100, width: 10, height: 10)))
      #expect(stage.window.hitTest(Point(x: 90, y: 95)) === small)
    }
  }
}

private final class LargeForFingers: View {
  override func point(inside point: Point, with event: Event?) -> Bool {
    Rect(x: -20, y: -20, width: 50, height: 50).contains(point)
  }
}
