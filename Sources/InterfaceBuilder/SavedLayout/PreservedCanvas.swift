import SceneModel
import SceneSyntax

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
