import Foundation
import SceneArchive
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// A custom container of a host app that contains the controllers that its scene names.
private final class PanesController: HostController {
  private(set) var panes: [ViewController] = []
  private(set) var panesWhenAwake: Int?

  override static var declaration: ClassDeclaration {
    ClassDeclaration(PanesController.self) {
      $0.relationship("panes") { (container, pane: ViewController) in container.hold(pane) }
      $0.relationship("cover", single: true) { (container, pane: HostController) in container.hold(pane) }
    }
  }

  private func hold(_ pane: ViewController) {
    panes.append(pane)
    addChild(pane)
    pane.didMove(toParent: self)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    panesWhenAwake = panes.count
  }
}

@Suite("Containers and embedded controllers in one or several storyboards")
struct EmbeddedControllerTests {
  private func stage(
    _ scenes: String, vocabulary: Vocabulary? = nil, provider: ((String) throws -> SceneFile?)? = nil
  ) throws -> SceneStage {
    var registry = try Registry.hosts()
    try registry.register(PanesController.self)
    try registry.register(BoxView.self, StageView.self)
    let stage = try SceneStage(
      storyboardText(scenes), registry: registry, vocabulary: vocabulary ?? registry.vocabulary)
    stage.context.sceneFileProvider = provider
    return stage
  }

  /// Checks that no object leaks.
  private func keeping(_ body: (Journal) throws -> Void) throws {
    try Lifetimes.counting { lifetimes in
      try Journal.keeping { try body($0) }
      #expect(lifetimes.alive == 0)
    }
  }

  private static func newDirectory() throws -> URL {
    let directory = FileManager.default.temporaryDirectory.appending(path: "scenec-\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return directory
  }

  // MARK: What a container holds

  @Test("rule 21: child controllers are created with their container, in file order")
  func children() throws {
    try keeping { _ in
      let stage = try stage(
        """
        <scene><viewController id="main" class="PanesController" panes="b a" cover="c"/></scene>
        <scene><viewController id="a" class="HostController"/></scene>
        <scene><viewController id="b" class="HostController"/></scene>
        <scene><viewController id="c" class="HostController"/></scene>
        """)
      let main = try #require(try stage.storyboard.instantiateInitialViewController() as? PanesController)
      #expect(main.panes.map(\.sceneID) == ["c", "b", "a"])
      #expect(main.panesWhenAwake == 3)
      #expect(main.children.allSatisfy { !$0.isViewLoaded && $0.storyboard === stage.storyboard })
    }
  }

  @Test("rule 21: loading resolves child ids even if the compiler did not recognize the container class")
  func childrenWithoutManifest() throws {
    try keeping { _ in
      var registry = try Registry.hosts()
      try registry.register(PanesController.self)
      let stage = try SceneStage(
        storyboardText(
          """
          <scene><viewController id="main" class="PanesController" panes="a"/></scene>
          <scene><viewController id="a" class="HostController"/></scene>
          """), registry: registry)
      let main = try #require(try stage.storyboard.instantiateInitialViewController() as? PanesController)
      #expect(main.panes.map(\.sceneID) == ["a"])
    }
  }

  @Test(
    "rule 5: a container whose child fails to load also fails and releases all objects")
  func failingChild() throws {
    for failing in 0..<3 {
      try keeping { _ in
        let stage = try stage(
          """
          <scene><tabBarController id="main" viewControllers="c0 c1 c2"/></scene>
          """
            + (0..<3).map { index in
              """
              <scene>
                <viewController id="c\(index)" class="HostController" entry="true"/>
                <view class="FailingView" name="\(index == failing ? "fail" : "fine")"/>
              </scene>
              """
            }.joined())
        let error = try loadingError { _ = try stage.storyboard.instantiateInitialViewController() }
        guard case .initializerFailed(class: "FailingView", _) = error.kind else { throw error }
        #expect(error.place?.line != nil)
      }
    }
  }

  @Test("Rejects containers that contain each other")
  func cycleOfContainers() throws {
    try keeping { _ in
      let stage = try stage(
        """
        <scene><viewController id="main" class="PanesController" panes="other"/></scene>
        <scene><viewController id="other" class="PanesController" panes="main"/></scene>
        """,
        // A compiler with the host app's classes rejects this earlier.
        vocabulary: Registry.library.vocabulary)
      let error = try loadingError { _ = try stage.storyboard.instantiateInitialViewController() }
      #expect("\(error)".contains("check that they do not contain each other"))
      #expect(error.place?.line != nil)
    }
  }

  // MARK: Embedding

  static let embedding = """
    <scene>
      <viewController id="main" class="HostController">
        <view frame="0 0 320 480">
          <label id="above" frame="0 0 320 100"/>
          <containerView id="place" frame="0 100 320 200">
            <segue kind="embed" identifier="inside" destination="inner"/>
          </containerView>
        </view>
      </viewController>
    </scene>
    <scene>
      <viewController id="inner" class="HostController">
        <segue kind="replace" identifier="swap" destination="third"/>
        <view backgroundColor="red"/>
      </viewController>
    </scene>
    <scene><viewController id="third" class="HostController"><view/></viewController></scene>
    """

  @Test(
    "rule 21: an embedded controller is prepared and added before viewDidLoad of its parent")
  func embedded() throws {
    try keeping { journal in
      let stage = try stage(Self.embedding)
      let main = try #require(try stage.storyboard.instantiateInitialViewController() as? HostController)
      #expect(main.children.isEmpty)
      var childrenInViewDidLoad = 0
      main.hooks["viewDidLoad"] = { [unowned main] in childrenInViewDidLoad = main.children.count }
      stage.window.rootViewController = main
      try stage.window.makeKeyAndVisible()
      #expect(childrenInViewDidLoad == 1)
      #expect(journal.entries.contains("prepare inside, view not loaded"))
      let inner = try #require(main.children.first)
      #expect(inner.view.frame == Rect(x: 0, y: 0, width: 320, height: 200))
      #expect(inner.view.superview is ContainerView)
      let events = stage.takeEvents(of: "'inner'").filter { !$0.contains("Layout") }
      #expect(
        events.suffix(4) == [
          "HostController 'inner' loadView()", "HostController 'inner' viewDidLoad()",
          "HostController 'inner' viewWillAppear(animated: false)",
          "HostController 'inner' viewDidAppear(animated: false)",
        ])
    }
  }

