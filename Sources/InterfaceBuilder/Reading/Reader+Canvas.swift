import SceneSyntax

/// The parts of objects that only Xcode's canvas uses. Those that affect pictures are preserved in the `ib:` namespace.
extension Reader {
  mutating func writeCanvasSize(of index: Int) {
    guard referenceIndex.canvas.hasSizes else { return }
    let placeholder = tree.children(of: index).first {
      elementName($0) == "size" && text(.key, of: $0) == "intrinsicContentSize"
    }
    for (name, key, dimension) in [
      ("placeholderWidth", "placeholderIntrinsicWidth", "width"),
      ("placeholderHeight", "placeholderIntrinsicHeight", "height"),
    ] {
      let attribute =
        tree.attribute(named: key, of: tree.elements[index])
        ?? placeholder.flatMap { tree.attribute(named: dimension, of: tree.elements[$0]) }
      guard let attribute else { continue }
      write("ib:\(name)", tree.value(of: attribute), at: index)
    }
    if let size = text(.id, of: index).flatMap({ referenceIndex.canvas.designableSizes[$0] }) {
      write("ib:designableSize", size, at: index)
    }
  }

  private static let simulated: Set = [
    "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedDestinationMetrics",
    "simulatedSizeMetrics",
  ]

  mutating func writeSimulatedMetrics(of index: Int) {
    guard referenceIndex.canvas.hasMetrics else { return }
    for child in tree.children(of: index) {
      guard let key = text(.key, of: child), Self.simulated.contains(key), elementName(child) != "nil"
      else { continue }
      let isPrompted = tree.attribute(named: "prompted", of: child).map { tree.value(of: $0) } == "YES"
      write("ib:\(key)", elementName(child) + (isPrompted ? " prompted" : ""), at: index)
    }
  }
}

struct CanvasNames {
  let hasSizes: Bool
  let hasMetrics: Bool
  /// The sizes of views whose classes draw themselves on the canvas, such as `39 18`, by the views' ids.
  let designableSizes: [String: String]

  init(of tree: SyntaxTree) {
    let names = tree.names
    designableSizes = names.id(of: "designables") == nil ? [:] : Self.designableSizes(in: tree)
    hasSizes =
      !designableSizes.isEmpty || names.id(of: "size") != nil
      || names.id(of: "placeholderIntrinsicWidth") != nil
      || names.id(of: "placeholderIntrinsicHeight") != nil
    hasMetrics = names.all.contains { $0.hasPrefix("simulated") || $0.hasSuffix("SimulatedSizeMetrics") }
  }

  private static func designableSizes(in tree: SyntaxTree) -> [String: String] {
    func text(_ name: String, of index: Int) -> String? {
      tree.attribute(named: name, of: index).map { tree.value(of: $0) }
    }
    var sizes: [String: String] = [:]
    for section in tree.children(of: 0) where tree.name(of: tree.elements[section]) == "designables" {
      for designable in tree.children(of: section) {
        let children = tree.children(of: designable)
        guard let id = text("name", of: designable),
          let size = children.first(where: { tree.name(of: tree.elements[$0]) == "size" }),
          let width = text("width", of: size), let height = text("height", of: size)
        else { continue }
        sizes[id] = "\(width) \(height)"
      }
    }
    return sizes
  }
}
