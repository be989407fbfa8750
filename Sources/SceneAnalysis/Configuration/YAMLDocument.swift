import CLibYAML

/// A document parsed by libyaml. Nodes refer to each other by number, so aliases do not copy nodes.
final class YAMLDocument {
  let document: UnsafeMutablePointer<yaml_document_t>

  private init(_ document: UnsafeMutablePointer<yaml_document_t>) { self.document = document }

  deinit {
    yaml_document_delete(document)
    document.deallocate()
  }

  /// Returns the root node, or nil if the text contains no value. Throws ``YAMLFault`` if the text is not
  /// YAML, contains two documents, or repeats a key.
  static func root(of text: String) throws(YAMLFault) -> YAMLNode? {
    // libyaml retains pointers to the parser and the bytes while reading.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    precondition(yaml_parser_initialize(parser) == 1, "Out of memory")
    defer { yaml_parser_delete(parser) }
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, text.utf8.count))
    defer { bytes.deallocate() }
    _ = bytes.initialize(from: text.utf8)
    yaml_parser_set_input_string(parser, bytes.baseAddress, text.utf8.count)

    let first = try YAMLDocument(reading: parser)
    guard let root = first.root else { return nil }
    if let second = try YAMLDocument(reading: parser).root {
      throw YAMLFault("Only one YAML document is allowed in a file", at: second.mark)
    }
    try first.refuseKeysThatStandTwice()
    return root
  }

  private convenience init(reading parser: UnsafeMutablePointer<yaml_parser_t>) throws(YAMLFault) {
    let document = UnsafeMutablePointer<yaml_document_t>.allocate(capacity: 1)
    guard yaml_parser_load(parser, document) == 1 else {
      // libyaml has already deleted the contents.
      document.deallocate()
      throw YAMLFault(parser.pointee)
    }
    self.init(document)
  }

  private var root: YAMLNode? {
    yaml_document_get_root_node(document) == nil ? nil : YAMLNode(1, of: self)
  }

  private func refuseKeysThatStandTwice() throws(YAMLFault) {
    let count = document.pointee.nodes.top - document.pointee.nodes.start
    for number in 1...count {
      var names: Set<String> = []
      for (key, _) in YAMLNode(Int32(number), of: self).mapping ?? [] {
        if let name = key.string, !names.insert(name).inserted {
          throw YAMLFault("Key '\(name)' is duplicated", at: key.mark)
        }
      }
    }
  }
}
