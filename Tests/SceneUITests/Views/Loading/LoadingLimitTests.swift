import SceneArchive
import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Limits on the objects that one load creates")
struct LoadingLimitTests {
  /// Few enough levels for the compiler, which applies the default limit.
  private static let levels = 11

  /// A storyboard in which each scene contains the next one twice. `scene` returns the scene of a level.
  private func storyboard(_ scene: (_ id: String, _ next: String) -> String) -> String {
    let scenes = (0..<Self.levels).map { "<scene>\(scene("c\($0)", "c\($0 + 1)"))</scene>" }
    return storyboardText(
      initial: "c0",
      (scenes + ["<scene><viewController id=\"c\(Self.levels)\"/></scene>"]).joined(separator: "\n"))
  }

  private func embedding(_ id: String, _ next: String) -> String {
    let container = "<containerView><segue kind=\"embed\" destination=\"\(next)\"/></containerView>"
    return "<viewController id=\"\(id)\"><view>\(container)\(container)</view></viewController>"
  }

  private func open(_ text: String) throws -> Storyboard {
    let file = try opened(text)
    let context = SceneContext(clock: ManualClock())
    context.failureHandler = { Issue.record($0) }
    context.loadingLimits.controllers = 1000
    return Storyboard(file: file, context: context)
  }

  private func expectRefusal(
    _ what: String = "1000 view controllers", hasLines: Bool = true, _ load: () throws -> Void
  ) throws {
    let error = try loadingError(load)
    #expect(
      "\(error)".contains("loading creates more than \(what): check that scenes do not embed"), "\(error)")
    #expect((error.place?.line != nil) == hasLines, "\(error)")
  }

  @Test("Rejects a view that embeds two scenes at each of many levels, and loads other scenes afterward")
  func embeds() throws {
    let storyboard = try open(storyboard(embedding))
    let controller = try storyboard.instantiateInitialViewController()
    try expectRefusal { try controller.loadViewIfNeeded() }
    #expect(!controller.isViewLoaded && controller.children.isEmpty)
    // The deepest scenes contain few others.
    let deep = try storyboard.instantiate("c\(Self.levels - 4)")
    try deep.loadViewIfNeeded()
    #expect(deep.children.count == 2)
  }

  @Test("By default, a load creates at most 10,000 view controllers")
  func defaults() throws {
    let container = "<containerView><segue kind=\"embed\" destination=\"NEXT\"/></containerView>"
    let levels = 27
    let scenes = (0..<levels).map { level in
      let containers = ["c\(level + 1)", "end"].map { container.replacing("NEXT", with: $0) }
      return
        "<scene><viewController id=\"c\(level)\"><view>\(containers.joined())</view></viewController></scene>"
    }
    let ends = ["c\(levels)", "end"].map { "<scene><viewController id=\"\($0)\"/></scene>" }
    // The compiler rejects the file, but other tools can write it.
    var content = try Archive(bytes: compiled(storyboardText(initial: "c0", (scenes + ends).joined())))
      .content()
    for index in content.segues.indices where content.segues[index].destination == levels + 1 {
      content.segues[index].destination = content.segues[index - 1].destination
    }
    let file = try SceneFile(bytes: content.encoded(), registry: .library)
    let context = SceneContext(clock: ManualClock())
    let controller = try Storyboard(file: file, context: context).instantiateInitialViewController()
    try expectRefusal("10000 view controllers", hasLines: false) { try controller.loadViewIfNeeded() }
  }

  @Test(
    "Rejects a container that contains two containers at each of many levels",
    arguments: [
      "<tabBarController id=\"ID\" viewControllers=\"NEXT NEXT\"/>",
      "<splitViewController id=\"ID\" viewControllers=\"NEXT NEXT\"/>",
      "<pageViewController id=\"ID\" transitionStyle=\"pageCurl\" spineLocation=\"mid\" viewControllers=\"NEXT NEXT\"/>",
    ])
  func containers(_ scene: String) throws {
    let storyboard = try open(
      storyboard { scene.replacing("ID", with: $0).replacing("NEXT", with: $1) })
    try expectRefusal { _ = try storyboard.instantiateInitialViewController() }
  }

  @Test("Rejects views that embed split views with two such views at each of many levels")
  func columns() throws {
    let scenes = (0..<Self.levels).map { level in
      """
      <scene><viewController id="c\(level)"><view>
        <containerView><segue kind="embed" destination="s\(level)"/></containerView>
      </view></viewController></scene>
      <scene><splitViewController id="s\(level)" viewControllers="c\(level + 1) c\(level + 1)"/></scene>
      """
    }
    let last = "<scene><viewController id=\"c\(Self.levels)\"/></scene>"
    let storyboard = try open(storyboardText(initial: "c0", (scenes + [last]).joined()))
    let controller = try storyboard.instantiateInitialViewController()
    try expectRefusal { try controller.loadViewIfNeeded() }
  }

  @Test("Counts the scenes of other storyboards")
  func references() throws {
    let text = storyboard(embedding)
    let storyboard = try open(text.replacing("destination=\"c", with: "destination=\"Other#c"))
    storyboard.context.sceneFileProvider = { _ in storyboard.file }
    let controller = try storyboard.instantiateInitialViewController()
    try expectRefusal { try controller.loadViewIfNeeded() }
  }

  @Test("A host app can change the limits")
  func limits() throws {
    let text = storyboardText(
      """
      <scene><tabBarController id="main" viewControllers="a b c"/></scene>
      <scene><viewController id="a"><view><label/><label/></view></viewController></scene>
      <scene><viewController id="b"/></scene>
      <scene><viewController id="c"/></scene>
      """)
    let storyboard = try open(text)
    storyboard.context.loadingLimits.controllers = 3
    try expectRefusal("3 view controllers") { _ = try storyboard.instantiateInitialViewController() }
    storyboard.context.loadingLimits = LoadingLimits(controllers: 4, objects: 2)
    try expectRefusal("2 objects") { _ = try storyboard.instantiateInitialViewController() }
    storyboard.context.loadingLimits.objects = 4
    let controller = try storyboard.instantiateInitialViewController()
    try controller.loadViewIfNeeded()
    #expect(controller.children.count == 3, "each load is counted separately")
    storyboard.context.loadingLimits.objects = 2
    let view = try storyboard.instantiate("a")
    try expectRefusal("2 objects") { try view.loadViewIfNeeded() }
  }

  @Test("Rejects a nib with more objects than the limit")
  func nibs() throws {
    let file = try opened("<nib version=\"1\"><view><label/><label/></view></nib>")
    let context = SceneContext(clock: ManualClock())
    context.loadingLimits.objects = 2
    let error = try loadingError { _ = try Nib(file: file, context: context).instantiate() }
    #expect("\(error)".contains("loading creates more than 2 objects"))
    context.loadingLimits.objects = 3
    #expect(try Nib(file: file, context: context).instantiate().count == 1)
  }
}
