import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Declares the unwind action, and accepts it only if the test allows it.
final class ChoosyController: ViewController {
  var takes = false
  override static var declaration: ClassDeclaration {
    ClassDeclaration(ChoosyController.self) {
      $0.action("unwindToHere:") { (controller, _: Segue) in
        Journal.note("unwindToHere: in choosy \(controller.sceneID ?? "?")")
      }
    }
  }
  override func canPerformUnwindSegueAction(
    _ selector: String, from source: ViewController, sender: Any?
  ) -> Bool {
    Journal.note("asked \(sceneID ?? "?") from \(source.sceneID ?? "?")")
    return takes
  }
}

@Suite struct UnwindTests {
  static let text = storyboardText(
    """
    <scene>
      <viewController id="main" class="HostController">
        <segue kind="present" identifier="next" destination="choosy" animated="false"/>
        <view/>
      </viewController>
    </scene>
    <scene>
      <viewController id="choosy" class="ChoosyController">
        <segue kind="present" identifier="next" destination="last" animated="false"/>
        <view/>
      </viewController>
    </scene>
    <scene>
      <viewController id="last" class="HostController">
        <segue kind="unwind" identifier="nowhere" action="jump:"/>
        <view frame="0 0 320 480">
          <button frame="0 0 100 40"><segue kind="unwind" identifier="back" action="unwindToHere:"/></button>
        </view>
      </viewController>
    </scene>
    <scene>
      <viewController id="child" class="ChoosyController" entry="true"><view/></viewController>
    </scene>
    """)

  /// Returns three controllers, each presented by the previous one.
  private func stage() throws -> (
    stage: SceneStage, main: HostController, choosy: ChoosyController, last: HostController
  ) {
    var registry = try Registry.hosts()
    try registry.register(ChoosyController.self)
    let stage = try SceneStage(Self.text, registry: registry)
    let main = try #require(try stage.show() as? HostController)
    try main.performSegue(withIdentifier: "next")
    let choosy = try #require(main.presentedViewController as? ChoosyController)
    try choosy.performSegue(withIdentifier: "next")
    let last = try #require(choosy.presentedViewController as? HostController)
    _ = stage.takeEvents()
    Journal.current.clear()
    return (stage, main, choosy, last)
  }

