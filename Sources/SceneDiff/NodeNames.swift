import SceneCompiler
import SceneValues

/// The display names of nodes. A node's name is its id or, without an id, its class, title, and path. An id that Xcode
/// generated is included only if nodes could not be distinguished otherwise.
struct NodeNames {
  private var names: [String] = []
  private var namesWithoutTitle: [String] = []
  private var words: [String: String] = [:]

  init(_ tree: ComparedTree) {
    let titles = tree.nodes.indices.map { Self.title(of: $0, in: tree) }
    let paths = Self.paths(in: tree, titles)
    words = Self.words(for: tree, titles)
    for (index, node) in tree.nodes.enumerated() {
      let titled = titles[index].map { " \($0)" } ?? ""
      switch node.kind {
      case .file: add("the file")
      case .scene: add(Self.scene(index, tree, titles))
      case .object:
        guard let label = node.label else {
          guard paths[index].contains("/") else {
            add("\(node.kindWord)\(titled)", node.kindWord)
            continue
          }
          add("\(node.kindWord)\(titled) at \(paths[index])", "\(node.kindWord) at \(paths[index])")
          continue
        }
        add("\(node.element) '\(label)'")
      case .part:
        let holder = node.parent.flatMap { tree.nodes[$0].kind == .file ? nil : " of \(names[$0])" } ?? ""
        add(node.element + ((node.label ?? node.key.map(display)).map { " '\($0)'" } ?? "") + holder)
      }
    }
    addIDs(tree)
  }

  private mutating func add(_ name: String, _ withoutTitle: String? = nil) {
    names.append(name)
    namesWithoutTitle.append(withoutTitle ?? name)
  }

  private mutating func addIDs(_ tree: ComparedTree) {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    for (index, node) in tree.nodes.enumerated() where counts[names[index]] ?? 0 > 1 {
      guard node.label == nil, let id = node.name ?? Self.controller(of: index, in: tree)?.name else {
        continue
      }
      names[index] += " (\(id))"
      namesWithoutTitle[index] += " (\(id))"
    }
  }

  subscript(node: Int) -> String { names[node] }

  /// Returns the name to display for a node with a changed attribute. If the title has changed, the name omits it.
  func name(at index: Int, changing property: String) -> String {
    Self.titleKeys.contains(property) ? namesWithoutTitle[index] : names[index]
  }

  func display(_ value: String) -> String {
    if let word = words[value] { return word }
    guard !words.isEmpty, value.contains("-") || value.contains("_x") else { return value }
    var (text, id) = ("", "")
    for character in value + " " {
      if character.isASCII, character.isLetter || character.isNumber || "-_".contains(character) {
        id.append(character)
      } else {
        // Digits inside a value are a number rather than an id.
        text += id.allSatisfy(\.isNumber) ? id : words[id] ?? id
        text.append(character)
        id = ""
      }
    }
    return String(text.dropLast())
  }

  private static let titleKeys = [
    "userLabel", "ib:userLabel", "title", "text", "placeholder", "reuseIdentifier", "accessibilityLabel",
  ]

  static func titleKey(of node: ComparedTree.Node) -> String? {
    guard node.kind == .object, node.label == nil else { return nil }
    return titleKeys.first { key in node.attributes.contains { $0.key == key && !$0.text.isEmpty } }
  }

  private static func title(of index: Int, in tree: ComparedTree) -> String? {
    let node = tree.nodes[index]
    guard node.kind == .object else { return nil }
    let own = titleKeys.lazy.compactMap { key in
      node.attributes.first { $0.key == key && !$0.text.isEmpty }?.text
    }.first
    let item = tree.children(of: index).first { tree.nodes[$0].element == "navigationItem" }
    let title = own ?? item.flatMap { tree.nodes[$0].attributes.first { $0.key == "title" }?.text }
    guard let title, !title.isEmpty else { return nil }
    let line = title.map { $0.isNewline ? "⏎" : String($0) }.joined()
    return "“\(line.count > 40 ? line.prefix(39) + "…" : line)”"
  }

  private static func paths(in tree: ComparedTree, _ titles: [String?]) -> [String] {
    var counts: [[String: Int]] = Array(repeating: [:], count: tree.nodes.count)
    var numbers: [Int] = []
    for node in tree.nodes {
      guard let parent = node.parent else {
        numbers.append(1)
        continue
      }
      counts[parent][node.kindWord, default: 0] += 1
      numbers.append(counts[parent][node.kindWord] ?? 1)
    }
    var paths: [String] = []
    for (index, node) in tree.nodes.enumerated() {
      var step = node.kindWord
      var above: String?
      if let parent = node.parent {
        if let count = counts[parent][node.kindWord], count > 1 { step += "[\(numbers[index])]" }
        let kind = tree.nodes[parent].kind
        if kind == .object || kind == .part { above = paths[parent] }
      }
      if let label = node.label {
        paths.append(label)
      } else if let above {
        paths.append("\(above)/\(step)")
      } else if let title = titles[index] {
        paths.append("\(step) \(title)")
      } else {
        paths.append(step)
      }
    }
    return paths
  }

  private static func scene(_ index: Int, _ tree: ComparedTree, _ titles: [String?]) -> String {
    guard let child = tree.children(of: index).first(where: { tree.nodes[$0].name != nil }) else {
      return "scene"
    }
    let controller = tree.nodes[child]
    return controller.label.map { "scene '\($0)'" }
      ?? "scene of \(controller.kindWord)" + (titles[child].map { " \($0)" } ?? "")
  }

  private static func controller(of scene: Int, in tree: ComparedTree) -> ComparedTree.Node? {
    guard tree.nodes[scene].kind == .scene else { return nil }
    return tree.children(of: scene).lazy.map { tree.nodes[$0] }.first { $0.name != nil }
  }

  /// Returns the display names, such as `label “Alarm”`, keyed by id. If a name is not unique, it includes the id.
  private static func words(for tree: ComparedTree, _ titles: [String?]) -> [String: String] {
    var words: [(id: String, word: String)] = []
    for (index, node) in tree.nodes.enumerated() {
      guard node.kind == .object, node.label == nil, let id = node.name else { continue }
      words.append((id, node.kindWord + (titles[index].map { " \($0)" } ?? "")))
    }
    let counts = Dictionary(words.map { ($0.word, 1) }, uniquingKeysWith: +)
    let spelled = tree.nodes.compactMap { node in
      node.label.flatMap { label in node.name.flatMap { $0 == label ? nil : ($0, label) } }
    }
    return Dictionary(
      spelled + words.map { ($0.id, counts[$0.word] == 1 ? $0.word : "\($0.word) (\($0.id))") },
      uniquingKeysWith: { first, _ in first })
  }
}

extension ComparedTree.Node {
  fileprivate var kindWord: String { className ?? element }
}
