import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

private final class GaugeController: ViewController {
  weak var needle: Label?
  var presses = 0
  override class var declaration: ClassDeclaration {
    ClassDeclaration(GaugeController.self) {
      $0.outlet("needle") { $0.needle = $1 }
      $0.action("press") { $0.presses += 1 }
    }
  }
}

private final class GaugeDelegate: Responder, ApplicationDelegate {
  private var window: Window?
  weak var gauge: GaugeController?

  override class var declaration: ClassDeclaration {
    ClassDeclaration(GaugeDelegate.self) {
      $0.outlet("window") { $0.window = $1 }
      $0.outlet("gauge") { $0.gauge = $1 }
    }
  }

  func application(_ application: Application, didFinishLaunchingWithOptions options: LaunchOptions) -> Bool {
    do { try window?.makeKeyAndVisible() } catch { context.report(error) }
    return true
  }
}

@Suite struct ControllerNibTests {
  private static let nib = """
    <nib version="1" owner="GaugeController">
    <object id="model" class="AnsweringModel"/>
    <view frame="0 0 100 100">
    <label id="needle" text="12" frame="0 0 50 50"/>
    <button frame="0 50 100 50" title="Press"><action selector="press" destination="owner"/></button>
    </view>
    </nib>
    """

  private func context(_ files: [String: String]) throws -> SceneContext {
    var registry = try Registry.answering()
    try registry.register(GaugeController.self)
    let context = SceneContext(registry: registry, clock: ManualClock())
    context.failureHandler = { Issue.record("\($0)") }
    let scenes = try files.mapValues { try opened($0, registry: registry) }
    context.sceneFileProvider = { scenes[$0] }
    return context
  }

  private func show(_ controller: ViewController, in context: SceneContext) throws -> Harness {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    window.rootViewController = controller
    try window.makeKeyAndVisible()
    return Harness(window)
  }

  @Test func findsNibNamedAfterClass() throws {
    let context = try context(["GaugeController": Self.nib])
    let controller = GaugeController()
    let harness = try show(controller, in: context)
    try harness.tap(harness.find(text: "Press"))
    #expect(controller.presses == 1)
    #expect(try harness.find(id: "needle", as: Label.self).text == "12")
  }

  @Test func usesSpecifiedNibName() throws {
    let context = try context(["Other": Self.nib, "GaugeController": "<nib version=\"1\"><view/></nib>"])
    let controller = GaugeController(nibName: "Other")
    let harness = try show(controller, in: context)
    try harness.tap(harness.find(text: "Press"))
    #expect(controller.presses == 1)
  }

  @Test func viewIsEmptyIfNibDoesNotExist() throws {
    let storyboard = storyboardText(#"<scene><viewController id="main"/></scene>"#)
    // A storyboard with that name is ignored.
    for files in [[:], ["GaugeController": storyboard], ["ViewController": Self.nib]] {
      let controller = GaugeController()
      _ = try show(controller, in: try context(files))
      #expect(controller.view.subviews.isEmpty)
    }
    let plain = ViewController()
    _ = try show(plain, in: try context(["ViewController": "<nib version=\"1\"><view><view/></view></nib>"]))
    #expect(plain.view.subviews.isEmpty, "a class of the library has no nib of its own")
  }

  @Test("Reports a specified nib that is missing or contains no view")
  func reportsMissingNamedNib() throws {
    let controller = GaugeController(nibName: "Missing")
    let context = try context([:])
    let error = try loadingError { _ = try show(controller, in: context) }
    #expect(error.description.contains("does not provide the nib 'Missing'"), "\(error)")
    let viewless = GaugeController(nibName: "Viewless")
    let other = try self.context(["Viewless": "<nib version=\"1\"><object class=\"AnsweringModel\"/></nib>"])
    let second = try loadingError { _ = try show(viewless, in: other) }
    #expect(second.description.contains("the nib 'Viewless' has no view"), "\(second)")
  }

  @Test("The outlet 'view' of the owner determines the view")
  func viewOutlet() throws {
    let nib = """
      <nib version="1" owner="GaugeController">
        <outlet property="view" destination="page"/>
        <outlet property="needle" destination="needle"/>
        <label id="extra" text="Extra"/>
        <view id="page" frame="0 0 100 100"><label id="needle" text="12" frame="0 0 50 50"/></view>
      </nib>
      """
    let context = try context(["GaugeController": nib])
    context.unloadsViewsOnMemoryWarning = true
    let controller = GaugeController()
    let harness = try show(controller, in: context)
    #expect(controller.view.sceneID == "page")
    #expect(try harness.find(id: "needle", as: Label.self).text == "12")
    harness.window.close()
    #expect(controller.unloadViewIfHidden())
    #expect(controller.needle == nil)
    try harness.window.makeKeyAndVisible()
    #expect(controller.view.sceneID == "page" && controller.needle?.text == "12")
  }

  @Test("Reports the location of a second view if the owner's outlet 'view' is not connected")
  func twoCandidates() throws {
    let context = try context(["Two": "<nib version=\"1\"><view><view/></view><label text=\"B\"/></nib>"])
    let error = try loadingError { _ = try show(GaugeController(nibName: "Two"), in: context) }
    #expect(error.place?.column == 39, "\(error)")
    #expect(
      error.description.contains(
        "the nib 'Two' has 2 top-level views: connect the outlet 'view' of its owner"),
      "\(error)")
  }

