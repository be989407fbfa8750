import SceneSyntax

/// A converter from Xcode 3 archives to the newer format. Ids and source ranges are those of the archive.
struct ArchiveReader {
  struct Record {
    let id: String
    let name: String?
    let parent: Int?
  }

  let graph: ArchiveGraph
  let isMac: Bool
  var out: DerivedTreeBuilder
  var outcomes: ImportOutcomes
  /// The index of the archive element from which each element of the result was created, or -1 if the import outcome of
  /// that archive element has already been recorded. `attributeOrigins` contains the same information for attributes.
  private(set) var elementOrigins: [Int] = []
  private(set) var attributeOrigins: [Int] = []
  private(set) var records: [Int: Record] = [:]
  private(set) var childRecords: [Int: [Int]] = [:]
  private var order: [Int] = []
  var connections: [Int: [Int]] = [:]
  /// The values that the archive stores separately from their objects, by object id.
  var flattened: [String: [(key: String, value: Int)]] = [:]
  private var written: Set<Int> = []

  init?(_ tree: SyntaxTree, isMac: Bool) {
    graph = ArchiveGraph(tree)
    self.isMac = isMac
    out = DerivedTreeBuilder(from: tree)
    outcomes = ImportOutcomes(tree)
    guard let data = tree.children(of: 0).first(where: { graph.elementName($0) == "data" }),
      let roots = graph.value("IBDocument.RootObjects", of: data),
      let objects = graph.value("IBDocument.Objects", of: data)
    else { return nil }
    readRecords(objects)
    readFlattened(objects)
    document(graph.items(of: roots))
    markRemaining()
  }

  func finish() -> SyntaxTree { out.finish() }

  private mutating func readRecords(_ objects: Int) {
    let list = graph.value("objectRecords", of: objects)
    for record in list.map({ graph.items(of: $0) }) ?? [] {
      guard let object = graph.value("object", of: record),
        let id = graph.number("objectID", of: record).flatMap(graph.scalar)
      else { continue }
      records[object] = Record(
        id: id, name: graph.scalar("objectName", of: record), parent: graph.value("parent", of: record))
      order.append(object)
      if let parent = records[object]?.parent { childRecords[parent, default: []].append(object) }
    }
    for record in graph.value("connectionRecords", of: objects).map({ graph.items(of: $0) }) ?? [] {
      guard let connection = graph.value("connection", of: record) else { continue }
      // In macOS archives, the source of an action connection is the action's target.
      let end = graph.className(of: connection) == "IBActionConnection" ? "destination" : "source"
      if let source = graph.value(end, of: connection) { connections[source, default: []].append(record) }
    }
  }

  private mutating func readFlattened(_ objects: Int) {
    guard let properties = graph.value("flattenedProperties", of: objects) else { return }
    for (key, value) in graph.pairs(of: properties) {
      guard let dot = key.firstIndex(of: ".") else { continue }
      flattened[String(key[..<dot]), default: []].append((String(key[key.index(after: dot)...]), value))
    }
  }

  private mutating func document(_ roots: [Int]) {
    open("document", from: 0)
    open("objects", from: 0)
    for root in roots { object(root, key: nil) }
    for object in order where !written.contains(object) && isObject(object) { self.object(object, key: nil) }
    close()
    close()
  }

  func isObject(_ index: Int) -> Bool { records[index] != nil && !graph.isList(index) }

  func isWritten(_ index: Int) -> Bool { written.contains(index) }

  mutating func object(_ index: Int, key: String?) {
    guard written.insert(index).inserted else { return }
    let className = graph.className(of: index)
    let name = ArchiveFacts.element(of: className, isMac: isMac)
    let isView = graph.entry("NSFrame", of: index) != nil || graph.entry("NSFrameSize", of: index) != nil
    understand(index)
    open(name ?? (isView ? "view" : "customObject"), from: index)
    if let key { append("key", key, of: index) }
    let record = records[index]
    if let record { append("id", record.id, of: index) }
    if let label = record?.name { append("userLabel", label, of: index) }
    identify(index, record?.id, className: name == nil ? className : nil)
    parts(of: index)
    close()
  }

  private mutating func identify(_ index: Int, _ id: String?, className: String?) {
    if let identifier = graph.entry("IBProxiedObjectIdentifier", of: index) {
      understand(identifier)
      append("placeholderIdentifier", graph.scalar(identifier) ?? "", of: identifier)
    }
    let custom = id.flatMap { flattened[$0] }?.first { $0.key == "CustomClassName" }?.value
    let written =
      custom ?? graph.entry("NSClassName", of: index) ?? graph.entry("IBUICustomClassName", of: index)
    if let written, let name = graph.scalar(written) {
      understand(written)
      append("customClass", name, of: written)
    } else if let className {
      append("customClass", className.hasPrefix("IB") ? String(className.dropFirst(2)) : className, of: index)
    }
  }

  mutating func open(_ name: String, from index: Int) {
    out.open(out.name(name), from: index)
    elementOrigins.append(index)
  }

  mutating func close() { out.close() }

  mutating func append(_ name: String, _ value: String, of index: Int) {
    let id = out.name(name)
    guard !out.has(id) else { return }
    let element = graph.tree.elements[index]
    out.append(id, value, at: graph.tree.texts(of: index).first?.range ?? element.tagRange)
    attributeOrigins.append(index)
  }

  mutating func keep(_ index: Int) {
    mark(index, .kept)
    let element = graph.tree.elements[index]
    out.copy(index, as: element.name)
    for copied in index..<Int(element.subtreeEnd) {
      elementOrigins.append(-1)
      attributeOrigins += Array(repeating: -1, count: Int(graph.tree.elements[copied].attributeCount))
    }
  }

  mutating func understand(_ index: Int, _ outcome: ImportStatistics.Outcome = .understood) {
    if outcomes.elements[index] == .lost { outcomes.elements[index] = outcome }
    for position in graph.tree.attributeIndices(of: graph.tree.elements[index])
    where outcomes.attributes[position] == .lost {
      outcomes.attributes[position] = outcome
    }
  }

  mutating func mark(_ index: Int, _ outcome: ImportStatistics.Outcome) {
    for element in index..<Int(graph.tree.elements[index].subtreeEnd) { understand(element, outcome) }
  }

  /// Marks elements without an outcome as editor-only, because they only structure the archive or affect only the editor.
  private mutating func markRemaining() {
    for index in graph.tree.elements.indices { understand(index, .editorOnly) }
  }

  func statistics(_ read: ImportOutcomes) -> ImportStatistics {
    var outcomes = outcomes
    for (index, origin) in elementOrigins.enumerated() where origin >= 0 && read.elements[index] == .kept {
      outcomes.elements[origin] = .kept
    }
    for (position, origin) in attributeOrigins.enumerated()
    where origin >= 0 && read.attributes[position] == .kept {
      outcomes.elements[origin] = .kept
    }
    return ImportStatistics(of: graph.tree, outcomes) { graph.key(of: $0) ?? graph.className(of: $0) }
  }
}
