import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ParallelTests {
  static let text = storyboardText(
    """
    <scene>
      <viewController id="main" class="HostController">
        <outlet property="label" destination="text"/>
        <outletCollection property="views" destinations="a b"/>
        <segue kind="present" identifier="next" destination="main"/>
        <view frame="0 0 320 480">
          <label id="text" class="HostLabel" frame="0 0 320 20" text="Hello"/>
          <view id="a" class="HostView" frame="0 20 320 200" dialColor="red" backgroundColor="white"/>
          <view id="b" class="HostView" frame="0 220 320 200" backgroundColor="systemBlue"/>
        </view>
      </viewController>
    </scene>
    """)

  @Test("rule 28: parallel tasks create and draw identical object graphs from the same file")
  func manyGraphs() async throws {
    let registry = try Registry.hosts()
    let file = try opened(Self.text, registry: registry)
    let lifetimes = Lifetimes()
    let pictures = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<64 {
        group.addTask {
          try Lifetimes.$current.withValue(lifetimes) {
            try Journal.keeping { _ in try Self.picture(of: file, registry: registry) }
          }
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(pictures.count == 1)
    #expect(pictures.first?.contains("Hello") == true)
    #expect(lifetimes.made == 64 * 8)
    #expect(lifetimes.alive == 0)
  }

  private static func picture(of file: SceneFile, registry: Registry) throws -> String {
    let context = SceneContext(registry: registry, clock: ManualClock())
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let controller = try Storyboard(file: file, context: context).instantiateInitialViewController()
    window.rootViewController = controller
    try window.makeKeyAndVisible()
    try controller.performSegue(withIdentifier: "next")
    (context.clock as? ManualClock)?.advance(by: 1)
    return "\(window.picture())" + window.recursiveDescription
  }

  @Test("rule 28: two object graphs share no context and no objects")
  func separateGraphs() throws {
    try Journal.keeping { _ in
      let registry = try Registry.hosts()
      let file = try opened(Self.text, registry: registry)
      let graphs = try (0..<2).map { _ in
        try Storyboard(file: file, context: SceneContext(registry: registry, clock: ManualClock()))
          .instantiateInitialViewController() as! HostController
      }
      for graph in graphs { try graph.loadViewIfNeeded() }
      graphs[0].label?.text = "changed"
      #expect(graphs[1].label?.text == "Hello")
      #expect(graphs[0].context !== graphs[1].context)
    }
  }

  @Test("rule 29: a controller and all its objects are freed, whether or not the view was loaded")
  func released() throws {
    try Journal.keeping { _ in
      try Lifetimes.counting { lifetimes in
        let stage = try SceneStage(Self.text, registry: .hosts())
        for loadsView in [false, true, false, true] {
          let controller = try stage.storyboard.instantiate("main")
          if loadsView { try controller.loadViewIfNeeded() }
        }
        #expect(lifetimes.made == 4 + 2 * 3)
        #expect(lifetimes.alive == 0)
      }
    }
  }
}
