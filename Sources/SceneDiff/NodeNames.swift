import SceneCompiler

/// How to speak of nodes: by their ids, or by the way to them.
struct NodeNames {
  private var names: [String] = []

  init(_ tree: ComparedTree) {
    // Which of its like each is among its siblings, where there are several.
    var counts: [[String: Int]] = Array(repeating: [:], count: tree.nodes.count)
    var numbers: [Int] = []
    for node in tree.nodes {
      guard let parent = node.parent else {
        numbers.append(1)
        continue
      }
      counts[parent][node.element, default: 0] += 1
      numbers.append(counts[parent][node.element] ?? 1)
    }
    var paths: [String] = []
    for (index, node) in tree.nodes.enumerated() {
      let several = node.parent.map { counts[$0][node.element] ?? 0 > 1 } ?? false
      let step = node.element + (several ? "[\(numbers[index])]" : "")
      let above = node.parent.flatMap {
        tree.nodes[$0].kind == .object || tree.nodes[$0].kind == .part ? paths[$0] : nil
      }
      paths.append(node.name ?? above.map { "\($0)/\(step)" } ?? step)
      switch node.kind {
      case .file: names.append("the file")
      case .scene: names.append(Self.scene(index, tree))
      case .object:
        names.append(node.name.map { "\(node.element) '\($0)'" } ?? "\(node.element) at \(paths[index])")
      case .part:
        let holder = node.parent.flatMap { tree.nodes[$0].kind == .file ? nil : " of \(names[$0])" } ?? ""
        names.append(node.element + ((node.name ?? node.key).map { " '\($0)'" } ?? "") + holder)
      }
    }
  }

  private static func scene(_ index: Int, _ tree: ComparedTree) -> String {
    let controller = tree.children(of: index).first { tree.nodes[$0].name != nil }
    return controller.flatMap { tree.nodes[$0].name }.map { "scene '\($0)'" } ?? "scene"
  }

  subscript(node: Int) -> String { names[node] }
}
