import SceneModel
import SceneValues

/// The numbers of view controllers that loading each scene creates at least. Each scene is visited once.
struct LoadedControllers {
  /// The number for the creation of a scene, with the controllers that it contains.
  private var created: [Int]
  /// The number for the loading of a scene's view, with the controllers that it embeds.
  private var embedded: [Int]

  private static let most = 1 << 40

  /// Counts the controllers. `order` contains each scene after the scenes that it contains.
  init(_ project: Project, order: [Int], contents: [[Project.Edge]]) {
    created = [Int](repeating: 1, count: contents.count)
    embedded = [Int](repeating: 0, count: contents.count)
    for scene in order {
      var start = 0
      // A reference to a storyboard with variants for devices has several targets, of which only one is loaded.
      while start < contents[scene].count {
        let link = contents[scene][start...].prefix { $0.link == contents[scene][start].link }
        count(link, of: scene, in: project)
        start = link.endIndex
      }
    }
  }

  private mutating func count(_ variants: ArraySlice<Project.Edge>, of scene: Int, in project: Project) {
    let controllers = variants.map { created[$0.target] }.min() ?? 0
    let views = variants.map { embedded[$0.target] }.min() ?? 0
    if variants.first?.kind == .embeds {
      embedded[scene] = min(embedded[scene] + controllers + views, Self.most)
    } else {
      created[scene] = min(created[scene] + controllers, Self.most)
      guard let name = project[scene].className, Self.loadingChildren.contains(name) else { return }
      embedded[scene] = min(embedded[scene] + views, Self.most)
    }
  }

  /// The containers that load the views of all children together with their own view. A tab bar controller loads only one.
  private static let loadingChildren: Set<String> = [
    "SceneUI.NavigationController", "SceneUI.PageViewController", "SceneUI.SplitViewController",
  ]

  func exceed(_ limit: Int, for scene: Int) -> Bool { max(created[scene], embedded[scene]) > limit }
}
