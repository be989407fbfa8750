import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Shows its destination in code, as custom segues do.
final class SlideSegue: Segue {
  var speed = 1.0
  override static var declaration: ClassDeclaration {
    ClassDeclaration(segue: SlideSegue.self) {
      $0.property("speed", default: 1, get: \.speed, set: { $0.speed = $1 })
    }
  }
  override func perform() throws {
    Journal.note("slide at \(speed), animated \(animated)")
    try source.present(destination, animated: false)
  }
}

@Suite struct SegueTests {
  static let text = storyboardText(
    """
    <scene>
      <tapGestureRecognizer id="before"/>
      <viewController id="main" class="HostController">
        <segue kind="present" identifier="byCode" destination="other"/>
        <segue kind="show" identifier="shown" destination="other" presentation="overFullScreen"
          transition="crossDissolve" animated="false"/>
        <segue kind="custom" identifier="slide" class="SlideSegue" destination="other" speed="2.5"/>
        <view frame="0 0 320 480">
          <button id="go" frame="0 0 100 40">
            <segue kind="present" identifier="tapped" destination="other" animated="false"/>
          </button>
          <view frame="0 100 100 100">
            <tapGestureRecognizer><segue kind="present" destination="third"/></tapGestureRecognizer>
          </view>
        </view>
      </viewController>
    </scene>
    <scene>
      <viewController id="other" class="HostController">
        <segue kind="present" identifier="further" destination="third"/>
        <view/>
      </viewController>
    </scene>
    <scene><viewController id="third" class="HostController"><view/></viewController></scene>
    """)

  private func stage() throws -> (SceneStage, HostController) {
    var registry = try Registry.hosts()
    try registry.register(SlideSegue.self)
    let stage = try SceneStage(Self.text, registry: registry)
    let controller = try #require(try stage.show() as? HostController)
    _ = stage.takeEvents()
    return (stage, controller)
  }

