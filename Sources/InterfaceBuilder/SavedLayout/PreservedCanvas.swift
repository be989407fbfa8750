import SceneModel
import SceneSyntax

/// The parts of the canvas that compiled files and imported scenes preserve, so that they are drawn like the Xcode file.
extension InterfaceBuilder {
  /// Returns the device, its orientation unless it is portrait, and the version of the tools. Empty for macOS.
  package static func canvasAttributes(of tree: SyntaxTree) -> [(name: String, value: String)] {
    guard let form = DocumentForm(of: tree), !form.isArchive, !form.isMac, !form.isWatch else { return [] }
    func text(_ name: String, of index: Int) -> String? {
      tree.attribute(named: name, of: index).map { tree.value(of: $0) }
    }
    let device = tree.children(of: 0).first { tree.name(of: tree.elements[$0]) == "device" }
    let orientation = device.flatMap { text("orientation", of: $0) }
    let attributes = [
      ("device", device.flatMap { text("id", of: $0) }),
      ("orientation", orientation == "portrait" ? nil : orientation),
      ("toolsVersion", text("toolsVersion", of: 0)),
    ]
    return attributes.compactMap { name, value in value.map { (name, $0) } }
  }

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
