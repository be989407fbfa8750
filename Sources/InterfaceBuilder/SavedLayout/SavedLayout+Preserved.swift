import SceneModel
import SceneSyntax
import SceneValues

/// The parts of the canvas that compiled files and imported scenes preserve, so that they are drawn like the Xcode file.
extension InterfaceBuilder {
  package static func canvas(ofImported tree: SyntaxTree) -> SavedLayout {
    SavedLayout { name in
      tree.attribute(named: "\(ImportedNames.prefix):\(name)", of: 0).map { tree.value(of: $0) }
    }
  }
}

extension SavedLayout {
  package init(preserved attribute: (String) -> String?) {
    self.init()
    device = attribute("device")
    isLandscape = attribute("orientation")?.hasPrefix("landscape") == true
    toolsVersion = attribute("toolsVersion").flatMap(Self.version)
  }

  static func version(_ text: String) -> Int? { Int(text.prefix { $0 != "." }) }
}

extension SavedLayout.Scene {
  /// Creates a scene from the simulated metrics that compiled files and imported scenes preserve, such as
  /// `simulatedNavigationBarMetrics prompted` for the key `simulatedTopBarMetrics`.
  package init(metrics: [String: String]) {
    let size = metrics["simulatedDestinationMetrics"] ?? metrics["simulatedSizeMetrics"]
    self.init(
      element: "", topBar: Self.bar(metrics["simulatedTopBarMetrics"]),
      bottomBar: Self.bar(metrics["simulatedBottomBarMetrics"]),
      destination: size.flatMap { SavedLayout.Scene.destination(named: $0, size: nil) })
  }

  static func destination(named element: String, size: Size?) -> SavedLayout.Destination? {
    switch element {
    case "freeformSimulatedSizeMetrics": .freeform(size)
    case "modalPageSheetSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics": .sheet
    default: nil
    }
  }

  private static func bar(_ text: String?) -> SavedLayout.Bar {
    let words = text?.split(separator: " ") ?? []
    return words.first.map { bar(named: String($0), hasPrompt: words.contains("prompted")) } ?? .inferred
  }

  static func bar(named element: String, hasPrompt: Bool) -> SavedLayout.Bar {
    switch element {
    case "nil": .none
    case "simulatedNavigationBarMetrics": .navigation(hasPrompt: hasPrompt)
    case "simulatedToolbarMetrics": .toolbar
    case "simulatedTabBarMetrics": .tab
    default: .inferred
    }
  }
}
