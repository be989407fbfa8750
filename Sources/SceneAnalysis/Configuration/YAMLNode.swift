import CLibYAML

/// A value of a YAML file. What a word means (a number, a switch) is for the reader to say: here it is as it is written.
struct YAMLNode {
  private let number: Int32
  private let owner: YAMLDocument

  init(_ number: Int32, of owner: YAMLDocument) {
    self.number = number
    self.owner = owner
  }

  private var node: yaml_node_t { yaml_document_get_node(owner.document, number).pointee }

  /// Where it begins.
  var mark: YAMLMark { YAMLMark(node.start_mark) }

  /// The text of a word or a quoted text; nil for others.
  var string: String? {
    guard node.type == YAML_SCALAR_NODE else { return nil }
    let scalar = node.data.scalar
    return String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
  }

  /// A whole number in decimal digits; nil for others.
  var int: Int? { string.flatMap { Int($0) } }

  /// The items of a list; nil for others.
  var sequence: [YAMLNode]? {
    guard node.type == YAML_SEQUENCE_NODE else { return nil }
    let items = node.data.sequence.items
    return UnsafeBufferPointer(start: items.start, count: items.top - items.start).map {
      YAMLNode($0, of: owner)
    }
  }

  /// Keys and values in the order of the file; nil for others.
  var mapping: [(key: YAMLNode, value: YAMLNode)]? {
    guard node.type == YAML_MAPPING_NODE else { return nil }
    let pairs = node.data.mapping.pairs
    return UnsafeBufferPointer(start: pairs.start, count: pairs.top - pairs.start).map {
      (YAMLNode($0.key, of: owner), YAMLNode($0.value, of: owner))
    }
  }
}
