import SceneAnalysis
import SceneLanguage
import SceneValues

extension RequestHandler {
  static let documentSymbols = RequestHandler(
    "textDocument/documentSymbol", offering: "documentSymbolProvider"
  ) { request throws(ProtocolError) in
    let document = try request.document()
    guard SceneSearch.isScene(document.path) else { return .array([]) }
    var outline = FileOutline(request, document)
    return .array(outline.symbols())
  }
}

/// An outline of a file. The outline depends only on tags, so it is also available for invalid documents.
private struct FileOutline {
  private let request: Request
  private let document: OpenDocument
  private let text: MarkupText
  private let isForeign: Bool
  private var count = 0
  private static let limit = 20_000
  private static let left: Set<String> = [
    "constraint", "outlet", "action", "outletCollection", "userDefinedRuntimeAttribute",
  ]

  init(_ request: Request, _ document: OpenDocument) {
    self.request = request
    self.document = document
    text = request.markup(of: document)
    isForeign = !document.path.hasSuffix(".scene")
  }

  mutating func symbols() -> [JSONText] {
    var symbols: [JSONText] = []
    var index = 0
    while index < text.elements.count {
      add(index, to: &symbols, in: nil, depth: 0)
      index = max(text.elements[index].subtreeEnd, index + 1)
    }
    return symbols
  }

  private mutating func add(_ index: Int, to symbols: inout [JSONText], in container: String?, depth: Int) {
    // The nesting depth is limited, because each level uses stack space.
    guard depth < 200, count < Self.limit else { return }
    let children = text.children(of: index)
    guard isObject(index) else {
      for child in children { add(child, to: &symbols, in: container, depth: depth + 1) }
      return
    }
    count += 1
    let name = name(of: index)
    let whole = request.range(text.whole(index), in: document)
    let element = text.name(of: index)
    let detail = [element, text.value(isForeign ? "customClass" : "class", of: index)].compactMap(\.self)
    if request.client.showsSymbolTrees {
      var inside: [JSONText] = []
      for child in children { add(child, to: &inside, in: name, depth: depth + 1) }
      symbols.append(
        .object([
          ("name", .string(name)), ("detail", .string(detail.joined(separator: " "))),
          ("kind", .int(Self.kind(of: element))), ("range", whole),
          ("selectionRange", request.range(named(index), in: document)), ("children", .array(inside)),
        ]))
    } else {
      let location: JSONText = .object([("uri", .string(request.uri(of: document.path))), ("range", whole)])
      var members: [(String, JSONText)] = [
        ("name", .string(name)), ("kind", .int(Self.kind(of: element))), ("location", location),
      ]
      if let container { members.append(("containerName", .string(container))) }
      symbols.append(.object(members))
      for child in children { add(child, to: &symbols, in: name, depth: depth + 1) }
    }
  }

  private func isObject(_ index: Int) -> Bool {
    let element = text.name(of: index)
    guard !element.isEmpty, !Self.left.contains(element) else { return false }
    if text.elements[index].parent < 0 || element == "scene" || element == "segue" { return true }
    let names = isForeign ? ["id"] : ["id", "frame", "text", "title", "class"]
    return names.contains { text.attribute($0, of: index) != nil }
  }

  /// Returns a name such as `more “Show more”`. In Interface Builder files, the title precedes the unreadable id.
  private func name(of index: Int) -> String {
    func value(_ names: String...) -> String? {
      names.lazy.compactMap { text.value($0, of: index) }.first { !$0.isEmpty }
    }
    let title = value("title", "userLabel", "text", "placeholder").map { "“\($0.prefix(60))”" }
    if isForeign {
      let name = value("storyboardIdentifier", "identifier", "reuseIdentifier", "customClass")
      let known = [title, name].compactMap(\.self)
      return known.isEmpty
        ? [text.name(of: index), value("id")].compactMap(\.self).joined(separator: " ")
        : known.joined(separator: " ")
    }
    let known = [value("id", "identifier"), title].compactMap(\.self)
    return known.isEmpty ? text.name(of: index) : known.joined(separator: " ")
  }

  private func named(_ index: Int) -> Range<Int> {
    let element = text.elements[index]
    let value = text.attribute("id", of: index).flatMap { text.attributes[$0].value }
    return value ?? (element.name.isEmpty ? element.tag : element.name)
  }

  private static func kind(of element: String) -> Int {
    switch element {
    case "storyboard", "nib", "document": 2
    case "scene": 3
    case "segue": 24
    default: element.lowercased().hasSuffix("controller") ? 5 : 19
    }
  }
}
