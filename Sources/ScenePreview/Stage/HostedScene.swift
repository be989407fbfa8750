import SceneUI
import SceneValues

/// A scene in the containers in which an app shows it.
struct HostedScene {
  let root: ViewController
  let controller: ViewController
  private var presented: ViewController?

  private init(root: ViewController, controller: ViewController) {
    (self.root, self.controller) = (root, controller)
  }

  /// Creates a scene, without containers if they cannot be loaded or if it is presented and `presents` is false.
  init(_ scene: Int, of storyboard: Storyboard, _ origins: SceneOrigins, presents: Bool) throws {
    if case .container(let container)? = origins[scene], origins.isNested(scene),
      let outer = try? HostedScene(container, of: storyboard, origins, presents: presents),
      let child = try? outer.controller.reveal(scene, of: storyboard)
    {
      self.init(root: outer.root, controller: child)
      presented = outer.presented
      return
    }
    let controller = try storyboard.instantiate(sceneAt: scene)
    switch origins[scene] {
    case .push(let source):
      guard let outer = Self.stack(with: source, of: storyboard, origins, presents: presents),
        (try? (outer.controller as? NavigationController)?.pushViewController(controller, animated: false))
          != nil
      else { break }
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

  private static func stack(
    with scene: Int, of storyboard: Storyboard, _ origins: SceneOrigins, presents: Bool
  ) -> HostedScene? {
    guard let navigation = origins.navigation(of: scene), origins.isNested(navigation),
      let outer = try? HostedScene(navigation, of: storyboard, origins, presents: presents),
      let stack = outer.controller as? NavigationController
    else { return nil }
    // The scenes between the root and this scene do not affect the bars.
    if case .push? = origins[scene], let below = try? storyboard.instantiate(sceneAt: scene) {
      try? stack.pushViewController(below, animated: false)
    }
    return outer
  }

  /// The innermost controller, whose view is the content of the scene. Embedded controllers are part of this content.
  var content: ViewController {
    var content = controller
    while content.isContainer, let child = content.children.first { content = child }
    return content
  }

  func show(in window: Window) throws {
    window.rootViewController = root
    try window.makeKeyAndVisible()
    if let presented { try root.present(presented, animated: false) }
  }

  /// Enlarges a window until the scene's content has the size that it was designed for. Content of the size of a whole
  /// screen, which is the default, was designed for the space that bars leave.
  func fit(_ window: Window, to size: Size) {
    guard size != .currentPhone, let view = content.viewIfLoaded else { return }
    window.enlarge(until: view, has: size)
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
