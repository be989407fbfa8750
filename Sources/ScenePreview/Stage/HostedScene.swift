import SceneUI
import SceneValues

struct HostedScene {
  let root: ViewController
  let controller: ViewController
  private var presented: ViewController?

  private init(root: ViewController, controller: ViewController) {
    (self.root, self.controller) = (root, controller)
  }

  init(alone scene: Int, of storyboard: Storyboard) throws {
    let controller = try storyboard.instantiate(sceneAt: scene)
    self.init(root: controller, controller: controller)
  }

  /// The depth at which scenes are shown alone, because segues can lead from a container to its own members.
  private static let maxDepth = 16

  /// Creates a scene, without containers if they cannot be loaded, or if it is presented and `presents` is false.
  init(
    _ scene: Int, of storyboard: Storyboard, _ origins: SceneOrigins, presents: Bool, depth: Int = 0
  ) throws {
    let origin = depth < Self.maxDepth ? origins[scene] : nil
    if case .container(let container)? = origin, origins.isNested(scene) {
      let found = Self.reported(by: storyboard) {
        let outer = try HostedScene(
          container, of: storyboard, origins, presents: presents, depth: depth + 1)
        return try outer.controller.reveal(scene, of: storyboard).map { (outer: outer, child: $0) }
      }
      if let found {
        self.init(root: found.outer.root, controller: found.child)
        presented = found.outer.presented
        return
      }
    }
    let controller = try storyboard.instantiate(sceneAt: scene)
    switch origin {
    case .push(let source):
      let outer = Self.reported(by: storyboard) {
        let found = try Self.stack(
          with: source, of: storyboard, origins, presents: presents, depth: depth + 1)
        try found?.stack.pushViewController(controller, animated: false)
        return found?.outer
      }
      guard let outer else { break }
      self.init(root: outer.root, controller: controller)
      presented = outer.presented
      return
    case .presentation where presents:
      self.init(root: ViewController(), controller: controller)
      presented = controller
      return
    default: break
    }
    self.init(root: controller, controller: controller)
  }

  private static func reported<Result>(by storyboard: Storyboard, _ create: () throws -> Result?) -> Result? {
    do {
      return try create()
    } catch {
      storyboard.context.report(error)
      return nil
    }
  }

  private static func stack(
    with scene: Int, of storyboard: Storyboard, _ origins: SceneOrigins, presents: Bool, depth: Int
  ) throws -> (outer: HostedScene, stack: NavigationController)? {
    guard let navigation = origins.navigation(of: scene), origins.isNested(navigation) else { return nil }
    let outer = try HostedScene(navigation, of: storyboard, origins, presents: presents, depth: depth)
    guard let stack = outer.controller as? NavigationController else { return nil }
    // The scenes between the root and this scene do not affect the bars.
    if case .push? = origins[scene] {
      try stack.pushViewController(storyboard.instantiate(sceneAt: scene), animated: false)
    }
    return (outer, stack)
  }

  /// The innermost controller, whose view is the content of the scene. Embedded controllers are part of this content.
  var content: ViewController {
    var content = controller
    while content.isContainer, let child = content.children.first { content = child }
    return content
  }

  var controllers: [ViewController] { sequence(first: content, next: \.parent).map(\.self) }

  func show(in window: Window) throws {
    window.rootViewController = root
    try window.makeKeyAndVisible()
    if let presented { try root.present(presented, animated: false) }
  }
}

extension ViewController {
  fileprivate var isContainer: Bool {
    self is NavigationController || self is TabBarController || self is SplitViewController
      || self is PageViewController
  }

  /// Makes a scene visible in this container and returns its controller, or nil if the container cannot show it.
  fileprivate func reveal(_ scene: Int, of storyboard: Storyboard) throws -> ViewController? {
    let tabs = self as? TabBarController
    let child = (tabs?.viewControllers ?? children).first {
      $0.sceneInstance?.file === storyboard.file && $0.sceneInstance?.sceneIndex == scene
    }
    if let child { try tabs?.select(child) }
    return child
  }
}
