import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Starts the segue when a touch moves up, and controls its progress.
final class PullController: HostController {
  let mover = Mover()
  let interactor = PercentDrivenTransition()

  override class var declaration: ClassDeclaration {
    ClassDeclaration(PullController.self, "A test's controller.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    mover.interactor = interactor
    let pan = PanGestureRecognizer()
    pan.addTarget(self) { controller, pan in controller.panDidChange(pan) }
    view.addGestureRecognizer(pan)
  }

  private func panDidChange(_ pan: PanGestureRecognizer) {
    let way = -pan.translation(in: view).y / view.bounds.height
    switch pan.state {
    case .began: do { try performSegue(withIdentifier: "up") } catch { context.report(error) }
    case .changed: interactor.update(way)
    case .ended: if way > 0.4 { interactor.finish() } else { interactor.cancel() }
    default: interactor.cancel()
    }
  }
}

final class UpSegue: Segue {
  override class var declaration: ClassDeclaration {
    ClassDeclaration(UpSegue.self, "Comes with the finger.")
  }

  override func perform() throws {
    destination.transitioningDelegate = (source as? PullController)?.mover
    try source.present(destination, animated: true)
  }
}

@Suite struct CustomSegueTests {
  @Test(
    "rule 19: a gesture can begin, drive, and finish or cancel a custom segue",
    arguments: [(0.7, true), (0.2, false)])
  func interactive(part: Double, isPerformed: Bool) throws {
    let registry = try Registry.library(and: PullController.self, UpSegue.self)
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main" class="PullController">
          <segue kind="custom" class="UpSegue" destination="next" identifier="up"/>
          <view/>
        </viewController></scene>
        <scene><viewController id="next"><view id="nextView" backgroundColor="red"/></viewController></scene>
        """), registry: registry)
    let controller = try stage.show()
    let harness = Harness(stage.window)
    let height = stage.window.bounds.height
    let start = Point(x: 100, y: height - 20)
    let touch = stage.window.beginTouch(at: start)
    for step in 1...20 {
      stage.window.moveTouches([(touch, Point(x: 100, y: start.y - height * part * Double(step) / 20))])
      stage.clock.advance(by: 1.0 / 60)
    }
    let next = try #require(controller.presentedViewController)
    let seen = try #require(next.view.layer.presentation)
    let width = stage.window.bounds.width
    let expected: Double = width * (1 - part)
    #expect(abs(seen.affineTransform.tx - expected) < width * 0.1, "it follows the finger")
    stage.window.endTouches([touch])
    harness.advance(seconds: 1)
    #expect((controller.presentedViewController === next) == isPerformed)
    let notes: [String] = ["begin, held", isPerformed ? "completed" : "cancelled"]
    #expect((controller as? PullController)?.mover.notes == notes)
    #expect(stage.failures.isEmpty)
  }
}
