import TestSupport

extension SceneTree {
  /// Moves some scenes into container views of earlier scenes, and the first scene into a container
  /// controller.
  func addContainers(_ chance: inout Chance) throws {
    let controllers = all.filter { $0.name == "viewController" }
    for (number, controller) in controllers.enumerated() where chance.happens(oneIn: 2) {
      let rest = Self.free(controllers.dropFirst(max(2, number + 1)), in: self)
      guard let view = controller.children.first(where: { $0.name == "view" }), !rest.isEmpty else {
        continue
      }
      let holder = try Self.reading(
        """
        <containerView id="holder\(number)" frame="10 10 200 200">
        <segue kind="embed" destination="\(chance.pick(rest))"/></containerView>
        """)
      view.children.append(holder)
    }
    let initial: String
    switch chance.below(3) {
    case 0: initial = #"<navigationController id="initial" rootViewController="scene0"/>"#
    case 1 where controllers.count > 1:
      initial = #"<tabBarController id="initial" viewControllers="scene0 scene1"/>"#
    default: return
    }
    children.insert(try Self.reading("<scene>\(initial)</scene>"), at: 0)
    self["initial"] = "initial"
  }

  /// Makes a container view show another scene.
  func redirect(_ chance: inout Chance) {
    let controllers = all.filter { $0.name == "viewController" }
    let segues = all.filter { $0.name == "segue" && $0["kind"] == "embed" }
    guard !segues.isEmpty else { return }
    let segue = chance.pick(segues)
    let around = controllers.firstIndex { $0.all.contains { $0 === segue } } ?? 0
    let rest = Self.free(controllers.dropFirst(max(2, around + 1)), in: self)
    if !rest.isEmpty { segue["destination"] = chance.pick(rest) }
  }

  /// Returns the scenes that no container view shows.
  private static func free(_ controllers: ArraySlice<SceneTree>, in tree: SceneTree) -> [String] {
    let taken = tree.all.filter { $0.name == "segue" && $0["kind"] == "embed" }.map { $0["destination"] }
    return controllers.compactMap { $0["id"] }.filter { !taken.contains($0) }
  }
}