  @Test("rule 21: an embedded controller receives didMove without a call from the host app")
  func embeddedReceivesDidMove() throws {
    try keeping { _ in
      let stage = try stage(Self.embedding)
      try stage.show()
      stage.clock.advance(by: 2)
      #expect(stage.failures.map { "\($0)" } == [])
    }
  }

  @Test("Embeds a scene in a custom view if the view's class supports embedding")
  func embeddedInHostView() throws {
    try keeping { _ in
      let stage = try stage(
        Self.embedding.replacing("<containerView", with: "<view class=\"StageView\"")
          .replacing("</containerView>", with: "</view>"))
      #expect(stage.storyboard.file.segueIdentifiers == ["inside", "swap"])
      let main = try stage.show()
      #expect(main.children.map(\.sceneID) == ["inner"])
      #expect(main.children[0].view.superview is StageView)
      #expect(main.children[0].view.frame == Rect(x: 0, y: 0, width: 320, height: 200))
    }
  }

  @Test("Rejects an embed segue performed in code")
  func embeddedByCode() throws {
    try keeping { _ in
      let main = try stage(Self.embedding).show()
      let error = try loadingError { try main.performSegue(withIdentifier: "inside") }
      #expect(error.description.contains("its container view performs it"))
      #expect(error.place?.line == 7)
      #expect(main.children.count == 1)
    }
  }

