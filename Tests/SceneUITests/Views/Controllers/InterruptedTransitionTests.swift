import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Presentation and dismissal during appearance callbacks")
struct InterruptedTransitionTests {
  private func put(_ child: ViewController, into parent: ViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test(
    "rule 12: the children of a container dismissed in viewDidAppear remain until the container is removed")
  func dismissedWhileAppearing() throws {
    for culprit in ["container", "first"] {
      let theatre = try Theatre()
      let controllers = ["container", "first", "second"].map { theatre.controller($0) }
      let container = controllers[0]
      for child in controllers.dropFirst() { put(child, into: container) }
      controllers.first { $0.title == culprit }?.hooks["viewDidAppear"] = { [unowned container] in
        #expect(throws: Never.self) { try container.dismiss(animated: true) }
      }
      try theatre.root.present(container, animated: false)
      #expect(!theatre.takeEvents().contains { $0.hasSuffix("viewDidDisappear") && !$0.hasPrefix("root") })
      theatre.clock.advance(by: 1)
      #expect(
        theatre.takeEvents().filter { !$0.hasPrefix("root") } == [
          "container viewDidDisappear", "first viewDidDisappear", "second viewDidDisappear",
        ])
    }
  }

  @Test("rule 12: children do not appear if their container's appearance is reversed in viewWillAppear")
  func reversedInWillAppear() throws {
    final class Manual: HostController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let theatre = try Theatre()
    let outer = Manual()
    theatre.window.rootViewController = outer
    let (inner, child) = (theatre.controller("inner"), theatre.controller("child"))
    put(child, into: inner)
    put(inner, into: outer)
    inner.hooks["viewWillAppear"] = { [unowned inner] in inner.beginAppearance(false, animated: false) }
    _ = theatre.takeEvents()
    inner.beginAppearance(true, animated: false)
    inner.endAppearance()
    #expect(
      theatre.takeEvents() == ["inner viewWillAppear", "inner viewWillDisappear", "inner viewDidDisappear"])
  }
}
