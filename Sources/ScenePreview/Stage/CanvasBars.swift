import InterfaceBuilder
import SceneValues

/// The simulated bars of the scenes in a storyboard, as on Xcode's canvas.
struct CanvasBars {
  struct Surroundings: Equatable {
    var hasNavigationBar = false
    var hasLargeTitle = false
    var hasTabBar = false
    var hasToolbar = false
    /// Whether another scene's view embeds the scene. Bars do not overlap embedded scenes.
    var isEmbedded = false
    var isSheet = false
  }

  private let layout: SavedLayout
  private let scenes: [String: SavedLayout.Scene]
  private var found: [String: Surroundings] = [:]

  init(_ layout: SavedLayout) {
    self.layout = layout
    scenes = Dictionary(layout.scenes.map { ($0.controller, $0) }) { first, _ in first }
    let sheets = presentedSheets
    spreadContainers(sheets)
    let shown = shownContainers
    if !shown.isSubset(of: sheets) {
      found = [:]
      spreadContainers(sheets.union(shown))
    }
    for link in layout.scenes.flatMap(\.leadsTo) where found[link.destination] == nil {
      switch link.kind {
      case "embed": spread(Surroundings(isEmbedded: true), over: link.destination)
      case "presentation", "modal", "popover", "popoverPresentation":
        let style = link.style ?? scenes[link.destination]?.modalPresentationStyle
        spread(Surroundings(isSheet: isSheet(style, link.kind)), over: link.destination)
      default: break
      }
    }
    // In a scene without a navigation bar, a `show` segue presents a sheet.
    for scene in layout.scenes where found[scene.controller]?.hasNavigationBar != true {
      for link in scene.leadsTo where found[link.destination] == nil && ["show", "push"].contains(link.kind) {
        let style = scenes[link.destination]?.modalPresentationStyle
        spread(Surroundings(isSheet: isSheet(style, link.kind)), over: link.destination)
      }
    }
  }

  func surroundings(of scene: SavedLayout.Scene) -> Surroundings {
    var around = found[scene.controller] ?? Surroundings()
    around.specify(scene)
    return around
  }

  private static let containers = ["tabBarController", "splitViewController", "navigationController"]

  /// Containers take precedence over segues, and outer containers take precedence over inner containers.
  private mutating func spreadContainers(_ sheets: Set<String>) {
    for element in Self.containers {
      for scene in layout.scenes where scene.element == element && found[scene.controller] == nil {
        let isSheet = scene.isSheet ?? sheets.contains(scene.controller)
        spread(Surroundings(isSheet: isSheet), over: scene.controller)
      }
    }
  }

  /// The containers that a `show` segue presents as sheets, because there is no navigation bar.
  private var shownContainers: Set<String> {
    var shown: Set<String> = []
    for scene in layout.scenes where found[scene.controller]?.hasNavigationBar != true {
      for link in scene.leadsTo where link.kind == "show" {
        guard let destination = scenes[link.destination], Self.containers.contains(destination.element),
          isSheet(destination.modalPresentationStyle, link.kind)
        else { continue }
        shown.insert(link.destination)
      }
    }
    return shown
  }

  private var presentedSheets: Set<String> {
    var sheets: Set<String> = []
    for link in layout.scenes.flatMap(\.leadsTo) where ["presentation", "modal"].contains(link.kind) {
      let style = link.style ?? scenes[link.destination]?.modalPresentationStyle
      if isSheet(style, link.kind) { sheets.insert(link.destination) }
    }
    return sheets
  }

  private func isSheet(_ style: String?, _ kind: String) -> Bool {
    kind.hasPrefix("popover") || layout.isSheet(style)
  }

  private mutating func spread(_ around: Surroundings, over controller: String) {
    var queue = [(controller, around)]
    while let (controller, around) = queue.popLast() {
      guard found[controller] == nil, let scene = scenes[controller] else { continue }
      found[controller] = around
      for link in scene.leadsTo {
        guard let next = surroundings(after: link, from: scene, around) else { continue }
        queue.insert((link.destination, next), at: 0)
      }
    }
  }

  private func surroundings(
    after link: SavedLayout.Link, from scene: SavedLayout.Scene, _ around: Surroundings
  ) -> Surroundings? {
    var next = around
    switch (link.kind, link.relationship) {
    case ("relationship", "rootViewController"):
      next.hasNavigationBar = !scene.hidesTopBar
      next.hasToolbar = scene.showsToolbar
      next.specifyBottomBar(scene)
      next.hasLargeTitle =
        next.hasNavigationBar && scene.largeTitle == .always
        && scenes[link.destination]?.largeTitle != .never
    case ("relationship", "viewControllers"):
      next.hasTabBar = scene.element == "tabBarController"
    case ("relationship", _): break
    case ("show", _), ("push", _):
      // The destination inherits the bars of a container's content, but not those of the container itself.
      guard around.hasNavigationBar, !scene.element.hasSuffix("navigationController") else { return nil }
      if scenes[link.destination]?.hidesBottomBar == true { next.hasTabBar = false }
      if scenes[link.destination]?.largeTitle == .never { next.hasLargeTitle = false }
    default: return nil
    }
    return next
  }
}

extension CanvasBars.Surroundings {
  mutating func specify(_ scene: SavedLayout.Scene) {
    switch scene.topBar {
    case .inferred: break
    case .navigation:
      hasNavigationBar = true
      hasLargeTitle = hasLargeTitle || scene.largeTitle == .always
    default: (hasNavigationBar, hasLargeTitle) = (false, false)
    }
    specifyBottomBar(scene)
    if scene.destination == .sheet { isSheet = true }
  }

  fileprivate mutating func specifyBottomBar(_ scene: SavedLayout.Scene) {
    switch scene.bottomBar {
    case .inferred: break
    case .tab: (hasTabBar, hasToolbar) = (true, false)
    case .toolbar: (hasTabBar, hasToolbar) = (false, true)
    default: (hasTabBar, hasToolbar) = (false, false)
    }
  }
}

extension SavedLayout.Scene {
  /// Whether a navigation controller was saved as a sheet, whose bar is taller, or nil if the bar's height is unknown.
  fileprivate var isSheet: Bool? {
    switch navigationBarHeight {
    case 56: true
    case 44: false
    default: nil
    }
  }
}

extension SavedLayout {
  /// Whether a presentation style shows a sheet on the canvas. The default style does so since Xcode 11.
  func isSheet(_ style: String?) -> Bool {
    switch style {
    case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom", "none": false
    case nil, "automatic": toolsVersion.map { $0 >= 14_800 } ?? false
    default: true
    }
  }
}