  @Test("A replace segue replaces its source with its destination")
  func replaced() throws {
    try keeping { _ in
      let stage = try stage(Self.embedding)
      let main = try stage.show()
      let inner = main.children[0]
      _ = stage.takeEvents()
      try inner.performSegue(withIdentifier: "swap")
      #expect(main.children.map(\.sceneID) == ["third"])
      #expect(inner.parent == nil && inner.view.window == nil)
      #expect(main.children[0].view.frame == Rect(x: 0, y: 0, width: 320, height: 200))
      let moments = stage.takeEvents().filter { $0.contains("Appear") || $0.contains("Disappear") }
      #expect(
        Set(moments) == [
          "HostController 'inner' viewWillDisappear(animated: false)",
          "HostController 'inner' viewDidDisappear(animated: false)",
          "HostController 'third' viewWillAppear(animated: false)",
          "HostController 'third' viewDidAppear(animated: false)",
        ])
      #expect(moments.count == 4)
    }
  }

  @Test("A scene that replaces an embedded scene resizes with the container view")
  func replacedFollows() throws {
    try keeping { _ in
      let stage = try stage(Self.embedding)
      let main = try stage.show()
      try main.children[0].performSegue(withIdentifier: "swap")
      let view = main.children[0].view
      view.superview?.frame.size = Size(width: 200, height: 300)
      #expect(view.frame == Rect(x: 0, y: 0, width: 200, height: 300))
      #expect(stage.failures.isEmpty)
    }
  }

  @Test("If a scene embeds itself, the segue is rejected and the enclosing view fails to load")
  func embeddedInItself() throws {
    // The compiler rejects this for library classes, but cannot check classes of a host app.
    try keeping { _ in
      let stage = try stage(
        """
        <scene>
          <viewController id="main" class="HostController">
            <view><containerView><segue kind="embed" destination="inner"/></containerView></view>
          </viewController>
        </scene>
        <scene>
          <viewController id="inner" class="HostController">
            <view><containerView class="BoxView"><segue kind="embed" destination="main"/></containerView></view>
          </viewController>
        </scene>
        """)
      let main = try stage.storyboard.instantiateInitialViewController()
      let error = try loadingError { try main.loadViewIfNeeded() }
      #expect("\(error)".contains("which contains it"))
      #expect(!main.isViewLoaded && main.children.isEmpty)
    }
  }

  // MARK: Other storyboards

  static let other = """
    <scene><viewController id="main" class="HostController" title="first"/></scene>
    <scene><viewController id="detail" class="HostController" title="detail" entry="true"/></scene>
    """

  @Test("rule 19: a destination in another storyboard is loaded once, on first use")
  func elsewhere() throws {
    try keeping { _ in
      var opened: [String] = []
      let registry = try Registry.hosts()
      let stage = try stage(
        """
        <scene>
          <viewController id="main" class="HostController">
            <segue kind="present" identifier="go" destination="Other#detail"/>
            <segue kind="present" identifier="wrong" destination="Other#detial"/>
            <view/>
          </viewController>
        </scene>
        """,
        provider: { name in
          opened.append(name)
          return try SceneFile(bytes: compiled(storyboardText(Self.other)), registry: registry)
        })
      let main = try stage.show()
      #expect(opened.isEmpty)
      let error = try loadingError { try main.performSegue(withIdentifier: "wrong") }
      #expect("\(error)".contains("Test.scene:5:") && "\(error)".contains("'detail'"))
      #expect(main.presentedViewController == nil)
      try main.performSegue(withIdentifier: "go")
      stage.clock.advance(by: 1)
      #expect(main.presentedViewController?.title == "detail")
      #expect(opened == ["Other", "Other"])
    }
  }

  @Test("rule 19: an error in a referenced storyboard has a location in that storyboard")
  func faultElsewhere() throws {
    try keeping { _ in
      let registry = try Registry.hosts()
      let stage = try stage(
        """
        <scene>
          <viewController id="main" class="HostController">
            <segue kind="present" identifier="go" destination="Other#main"/>
            <view/>
          </viewController>
        </scene>
        """,
        provider: { _ in
          let text = storyboardText("<scene><viewController id=\"main\" class=\"Nowhere\"/></scene>")
          return try SceneFile(bytes: compiled(text, path: "Other.scene"), registry: registry)
        })
      let main = try stage.show()
      let error = try loadingError { try main.performSegue(withIdentifier: "go") }
      guard case .unknownClass(name: "Nowhere", element: _, candidates: _) = error.kind else { throw error }
      #expect(error.place?.file == "Other.scene")
      #expect(main.presentedViewController == nil)
    }
  }

  @Test(
    "Finds a referenced storyboard in the same folder and reports a storyboard that does not exist"
  )
  func elsewhereInFiles() throws {
    try keeping { _ in
      let directory = try Self.newDirectory()
      defer { try? FileManager.default.removeItem(at: directory) }
      let main = storyboardText(
        """
        <scene>
          <viewController id="main" class="HostController">
            <segue kind="present" identifier="go" destination="Other#detail"/>
            <segue kind="present" identifier="lost" destination="Lost#detail"/>
            <view/>
          </viewController>
        </scene>
        """)
      for (name, text) in [("Main", main), ("Other", storyboardText(Self.other))] {
        try Data(compiled(text, path: "\(name).scene")).write(to: directory.appending(path: "\(name).scenec"))
      }
      let context = SceneContext(registry: try Registry.hosts(), clock: ManualClock())
      let path = directory.appending(path: "Main.scenec").path
      let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
      let controller = try Storyboard(path: path, context: context).instantiateInitialViewController()
      window.rootViewController = controller
      try window.makeKeyAndVisible()
      let error = try loadingError { try controller.performSegue(withIdentifier: "lost") }
      #expect("\(error)".contains("Main.scene:5:") && "\(error)".contains("Lost.scenec"))
      try controller.performSegue(withIdentifier: "go")
      #expect(controller.presentedViewController?.title == "detail")
    }
  }

  @Test("Opens only files signed by a trusted signer")
  func trusted() throws {
    try keeping { _ in
      let directory = try Self.newDirectory()
      defer { try? FileManager.default.removeItem(at: directory) }
      let main = storyboardText(
        """
        <scene>
          <viewController id="main" class="HostController">
            <segue kind="present" identifier="go" destination="Other#detail"/>
            <view/>
          </viewController>
        </scene>
        """)
      func write(_ name: String, signed: Bool) throws {
        let bytes = try compiled(name == "Main" ? main : storyboardText(Self.other), path: "\(name).scene")
        let file = try signed ? Archive(bytes: bytes).signed(for: Self.key) { _ in Self.mark } : bytes
        try Data(file).write(to: directory.appending(path: "\(name).scenec"))
      }
      let path = directory.appending(path: "Main.scenec").path
      func context() throws -> SceneContext {
        let context = SceneContext(registry: try Registry.hosts(), clock: ManualClock())
        context.trust = ArchiveTrust(publicKeys: [Self.key]) { $1.signature == Self.mark }
        return context
      }
      try write("Main", signed: false)
      for open in [{ _ = try Storyboard(path: path, context: $0) }, { _ = try Nib(path: path, context: $0) }]
      {
        let error = try loadingError { try open(try context()) }
        #expect("\(error)".contains("the file is not signed"))
      }
      try write("Main", signed: true)
      try write("Other", signed: false)
      let (untrusting, trusting) = (SceneContext(registry: try Registry.hosts()), try context())
      _ = try Storyboard(path: path, context: untrusting)
      let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: trusting)
      let controller = try Storyboard(path: path, context: trusting).instantiateInitialViewController()
      window.rootViewController = controller
      try window.makeKeyAndVisible()
      let error = try loadingError { try controller.performSegue(withIdentifier: "go") }
      #expect("\(error)".contains("Other") && "\(error)".contains("the file is not signed"))
      try write("Other", signed: true)
      try controller.performSegue(withIdentifier: "go")
      #expect(controller.presentedViewController?.title == "detail")
    }
  }

  private static let key = [UInt8](repeating: 1, count: 32)
  private static let mark = [UInt8](repeating: 2, count: 64)

  @Test("Prefers the file for the device idiom to the generic file")
  func variants() throws {
    try keeping { _ in
      let directory = try Self.newDirectory()
      defer { try? FileManager.default.removeItem(at: directory) }
      func scene(_ title: String) -> String {
        storyboardText(
          """
          <scene>
            <viewController id="main" class="HostController" title="\(title)">
              <segue kind="present" identifier="go" destination="Other#main"/>
              <view/>
            </viewController>
          </scene>
          """)
      }
      for name in ["Main", "Main~pad", "Other", "Other~pad"] {
        try Data(compiled(scene(name))).write(to: directory.appending(path: "\(name).scenec"))
      }
      for (idiom, suffix) in [(Idiom.phone, ""), (.pad, "~pad")] {
        let context = SceneContext(registry: try Registry.hosts(), clock: ManualClock())
        context.idiom = idiom
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
        let path = directory.appending(path: "Main.scenec").path
        let controller = try Storyboard(path: path, context: context).instantiateInitialViewController()
        window.rootViewController = controller
        try window.makeKeyAndVisible()
        try controller.performSegue(withIdentifier: "go")
        #expect(controller.title == "Main\(suffix)")
        #expect(controller.presentedViewController?.title == "Other\(suffix)")
      }
    }
  }

  @Test("A dot in the folder name does not affect the search for the device variant of a file")
  func ignoresDotInFolderNameWhenSearchingForDeviceVariant() throws {
    let directory = try Self.newDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }
    for name in ["v1.0", "v1~pad.0"] {
      let folder = directory.appending(path: name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let text = storyboardText(
        #"<scene><viewController id="main" title="\#(name)"><view/></viewController></scene>"#)
      try Data(compiled(text)).write(to: folder.appending(path: "Main"))
    }
    let context = SceneContext(registry: .library, clock: ManualClock())
    context.idiom = .pad
    let storyboard = try Storyboard(path: directory.appending(path: "v1.0/Main").path, context: context)
    #expect(try storyboard.instantiateInitialViewController().title == "v1.0")
  }
}

private final class StageView: View {
  override static var declaration: ClassDeclaration {
    ClassDeclaration(StageView.self) { $0.embedsScenes() }
  }
}

private final class BoxView: ContainerView {
  override static var declaration: ClassDeclaration { ClassDeclaration(BoxView.self) }
}
