import SceneSyntax
import SceneValues

/// The components that catalog colors had when Xcode last saved the file. They are used if the catalog is not available.
package enum NamedColors {
  package static func all(in tree: SyntaxTree) -> [String: RGBA] {
    let names = tree.names
    guard let element = names.id(of: "namedColor"), let name = names.id(of: "name") else { return [:] }
    var colors: [String: RGBA] = [:]
    for (index, node) in tree.elements.enumerated() where node.name == element {
      guard let called = tree.attribute(name, of: node) else { continue }
      for child in tree.children(of: index) {
        guard let color = components(of: child, in: tree) else { continue }
        colors[tree.value(of: called)] = color
      }
    }
    return colors
  }

  private static func components(of index: Int, in tree: SyntaxTree) -> RGBA? {
    func text(_ name: String) -> String? {
      tree.attribute(named: name, of: index).map { tree.value(of: $0) }
    }
    func number(_ name: String) -> Double? { text(name).flatMap(Number.read) }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return RGBA(red: white, green: white, blue: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    let space: ColorSpace = text("customColorSpace") == "displayP3" ? .displayP3 : .sRGB
    return RGBA(red: red, green: green, blue: blue, alpha: alpha, in: space)
  }
}
