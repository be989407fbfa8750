import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ViewUnitTests {
  static let text = storyboardText(
    """
    <scene>
      <viewController id="main" class="HostController">
        <outlet property="label" destination="text"/>
        <outlet property="model" destination="thing"/>
        <view id="root" frame="0 0 320 480">
          <label id="text" class="HostLabel" text="Hello"/>
          <view id="box" class="HostView"/>
        </view>
      </viewController>
      <object id="thing" class="HostModel"/>
      <tapGestureRecognizer id="tap"><action selector="blink" destination="box"/></tapGestureRecognizer>
    </scene>
    """)

  @Test("rule 9: the view is created when it is first accessed")
  func lazily() throws {
    try Journal.keeping { _ in
      let stage = try SceneStage(Self.text, registry: .hosts())
      let controller = try stage.storyboard.instantiateInitialViewController()
      #expect(!controller.isViewLoaded)
      #expect(controller.viewIfLoaded == nil)
      #expect(!stage.takeEvents().contains { $0.contains("loadView") || $0.hasPrefix("View") })
      #expect(controller.view.subviews.count == 2)
      #expect(controller.isViewLoaded)
      #expect(
        stage.takeEvents() == [
          "HostController 'main' loadView()", "HostLabel 'text' init(coder:)", "HostView 'box' init(coder:)",
          "View 'root' init(coder:)", "View 'root' awakeFromNib()", "HostLabel 'text' awakeFromNib()",
          "HostView 'box' awakeFromNib()", "HostController 'main' viewDidLoad()",
        ])
      _ = controller.view
      #expect(stage.takeEvents().isEmpty)
    }
  }

  @Test("rule 9: outlets to views are connected after awakeFromNib and before viewDidLoad")
  func connections() throws {
    try Journal.keeping { _ in
      final class Watching: @unchecked Sendable { var inAwake: [Bool] = [], inLoad: [Bool] = [] }
      let watching = Watching()
      // The controller has awoken when instantiation returns, so its outlets at that time are final.
      let stage = try SceneStage(Self.text, registry: .hosts())
      let controller = try stage.storyboard.instantiateInitialViewController() as! HostController
      #expect(controller.label == nil, "the label is in the view, which is not there")
      #expect(controller.model != nil, "the model is a sibling of the controller")
      controller.hooks["viewDidLoad"] = { [unowned controller] in
        watching.inLoad.append(controller.label != nil)
      }
      try controller.loadViewIfNeeded()
      #expect(watching.inLoad == [true])
    }
  }

  @Test("rule 9: outlets to other top-level objects are connected before awakeFromNib")
  func beside() throws {
    try Journal.keeping { journal in
      final class Seen: @unchecked Sendable { var model: [Bool] = [] }
      let seen = Seen()
      let stage = try SceneStage(Self.text, registry: .hosts())
      stage.context.observer = { event in
        guard let controller = event.subject as? HostController, event.moment == "awakeFromNib()" else {
          return
        }
        seen.model.append(controller.model != nil && controller.label == nil && controller.storyboard != nil)
      }
      _ = try stage.storyboard.instantiateInitialViewController()
      #expect(seen.model == [true])
      _ = journal
    }
  }

  @Test("rule 9: the actions of top-level objects are connected when the view loads")
  func senderBeside() throws {
    try Journal.keeping { journal in
      let stage = try SceneStage(Self.text, registry: .hosts())
      let controller = try stage.show()
      let recognizer = try #require(
        controller.sceneInstance?.topLevelObjects.compactMap { $0 as? TapGestureRecognizer }.first)
      controller.view.addGestureRecognizer(recognizer)
      stage.tap(controller.view)
      #expect(journal.entries.contains("blink"))
    }
  }

  @Test(
    "rule 9a: a controller retains the other top-level objects of its scene until the controller is freed")
  func ownership() throws {
    try Journal.keeping { _ in
      try Lifetimes.counting { lifetimes in
        let stage = try SceneStage(Self.text, registry: .hosts())
        var controller: ViewController? = try stage.storyboard.instantiateInitialViewController()
        #expect(lifetimes.alive == 2)
        let kept = controller?.sceneInstance?.topLevelObjects.count
        #expect(kept == 2)
        try controller?.loadViewIfNeeded()
        #expect(lifetimes.alive == 4)
        controller = nil
        #expect(lifetimes.alive == 0)
      }
    }
  }

  @Test("rule 9a: actions reference their targets weakly")
  func weakTargets() throws {
    try Journal.keeping { journal in
      let registry = try Registry.hosts()
      let text = """
        <nib version="1">
          <object class="HostModel"/>
          <button id="button"><action selector="reset:" destination="target"/></button>
          <view id="target" class="HostView"/>
        </nib>
        """
      let nib = Nib(file: try opened(text, registry: registry), context: SceneContext(registry: registry))
      var objects = try nib.instantiate()
      let button = objects[1] as! Button
      button.sendActions(for: .touchUpInside)
      #expect(journal.entries.last == "reset: target")
      journal.clear()
      objects = []
      button.sendActions(for: .touchUpInside)
      #expect(journal.entries.isEmpty)
    }
  }

  @Test(
    "rule 9b: a failing loadViewIfNeeded leaves the controller unchanged",
    arguments: [
      "<button><action selector=\"jump:\" destination=\"main\"/></button>", "<view class=\"None\"/>",
    ])
  func failedLoad(fault: String) throws {
    let text = storyboardText(
      """
      <scene>
        <viewController id="main" class="HostController">
          <outlet property="label" destination="text"/>
          <outletCollection property="views" destinations="text"/>
          <view>
            <label id="text" class="HostLabel"/>
            \(fault)
          </view>
        </viewController>
      </scene>
      """)
    try Journal.keeping { journal in
      try Lifetimes.counting { lifetimes in
        let stage = try SceneStage(text, registry: .hosts())
        let controller = try stage.storyboard.instantiateInitialViewController() as! HostController
        journal.clear()
        for _ in 0..<2 {
          #expect(throws: LoadingError.self) { try controller.loadViewIfNeeded() }
          #expect(!controller.isViewLoaded)
          #expect(controller.label == nil)
          #expect(journal.entries.isEmpty, "no outlet was connected temporarily")
          #expect(lifetimes.alive == 1)
        }
        #expect(!stage.takeEvents().contains { $0.contains("viewDidLoad") })
      }
    }
  }

  @Test("rule 9b: a failed connection does not change the outlets of the controller")
  func failedConnection() throws {
    let text = storyboardText(
      """
      <scene>
        <viewController id="main" class="HostController">
          <outlet property="label" destination="text"/>
          <outlet property="model" destination="text"/>
          <view><label id="text"/></view>
        </viewController>
        <object id="thing" class="HostModel"/>
      </scene>
      """)
    try Journal.keeping { journal in
      let stage = try SceneStage(text, registry: .hosts())
      let controller = try stage.storyboard.instantiateInitialViewController() as! HostController
      let own = Label()
      controller.label = own
      journal.clear()
      #expect(throws: LoadingError.self) { try controller.loadViewIfNeeded() }
      #expect(controller.label === own)
      #expect(journal.entries.isEmpty)
    }
  }

  @Test("rule 9b: a window stays hidden if its root view fails to load")
  func windowStaysHidden() throws {
    let stage = try SceneStage(
      storyboardText("<scene><viewController id=\"main\"><view class=\"None\"/></viewController></scene>"))
    #expect(throws: LoadingError.self) { try stage.show() }
    #expect(!stage.window.isOnScreen)
    #expect(stage.window.subviews.isEmpty)
  }

  @Test(
    "rule 9b: a tap reports an error and changes nothing if its segue's destination fails to load")
  func tappedSegue() throws {
    let text = storyboardText(
      """
      <scene>
        <viewController id="main" class="HostController">
          <view frame="0 0 320 480">
            <button id="go" frame="0 0 100 40"><segue kind="present" identifier="next" destination="other"/></button>
          </view>
        </viewController>
      </scene>
      <scene>
        <viewController id="other" class="HostController"><view class="None"/></viewController>
      </scene>
      """)
    try Journal.keeping { _ in
      try Lifetimes.counting { lifetimes in
        let stage = try SceneStage(text, registry: .hosts())
        let controller = try stage.show()
        _ = stage.takeEvents()
        for attempt in 1...2 {
          stage.tap(controller.view.subviews[0])
          #expect(stage.failures.count == attempt, "loading can be retried")
          #expect((stage.failures.last as? LoadingError)?.place?.objectPath == "other/view")
          #expect(controller.presentedViewController == nil)
          #expect(stage.window.subviews.count == 1)
          #expect(!stage.takeEvents().contains { $0.contains("ppear") })
        }
        #expect(lifetimes.alive == 1)
      }
    }
  }

  @Test("rule 9b: accessing a view that fails to load traps with the full diagnostic")
  func viewAccess() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      performing: {
        let stage = try SceneStage(
          storyboardText("<scene><viewController id=\"main\"><view class=\"None\"/></viewController></scene>")
        )
        _ = try stage.storyboard.instantiateInitialViewController().view
      })
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(output.contains("Test.scene:2:35, main/view: the class 'None' of this view is not registered"))
  }

  @Test("rule 9b: reports recursive loading of a view")
  func recursiveLoading() throws {
    final class Asking: ViewController {
      var failure: (any Error)?
      override func loadView() {
        do { try loadViewIfNeeded() } catch { failure = error }
        super.loadView()
      }
    }
    let controller = Asking()
    try controller.loadViewIfNeeded()
    #expect("\(try #require(controller.failure))".contains("requires that view"))
  }

  @Test("rule 9: if the scene declares no view, the controller creates an empty view")
  func emptyView() throws {
    #expect(ViewController().view.subviews.isEmpty)
    let stage = try SceneStage(storyboardText("<scene><viewController id=\"main\"/></scene>"))
    #expect(try stage.show().view.subviews.isEmpty)
  }
}