  @Test("rule 19: a segue calls shouldPerform, creates the destination, calls prepare, and loads the view")
  func order() throws {
    try Journal.keeping { journal in
      let (stage, controller) = try stage()
      journal.clear()
      stage.tap(controller.view.subviews[0])
      #expect(
        stage.takeEvents(of: "Controller").filter { !$0.contains("Layout") } == [
          "HostController 'main' shouldPerformSegue(withIdentifier: tapped)",
          "HostController 'other' init(coder:)", "HostController 'other' awakeFromNib()",
          "HostController 'main' prepare(for: tapped)", "HostController 'other' loadView()",
          "HostController 'other' viewDidLoad()", "HostController 'main' viewWillDisappear(animated: false)",
          "HostController 'other' viewWillAppear(animated: false)",
          "HostController 'other' viewDidAppear(animated: false)",
          "HostController 'main' viewDidDisappear(animated: false)",
        ])
      #expect(journal.entries == ["awake other", "prepare tapped, view not loaded"])
      #expect(controller.presentedViewController?.sceneID == "other")
    }
  }

  @Test("rule 19: shouldPerformSegue can prevent triggered segues but is not called for segues in code")
  func shouldPerform() throws {
    try Journal.keeping { _ in
      let (stage, controller) = try stage()
      controller.hooks["refuse"] = {}
      stage.tap(controller.view.subviews[0])
      #expect(
        stage.takeEvents(of: "HostController") == [
          "HostController 'main' shouldPerformSegue(withIdentifier: tapped)"
        ])
      try controller.performSegue(withIdentifier: "byCode")
      let events = stage.takeEvents(of: "HostController")
      #expect(!events.contains { $0.contains("shouldPerform") })
      #expect(events.contains("HostController 'other' viewWillAppear(animated: true)"))
    }
  }

  @Test("rule 19: prepare(for:) can load the view of the destination")
  func prepareLoads() throws {
    final class Loading: HostController {
      override class var declaration: ClassDeclaration { ClassDeclaration(Loading.self) }
      override func prepare(for segue: Segue, sender: Any?) {
        #expect(throws: Never.self) { try segue.destination.loadViewIfNeeded() }
        Journal.note("sender \(type(of: sender!))")
      }
    }
    try Journal.keeping { journal in
      let text = Self.text.replacing(
        "id=\"main\" class=\"HostController\"", with: "id=\"main\" class=\"Loading\"")
      var registry = try Registry.hosts()
      try registry.register(Loading.self, SlideSegue.self)
      let stage = try SceneStage(text, registry: registry)
      let controller = try stage.show()
      try controller.performSegue(withIdentifier: "byCode", sender: controller)
      #expect(journal.entries.last == "sender Loading")
      let events = stage.takeEvents(of: "'other'")
      #expect(events.filter { $0.hasSuffix("loadView()") }.count == 1)
    }
  }

  @Test("rule 19: a gesture recognizer in a scene can trigger a segue")
  func recognizer() throws {
    try Journal.keeping { journal in
      let (stage, controller) = try stage()
      stage.tap(controller.view.subviews[1])
      #expect(stage.failures.isEmpty)
      #expect(journal.entries.contains("prepare third, view not loaded"))
      #expect(controller.presentedViewController?.sceneID == "third")
    }
  }

  @Test("rule 19: the error for an unknown identifier lists the available identifiers")
  func unknownIdentifier() throws {
    try Journal.keeping { _ in
      let (_, controller) = try stage()
      let error = try loadingError { try controller.performSegue(withIdentifier: "shwon") }
      #expect(
        error.description
          == "Test.scene:4:4, main: 'HostController' has no segue 'shwon'; segues: 'byCode', 'shown', 'slide', 'tapped'"
      )
      let none = try loadingError { try ViewController().performSegue(withIdentifier: "x") }
      #expect(none.description == "'ViewController' has no segue 'x', and no other segue with an identifier")
    }
  }

  @Test("rule 19: a segue uses the presentation, transition, and animation that the scene declares")
  func attributes() throws {
    try Journal.keeping { _ in
      let (stage, controller) = try stage()
      try controller.performSegue(withIdentifier: "shown")
      let other = try #require(controller.presentedViewController)
      #expect(other.modalPresentationStyle == .overFullScreen)
      #expect(other.modalTransitionStyle == .crossDissolve)
      #expect(!stage.takeEvents().contains { $0.contains("'main' viewWillDisappear") })
      #expect(stage.clock.nextDueTime == nil)
    }
  }

  @Test("rule 19: a custom segue receives its attributes and performs the transition")
  func custom() throws {
    try Journal.keeping { journal in
      let (stage, controller) = try stage()
      journal.clear()
      try controller.performSegue(withIdentifier: "slide")
      #expect(stage.window.rootViewController?.presentedViewController?.sceneID == "other")
      #expect(
        journal.entries == ["awake other", "prepare slide, view not loaded", "slide at 2.5, animated true"])
    }
  }

  @Test(
    "rule 19: an unknown or unsuitable custom segue class causes an error with a location",
    arguments: ["Nowhere", "HostModel"])
  func badCustom(name: String) throws {
    try Journal.keeping { _ in
      let text = Self.text.replacing("class=\"SlideSegue\"", with: "class=\"\(name)\"")
      let controller = try SceneStage(text, registry: .hosts()).show()
      let error = try loadingError { try controller.performSegue(withIdentifier: "slide") }
      #expect(error.description.contains("'\(name)' of this segue"))
      #expect(error.place?.line == 8)
      #expect(controller.presentedViewController == nil)
    }
  }

  @Test("rule 19: rejects a segue that prepare(for:) performs and continues the segue in progress")
  func insidePrepare() throws {
    try Journal.keeping { journal in
      let (stage, controller) = try stage()
      var refused: LoadingError?
      controller.hooks["prepare"] = { [unowned controller] in
        refused = #expect(throws: LoadingError.self) { try controller.performSegue(withIdentifier: "shown") }
        #expect(throws: LoadingError.self) { try controller.present(ViewController(), animated: false) }
      }
      try controller.performSegue(withIdentifier: "byCode")
      #expect(
        refused?.description
          == "Test.scene:6:6, main: the segue 'shown' cannot begin: the segue 'byCode' is in progress")
      #expect(journal.entries.filter { $0.hasPrefix("prepare") }.count == 1)
      stage.clock.advance(by: 1)
      #expect(controller.presentedViewController?.sceneID == "other")
    }
  }

  @Test("rule 19: rejects a segue from either controller during the destination's viewWillAppear")
  func insideWillAppear() throws {
    try Journal.keeping { _ in
      let (stage, controller) = try stage()
      controller.hooks["prepare"] = { [unowned controller, unowned stage] in
        stage.context.observer = { event in
          guard event.moment.hasPrefix("viewWillAppear"), let other = event.subject as? HostController else {
            return
          }
          #expect(throws: LoadingError.self) { try other.performSegue(withIdentifier: "further") }
          #expect(throws: LoadingError.self) { try controller.performSegue(withIdentifier: "shown") }
          Journal.note("tried")
        }
      }
      try controller.performSegue(withIdentifier: "byCode")
      #expect(Journal.current.entries.contains("tried"))
      stage.context.observer = nil
      stage.clock.advance(by: 1)
      let other = try #require(controller.presentedViewController as? HostController)
      #expect(other.presentedViewController == nil)
      try other.performSegue(withIdentifier: "further")
      #expect(other.presentedViewController?.sceneID == "third")
    }
  }

  @Test("rule 19: rejects a segue during an animated transition and creates no destination")
  func whileAnimated() throws {
    try Journal.keeping { _ in
      let (stage, controller) = try stage()
      try controller.performSegue(withIdentifier: "byCode")
      stage.clock.advance(by: 0.1)
      _ = stage.takeEvents()
      let error = try loadingError { try controller.performSegue(withIdentifier: "shown") }
      #expect(error.description.contains("the segue 'shown' cannot begin: the presentation of"))
      #expect(error.place?.line == 6)
      let other = try #require(controller.presentedViewController)
      #expect(throws: LoadingError.self) { try other.performSegue(withIdentifier: "further") }
      #expect(stage.takeEvents().isEmpty)
      stage.clock.advance(by: 1)
      try other.performSegue(withIdentifier: "further")
    }
  }

  @Test("rule 19: rejects a child's segue during a transition of its container")
  func childOfBusyContainer() throws {
    try Journal.keeping { _ in
      let (stage, controller) = try stage()
      let container = ViewController()
      container.addChild(controller)
      stage.window.rootViewController = container
      container.view.addSubview(controller.view)
      try container.present(ViewController(), animated: true)
      let error = try loadingError { try controller.performSegue(withIdentifier: "byCode") }
      #expect(error.description.contains("is in progress"))
    }
  }

  @Test("rule 29: segues and dismissals leave no objects alive")
  func lifetimes() throws {
    try Journal.keeping { _ in
      try Lifetimes.counting { lifetimes in
        do {
          let (stage, controller) = try stage()
          for identifier in ["byCode", "shown", "slide"] {
            try controller.performSegue(withIdentifier: identifier)
            stage.clock.advance(by: 1)
            #expect(lifetimes.alive == 2)
            try controller.dismiss(animated: true)
            stage.clock.advance(by: 1)
            #expect(lifetimes.alive == 1)
          }
        }
        #expect(lifetimes.alive == 0)
      }
    }
  }
}
