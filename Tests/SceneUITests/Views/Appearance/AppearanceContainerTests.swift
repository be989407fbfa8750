import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 26: appearance rules match containing controllers and views")
struct AppearanceContainerTests {
  private final class Shell: ViewController {
    private let life = Life()
    override class var declaration: ClassDeclaration { ClassDeclaration(Shell.self) }
  }

  private func shown(
    _ rules: (SceneContext) -> Void, _ body: (Shell, ViewController, Label, Window) throws -> Void
  )
    throws
  {
    let context = SceneContext(clock: ManualClock())
    context.failureHandler = { Issue.record("\($0)") }
    rules(context)
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let (shell, child, label) = (Shell(), ViewController(), TintedLabel())
    shell.view = View()
    child.view = View()
    child.view.addSubview(label)
    shell.addChild(child)
    shell.view.addSubview(child.view)
    child.didMove(toParent: shell)
    window.rootViewController = shell
    try window.makeKeyAndVisible()
    try body(shell, child, label, window)
  }

  @Test("A rule for a container controller applies only to views inside the controller")
  func inAController() throws {
    try shown({ $0.appearance(of: Label.self, in: [Shell.self]).textColor = .green }) { _, _, label, window in
      #expect(label.textColor == .green)
      let outside = Label()
      window.addSubview(outside)
      #expect(outside.textColor == .label)
    }
  }

  /// A controller directly contains its own view, and is inside the views around it.
  @Test("For appearance rules, a controller contains its view and is contained in the enclosing views")
  func containerOrder() throws {
    try shown({ context in
      context.appearance(of: Label.self, in: [ViewController.self, Shell.self]).textColor = .green
      context.appearance(of: Label.self, in: [Shell.self, ViewController.self]).textColor = .red
      context.appearance(of: View.self, in: [Shell.self]).backgroundColor = .blue
    }) { shell, child, label, _ in
      #expect(label.textColor == .green)
      #expect(shell.view.backgroundColor == .blue && child.view.backgroundColor == .blue)
    }
  }

  @Test("A scene's rule for a container controller applies to the controller's views")
  func inScenes() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main" class="HostController"><view><label/></view></viewController></scene>
        <appearance class="Label" in="HostController" textColor="green"/>
        """), registry: .styled())
    try stage.show()
    #expect(stage.window.labelColors == ["": .green])
  }

  /// Container controllers contain their children's views and their own bars.
  @Test(
    "Rules for a container controller apply to the views of its children and to its bars",
    arguments: [
      (#"<navigationController id="main" rootViewController="page"/>"#, "NavigationController"),
      (#"<tabBarController id="main" viewControllers="page"/>"#, "TabBarController"),
    ])
  func rulesMatchContainerControllers(holder: String, name: String) throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene>\(holder)</scene>
        <scene><viewController id="page" entry="true"><view><label text="in"/></view></viewController></scene>
        <scene><collectionViewController id="other" entry="true"><collectionView/></collectionViewController></scene>
        <appearance class="Label" in="\(name)" textColor="green"/>
        <appearance class="Label" in="CollectionViewController" textColor="red"/>
        <appearance class="View" in="CollectionViewController" backgroundColor="red"/>
        """))
    try stage.show()
    stage.window.layoutIfNeeded()
    #expect(stage.window.labelColors["in"] == .green)
    stage.window.rootViewController = try stage.storyboard.instantiate("page")
    #expect(stage.window.labelColors["in"] == .label)
    let other = try stage.storyboard.instantiate("other")
    stage.window.rootViewController = other
    #expect(other is CollectionViewController && other.view.backgroundColor == .red)
  }

  @Test func rulesApplyToReusedCells() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view>
          <tableView id="rows" frame="0 0 320 200"><tableViewCell reuseIdentifier="row" style="custom">
            <label tag="7" frame="0 0 99 20"/>
          </tableViewCell></tableView>
        </view></viewController></scene>
        <appearance class="Label" in="TableViewCell TableView" textColor="green"/>
        """))
    let controller = try stage.show()
    let table = try #require(controller.view.firstView(of: TableView.self))
    let rows = Rows()
    table.dataSource = rows
    for offset in stride(from: 0.0, through: 2000, by: 150) {
      table.contentOffset = Point(x: 0, y: offset)
      stage.window.layoutIfNeeded()
      let labels = table.visibleCells.compactMap { $0.viewWithTag(7) as? Label }
      #expect(!labels.isEmpty && labels.allSatisfy { $0.textColor == .green })
    }
  }

  private final class Rows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row")!
    }
  }

  /// Rules are applied before `didMoveToWindow`, and also to views added there.
  @Test("Applies rules before didMoveToWindow is called")
  func beforeNotification() {
    final class Builder: View {
      var seen: [Color?] = []
      let label = TintedLabel()
      override func didMoveToWindow() {
        seen.append(backgroundColor)
        if window != nil { addSubview(label) }
      }
    }
    let context = SceneContext(clock: ManualClock())
    context.appearance(of: Builder.self).backgroundColor = .green
    context.appearance(of: Label.self, in: [Builder.self]).textColor = .green
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    let builder = Builder()
    window.addSubview(builder)
    #expect(builder.seen == [.green] && builder.label.textColor == .green)
  }

  @Test("Appearance rules do not retain views and are freed with their context")
  func lifetimes() throws {
    try Lifetimes.counting { lifetimes in
      try Journal.keeping { _ in
        let context = SceneContext(registry: try .styled(), clock: ManualClock())
        for _ in 0..<2 {
          try shownAndGone(in: context)
          #expect(lifetimes.alive == 0 && lifetimes.made > 0)
        }
        // The context releases its rules.
        weak let weakContext: SceneContext? = context
        #expect(weakContext != nil)
      }
    }
    weak var gone: SceneContext?
    do {
      let context = SceneContext(registry: try .styled(), clock: ManualClock())
      gone = context
      try shownAndGone(in: context)
    }
    #expect(gone == nil)
  }

  private func shownAndGone(in context: SceneContext) throws {
    let file = try opened(
      storyboardText(
        """
        <scene><viewController id="main" class="HostController"><view class="HostView">
          <label class="TintedLabel"/><view class="DialView"><label class="TintedLabel"/></view>
        </view></viewController></scene>
        <appearance class="Label" in="DialView HostController" textColor="green" tintColor="red"/>
        <appearance class="DialView" dialColor="green"><hand name="minute" handColor="red"/></appearance>
        """), registry: try .styled())
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    window.rootViewController = try Storyboard(file: file, context: context).instantiate("main")
    try window.makeKeyAndVisible()
    _ = window.picture()
    window.close()
  }
}
