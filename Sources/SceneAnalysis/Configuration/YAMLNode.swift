import CLibYAML

/// A node of a YAML file. Scalars are plain text, whose type the reader determines.
struct YAMLNode {
  private let number: Int32
  private let owner: YAMLDocument

  init(_ number: Int32, of owner: YAMLDocument) {
    self.number = number
    self.owner = owner
  }

  private var node: yaml_node_t { yaml_document_get_node(owner.document, number).pointee }

  var mark: YAMLMark { YAMLMark(node.start_mark) }

  var string: String? {
    guard node.type == YAML_SCALAR_NODE else { return nil }
    let scalar = node.data.scalar
    return String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
  }

  var int: Int? { string.flatMap { Int($0) } }

  var sequence: [YAMLNode]? {
    guard node.type == YAML_SEQUENCE_NODE else { return nil }
    let items = node.data.sequence.items
    return UnsafeBufferPointer(start: items.start, count: items.top - items.start).map {
      YAMLNode($0, of: owner)
    }
  }

  var mapping: [(key: YAMLNode, value: YAMLNode)]? {
    guard node.type == YAML_MAPPING_NODE else { return nil }
    let pairs = node.data.mapping.pairs
    return UnsafeBufferPointer(start: pairs.start, count: pairs.top - pairs.start).map {
      (YAMLNode($0.key, of: owner), YAMLNode($0.value, of: owner))
    }
  }
}
