import SceneSyntax

/// The attributes of the canvas that compiled files and imported scenes preserve.
package enum CanvasAttributes {
  /// Returns the device, its orientation unless it is portrait, and the tools version. Empty for macOS and tvOS.
  package static func of(_ tree: SyntaxTree) -> [(name: String, value: String)] {
    guard let form = DocumentForm(of: tree), !form.isArchive, !form.isMac, !form.isWatch,
      !DocumentForm.isForTV(tree)
    else { return [] }
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
}
