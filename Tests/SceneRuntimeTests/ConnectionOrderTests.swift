import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Records when actions are connected to it.
final class NotingSender: PlainSceneObject, ActionSending {
  init() {}
  static var declaration: ClassDeclaration {
    ClassDeclaration(NotingSender.self) { $0.events([("sent", 1)]) }
  }
  func connect(_ action: BoundAction, forEvent event: UInt32) { Journal.note("action \(action.selector)") }
  func awakeFromNib() {}
}

@Suite struct ConnectionOrderTests {
  static let text = storyboardText(
    """
    <scene>
      <viewController id="main" class="HostController">
        <outletCollection property="views" destinations="b root a"/>
        <outlet property="label" destination="text"/>
        <outlet property="model" destination="thing"/>
        <view id="root">
          <view id="a" class="HostView" dialColor="red">
            <outlet property="legend" destination="text"/>
          </view>
          <label id="text"/>
          <view id="b" class="HostView">
            <runtimeAttribute key="dialColor" type="color" value="#fff"/>
          </view>
        </view>
      </viewController>
      <object id="thing" class="HostModel" title="Hello">
        <outlet property="controller" destination="main"/>
      </object>
      <object class="NotingSender"><action selector="blink" destination="a"/></object>
    </scene>
    """)

  static func registry() throws -> Registry {
    var registry = try Registry.hosts()
    try registry.register(NotingSender.self)
    return registry
  }

  @Test(
    "rule 6: sets the runtime attributes of all objects, then outlets, collections, and actions")
  func order() throws {
    try Journal.keeping { journal in
      let stage = try SceneStage(Self.text, registry: Self.registry())
      let controller = try stage.storyboard.instantiateInitialViewController()
      #expect(
        journal.entries == [
          "title Hello", "outlet model", "outlet controller", "awake main", "awake model, connected, Hello",
        ])
      journal.clear()
      try controller.loadViewIfNeeded()
      #expect(
        journal.entries == [
          "init(coder:)", "init(coder:)", "dialColor", "dialColor", "outlet label", "outlet legend",
          "collection views", "action blink", "awake a", "awake b",
        ])
    }
  }

  @Test("rule 6: an outlet collection has the same order as the scene file")
  func collectionOrder() throws {
    try Journal.keeping { _ in
      let controller = try SceneStage(Self.text, registry: Self.registry()).show() as? HostController
      #expect(controller?.views.map(\.sceneID) == ["b", "root", "a"])
    }
  }

  @Test("rule 6: rejects an outlet to an object of the wrong class and reports the location")
  func wrongClass() throws {
    let text = storyboardText(
      """
      <scene>
        <viewController id="main" class="HostController">
          <outlet property="label" destination="root"/>
          <view id="root"/>
        </viewController>
      </scene>
      """)
    let error = try Journal.keeping { _ in
      try loadingError { try SceneStage(text, registry: .hosts()).show() }
    }
    #expect(
      error.description
        == "Test.scene:4:6, main: the outlet 'label' of 'HostController' requires a 'Label', not a 'View'")
  }

  @Test("rule 6: rejects a member of the wrong class in an outlet collection")
  func wrongMember() throws {
    let text = storyboardText(
      """
      <scene>
        <viewController id="main" class="HostController">
          <outletCollection property="views" destinations="root thing"/>
          <view id="root"/>
        </viewController>
        <object id="thing" class="HostModel"/>
      </scene>
      """)
    try Journal.keeping { journal in
      let error = try loadingError { try SceneStage(text, registry: .hosts()).show() }
      #expect(
        error.description.hasSuffix(
          "the outlet 'views' of 'HostController' requires a 'View', not a 'HostModel'"))
      #expect(!journal.entries.contains("collection views"))
    }
  }

  @Test("rule 6: rejects a sender of the wrong class")
  func wrongSender() throws {
    let text = storyboardText(
      """
      <scene>
        <viewController id="main" class="HostController">
          <view><tapGestureRecognizer><action selector="act:" destination="main"/></tapGestureRecognizer></view>
        </viewController>
      </scene>
      """)
    let error = try Journal.keeping { _ in
      try loadingError { try SceneStage(text, registry: .hosts()).show() }
    }
    #expect(
      error.description.hasSuffix(
        "the action 'act:' of 'HostController' requires a 'Control' as its sender, not a 'TapGestureRecognizer'"
      ))
  }

  @Test("rule 6: rejects undeclared actions and events that the sender does not send")
  func unknownActionAndEvent() throws {
    func error(_ sender: String) throws -> LoadingError {
      try Journal.keeping { _ in
        try loadingError {
          let text = "<scene><viewController id=\"main\" class=\"HostController\"><view>\(sender)</view>"
          try SceneStage(storyboardText(text + "</viewController></scene>"), registry: .hosts()).show()
        }
      }
    }
    let action = try error("<button><action selector=\"jump:\" destination=\"main\"/></button>")
    #expect(action.description.hasSuffix("'HostController' has no action 'jump:'"))
    #expect(action.place?.line == 2)
  }

  @Test("rule 6: rejects a value of the wrong type and reports the location")
  func wrongValue() throws {
    let text = storyboardText(
      """
      <scene>
        <viewController id="main">
          <view>
            <view class="HostView" dialColor="loud"/>
          </view>
        </viewController>
      </scene>
      """)
    let error = try loadingError { try SceneStage(text, registry: .hosts()).show() }
    #expect(error.description.contains("the property 'dialColor' of 'HostView' must be '#RGB'"))
    #expect(error.description.contains("not 'loud'"))
    #expect(error.place?.line == 5)
  }

  @Test("rule 7: each object receives awakeFromNib once, after all objects are connected")
  func awake() throws {
    try Journal.keeping { journal in
      let stage = try SceneStage(Self.text, registry: Self.registry())
      let controller = try #require(try stage.show() as? HostController)
      var woken = stage.takeEvents().filter { $0.hasSuffix("awakeFromNib()") }
      #expect(woken.count == 7)
      woken = Array(Set(woken))
      #expect(woken.count == 7)
      #expect(journal.entries.filter { $0.hasPrefix("awake") }.count == 4)
      #expect(controller.label != nil)
    }
  }
}