  @Test("Reports an outlet 'view' whose destination is not a view")
  func wrongViewOutlet() throws {
    let nib = """
      <nib version="1"><outlet property="view" destination="model"/><object id="model" class="AnsweringModel"/></nib>
      """
    let context = try context(["Wrong": nib])
    let error = try loadingError { _ = try show(GaugeController(nibName: "Wrong"), in: context) }
    #expect(error.description.contains("requires a 'View', not a 'AnsweringModel'"), "\(error)")
  }

  @Test("Table and collection view controllers load their views from nibs")
  func listControllers() throws {
    let files = [
      "Rows": "<nib version=\"1\"><tableView id=\"rows\" style=\"grouped\"/></nib>",
      "Items": "<nib version=\"1\"><collectionView id=\"items\"/></nib>",
    ]
    let rows = TableViewController(nibName: "Rows")
    _ = try show(rows, in: try context(files))
    #expect(rows.tableView.sceneID == "rows" && rows.tableView.style == .grouped)
    let items = CollectionViewController(nibName: "Items")
    _ = try show(items, in: try context(files))
    #expect(items.collectionView.sceneID == "items")
    let wrong = TableViewController(nibName: "Items")
    let error = try loadingError { _ = try show(wrong, in: try context(files)) }
    #expect(error.description.contains("is not a table view"), "\(error)")
  }

  private static let mainWindow = """
    <nib version="1" owner="Application">
      <outlet property="delegate" destination="delegate"/>
      <object id="delegate" class="GaugeDelegate">
        <outlet property="window" destination="window"/>
        <outlet property="gauge" destination="gauge"/>
      </object>
      <view id="window" class="Window" frame="0 0 320 480">
        <outlet property="rootViewController" destination="stack"/>
      </view>
      <navigationController id="stack" rootViewController="gauge"/>
      <viewController id="gauge" class="GaugeController" title="Gauge" CONTENT
      </viewController>
    </nib>
    """

  private func launch(_ content: String, _ files: [String: String] = [:]) throws -> (
    Application, GaugeDelegate
  ) {
    var registry = try Registry.answering()
    try registry.register(GaugeController.self, GaugeDelegate.self)
    let context = SceneContext(registry: registry, clock: ManualClock())
    context.failureHandler = { Issue.record("\($0)") }
    let scenes = try files.mapValues { try opened($0, registry: registry) }
    context.sceneFileProvider = { scenes[$0] }
    let application = Application(context: context)
    let text = Self.mainWindow.replacing("CONTENT", with: content)
    try application.loadMainNib(Nib(file: try opened(text, registry: registry), context: context))
    let delegate = try #require(application.delegate as? GaugeDelegate)
    #expect(delegate.gauge?.isViewLoaded == false)
    application.launch()
    return (application, delegate)
  }

  @Test("A main nib contains the delegate, the window, and controllers with their views")
  func mainNib() throws {
    let (application, delegate) = try launch(
      """
      ><outlet property="needle" destination="needle"/>
      <view id="page" frame="0 0 320 480"><label id="needle" text="12" frame="0 100 50 50"/>
        <button frame="0 200 100 50" title="Press"><action selector="press" destination="gauge"/></button></view>
      """)
    let window = try #require(application.windows.first)
    #expect(window.isOnScreen && window.isKeyWindow)
    let gauge = try #require(delegate.gauge)
    #expect(gauge.isViewLoaded && gauge.navigationController === window.rootViewController)
    let harness = Harness(window)
    try harness.tap(harness.find(text: "Press"))
    #expect(gauge.presses == 1 && gauge.needle?.text == "12")
  }

  @Test("A controller in a nib loads its view from the nib that 'nibName' specifies")
  func nibNameInNib() throws {
    let (application, delegate) = try launch(#"nibName="Other">"#, ["Other": Self.nib])
    try Harness(application.windows[0]).tap(Harness(application.windows[0]).find(text: "Press"))
    #expect(delegate.gauge?.presses == 1)
  }

  @Test("Loads a nib by its name, or reports that it cannot be found")
  func loadNibNamed() throws {
    let context = try context(["Gauge": Self.nib])
    let owner = GaugeController()
    let objects = try context.loadNibNamed("Gauge", owner: owner)
    #expect(objects.count == 2 && objects[1] is View)
    let missing = try loadingError { try context.loadNibNamed("Guage", owner: owner) }
    #expect(missing.description.contains("does not provide the nib 'Guage'"), "\(missing)")
    context.sceneFileProvider = nil
    let error = try loadingError { try context.loadNibNamed("Gauge", owner: owner) }
    #expect(error.description.contains("set 'sceneFileProvider' of the context"), "\(error)")
  }
}
