import SceneValues

extension ArchiveReader {
  mutating func rectangle(_ index: Int, _ key: String) {
    let numbers = ArchiveGraph.numbers(graph.scalar(index) ?? "").map(Number.plain)
    guard numbers.count == 4 || numbers.count == 2 else { return keep(index) }
    understand(index)
    open("rect", from: index)
    append("key", key == "NSWindowRect" ? "contentRect" : "frame", of: index)
    let names = ["x", "y", "width", "height"]
    for (name, number) in zip(names, Array(repeating: "0", count: 4 - numbers.count) + numbers) {
      append(name, number, of: index)
    }
    close()
  }

  mutating func flags(_ index: Int) {
    guard let flags = graph.scalar(index).flatMap(Int.init) else { return keep(index) }
    understand(index)
    open("autoresizingMask", from: index)
    append("key", "autoresizingMask", of: index)
    let names = [
      "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
    ]
    for (bit, name) in names.enumerated() where flags & 1 << bit != 0 { append(name, "YES", of: index) }
    close()
  }

  mutating func color(_ index: Int, _ key: String) {
    let path = graph.scalar("IBUIColorCocoaTouchKeyPath", of: index)
    let bytes = ["NSRGB", "NSWhite"].compactMap { name in
      graph.value(name, of: index).map { (name, text(ofBytes: $0)) }
    }.first
    let numbers = ArchiveGraph.numbers(bytes?.1 ?? "").map(Number.plain)
    guard path != nil || numbers.count >= (bytes?.0 == "NSRGB" ? 3 : 1) else {
      open("color", from: index)
      append("key", key, of: index)
      close()
      return keep(index)
    }
    mark(index, .understood)
    open("color", from: index)
    append("key", key, of: index)
    let names = bytes?.0 == "NSRGB" ? ["red", "green", "blue", "alpha"] : ["white", "alpha"]
    for (name, number) in zip(names, numbers) { append(name, number, of: index) }
    if let path { append("cocoaTouchSystemColor", path, of: index) }
    close()
  }

  /// Returns the decoded numbers of a Base64 string as text. For example, `MC41IDEAA` becomes `0.5 1`.
  private func text(ofBytes index: Int) -> String {
    let letters = graph.tree.texts(of: index).map { graph.tree.value(of: $0) }.joined()
    return Base64.bytes(letters).map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) } ?? ""
  }

  mutating func font(_ index: Int, _ key: String) {
    guard let name = graph.scalar("NSName", of: index), let size = graph.scalar("NSSize", of: index) else {
      return keep(index)
    }
    mark(index, .understood)
    open("fontDescription", from: index)
    append("key", isMac ? key : "fontDescription", of: index)
    append("name", name, of: index)
    append("pointSize", size, of: index)
    close()
  }

  mutating func fontDescription(_ index: Int) {
    let types = ["", "system", "boldSystem", "italicSystem"]
    let type = graph.scalar("type", of: index).flatMap(Int.init)
    guard let size = graph.scalar("pointSize", of: index) else { return keep(index) }
    mark(index, .understood)
    open("fontDescription", from: index)
    append("key", "fontDescription", of: index)
    for name in ["name", "family"] {
      if let text = graph.scalar(name, of: index) { append(name, text, of: index) }
    }
    if let type, types.indices.contains(type), type > 0 { append("type", types[type], of: index) }
    append("pointSize", size, of: index)
    close()
  }

  mutating func traits(_ index: Int) {
    understand(index)
    open("textInputTraits", from: index)
    append("key", "textInputTraits", of: index)
    for entry in graph.tree.children(of: index) {
      guard let key = graph.key(of: entry), let text = graph.resolved(entry).flatMap(graph.scalar),
        !ArchiveFacts.isForEditor(key)
      else { continue }
      understand(entry)
      let word = Int(text).flatMap { ArchiveFacts.word($0, for: key, of: "") }
      append(ArchiveFacts.attribute(key), word ?? text, of: entry)
    }
    close()
  }

  mutating func states(_ states: [(name: String, values: [(key: String, entry: Int)])]) {
    for (name, values) in states {
      guard let first = values.first?.entry else { continue }
      open("state", from: first)
      append("key", name, of: first)
      var colors: [(String, Int)] = []
      var rest: [Int] = []
      for (key, entry) in values {
        guard let value = graph.resolved(entry) else { continue }
        if let text = graph.scalar(value) ?? resourceName(value) {
          append(key, text, of: entry)
        } else if graph.className(of: value) == "NSColor" {
          colors.append((key, value))
        } else if graph.elementName(value) != "nil" {
          rest.append(value)
        }
      }
      for (key, value) in colors { color(value, key) }
      for value in rest { keep(value) }
      close()
    }
  }
}
