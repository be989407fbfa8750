import SceneSyntax

/// The parts of objects that only Xcode's canvas uses. Those that affect pictures are preserved in the `ib:` namespace.
extension Reader {
  mutating func writeCanvasLayout(of index: Int) {
    if referenceIndex.canvas.hasConstraints, !options.isForCanvas {
      let equations = equationsOfCanvas(in: index)
      if !equations.isEmpty {
        write("ib:placeholderConstraints", equations.joined(separator: "; "), at: index)
      }
    }
    let sizes = referenceIndex.canvas.sizes
    guard !sizes.isEmpty else { return }
    let placeholder = sizes.placeholder(of: index)
    for (name, attribute) in [("Width", placeholder.width), ("Height", placeholder.height)] {
      if let attribute { write("ib:placeholder\(name)", tree.value(of: attribute), at: index) }
    }
    if let size = text(.id, of: index).flatMap({ sizes.designables[$0] }), let width = size.width,
      let height = size.height
    {
      write("ib:designableSize", "\(tree.value(of: width)) \(tree.value(of: height))", at: index)
    }
  }

  private static let simulated: Set = [
    "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "simulatedDestinationMetrics",
    "simulatedSizeMetrics",
  ]

  mutating func writeSimulatedMetrics(of index: Int) {
    guard referenceIndex.canvas.hasMetrics else { return }
    for child in tree.children(of: index) {
      // Few other keys begin with the same letter.
      guard let attribute = attribute(.key, of: child),
        tree.withValueBytes(of: attribute, { $0.first == UInt8(ascii: "s") })
      else { continue }
      let key = tree.value(of: attribute)
      guard Self.simulated.contains(key), elementName(child) != "nil" else { continue }
      let isPrompted = tree.attribute(named: "prompted", of: child).map { tree.value(of: $0) } == "YES"
      write("ib:\(key)", elementName(child) + (isPrompted ? " prompted" : ""), at: index)
    }
  }
}

struct CanvasNames {
  let sizes: CanvasSizeReader
  let hasMetrics: Bool
  let hasConstraints: Bool

  init(of tree: SyntaxTree) {
    sizes = CanvasSizeReader(tree)
    hasConstraints = CanvasConstraints.exist(in: tree)
    hasMetrics = tree.names.all.contains { name in
      name.utf8.first == UInt8(ascii: "s") && name.hasPrefix("simulated")
        || name.utf8.last == UInt8(ascii: "s") && name.hasSuffix("SimulatedSizeMetrics")
    }
  }
}