  @Test("rule 20: an unwind finds its destination, calls prepare, sends its action, and dismisses")
  func overSeveral() throws {
    try Journal.keeping { journal in
      let (stage, main, _, last) = try stage()
      stage.tap(last.view.subviews[0])
      #expect(stage.failures.isEmpty)
      #expect(
        journal.entries == [
          "asked choosy from last", "prepare back, view loaded", "unwindToHere: in main from last",
        ])
      #expect(main.presentedViewController != nil, "the unwind action is called before the dismissal ends")
      stage.clock.advance(by: 1)
      #expect(
        stage.takeEvents(of: "Controller").filter { !$0.contains("Layout") } == [
          "HostController 'last' shouldPerformSegue(withIdentifier: back)",
          "HostController 'last' prepare(for: back)", "HostController 'main' unwindToHere:",
          "HostController 'last' viewWillDisappear(animated: true)",
          "HostController 'main' viewWillAppear(animated: true)",
          "HostController 'last' viewDidDisappear(animated: true)",
          "HostController 'main' viewDidAppear(animated: true)",
        ])
      #expect(main.presentedViewController == nil)
      #expect(stage.window.subviews.count == 1)
    }
  }

  @Test("rule 20: the destination is the first controller on the path that accepts the unwind")
  func nearest() throws {
    try Journal.keeping { journal in
      let (stage, main, choosy, last) = try stage()
      choosy.takes = true
      try last.performSegue(withIdentifier: "back")
      stage.clock.advance(by: 1)
      #expect(journal.entries.last == "unwindToHere: in choosy choosy")
      #expect(main.presentedViewController === choosy)
      #expect(choosy.presentedViewController == nil)
    }
  }

  @Test("rule 20: an unwind checks each child controller of each presenter only once")
  func insideContainers() throws {
    try Journal.keeping { journal in
      let (stage, main, choosy, last) = try stage()
      let child = try stage.storyboard.instantiate("child") as! ChoosyController
      choosy.addChild(child)
      choosy.view.addSubview(child.view)
      child.takes = true
      journal.clear()
      try last.performSegue(withIdentifier: "back")
      stage.clock.advance(by: 1)
      #expect(
        journal.entries == [
          "asked child from last", "prepare back, view loaded", "unwindToHere: in choosy child",
        ])
      #expect(main.presentedViewController === choosy)
      #expect(choosy.presentedViewController == nil)
      #expect(last.presentingViewController == nil)
    }
  }

  @Test(
    "rule 20: an unwind from a child checks the child's siblings and container and dismisses nothing")
  func fromInside() throws {
    try Journal.keeping { journal in
      var registry = try Registry.hosts()
      try registry.register(ChoosyController.self)
      let stage = try SceneStage(Self.text, registry: registry)
      let main = try #require(try stage.show() as? HostController)
      let last = try stage.storyboard.instantiate("last") as! HostController
      let sibling = try stage.storyboard.instantiate("child") as! ChoosyController
      for child in [last, sibling] {
        main.addChild(child)
        main.view.addSubview(child.view)
      }
      journal.clear()
      try last.performSegue(withIdentifier: "back")
      #expect(
        journal.entries == [
          "asked child from last", "prepare back, view loaded", "unwindToHere: in main from last",
        ])
      #expect(last.view.window === stage.window)
      journal.clear()
      sibling.takes = true
      try last.performSegue(withIdentifier: "back")
      #expect(journal.entries.last == "unwindToHere: in choosy child")
    }
  }

  @Test("rule 20: an unwind without a receiver causes an error with a location and changes nothing")
  func noReceiver() throws {
    try Journal.keeping { journal in
      let (stage, main, choosy, last) = try stage()
      let error = try loadingError { try last.performSegue(withIdentifier: "nowhere") }
      #expect(error.description.contains("no controller has the unwind action 'jump:'"))
      #expect(error.place?.line == 16)
      #expect(!journal.entries.contains { $0.hasPrefix("prepare") })
      #expect(main.presentedViewController === choosy && choosy.presentedViewController === last)
      #expect(stage.takeEvents().isEmpty)
    }
  }

  @Test("rule 19: no other transition can begin while an unwind is prepared or its action is sent")
  func insideUnwind() throws {
    try Journal.keeping { _ in
      let (stage, main, choosy, last) = try stage()
      choosy.takes = false
      var tried = 0
      last.hooks["prepare"] = { [unowned last] in
        #expect(throws: LoadingError.self) { try last.performSegue(withIdentifier: "back") }
        #expect(throws: LoadingError.self) { try last.dismiss(animated: false) }
        tried += 1
      }
      main.hooks["unwindToHere:"] = { [unowned main] in
        #expect(throws: LoadingError.self) { try main.performSegue(withIdentifier: "next") }
        #expect(throws: LoadingError.self) { try main.dismiss(animated: false) }
        tried += 1
      }
      try last.performSegue(withIdentifier: "back")
      #expect(tried == 2)
      stage.clock.advance(by: 1)
      #expect(main.presentedViewController == nil)
    }
  }

  @Test("rule 19: rejects an unwind during a transition before any callback")
  func duringTransition() throws {
    try Journal.keeping { journal in
      let (stage, main, choosy, last) = try stage()
      try last.present(ViewController(), animated: true)
      journal.clear()
      #expect(throws: LoadingError.self) { try last.performSegue(withIdentifier: "back") }
      #expect(!journal.entries.contains { $0.hasPrefix("prepare") || $0.hasPrefix("unwind") })
      #expect(main.presentedViewController === choosy)
      stage.clock.advance(by: 1)
      #expect(last.presentedViewController != nil)
    }
  }

  @Test("rule 29: controllers that an unwind dismisses are freed")
  func lifetimes() throws {
    try Journal.keeping { _ in
      try Lifetimes.counting { lifetimes in
        do {
          let stage = try self.stage().stage
          #expect(lifetimes.alive == 2)
          try (stage.window.rootViewController?.presentedViewController?.presentedViewController)?
            .performSegue(withIdentifier: "back")
          stage.clock.advance(by: 1)
          #expect(lifetimes.alive == 1)
        }
        #expect(lifetimes.alive == 0)
      }
    }
  }
}
