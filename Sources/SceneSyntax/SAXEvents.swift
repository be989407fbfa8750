import CLibXML2

/// The event handlers for libxml2. They call the builder that is passed as user data.
enum SAXEvents {
  /// The table of event handlers for the parser context. It is immutable, but its C type is not `Sendable`.
  nonisolated(unsafe) static let handler: xmlSAXHandler = {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startDocument = { builder($0).pointee.startDocument() }
    handler.startElementNs = { data, local, prefix, _, _, _, count, _, values in
      builder(data).pointee.startElement(local!, prefix: prefix, attributeCount: Int(count), values)
    }
    handler.endElementNs = { data, _, _, _ in builder(data).pointee.endElement() }
    handler.characters = characters
    // Both handlers must be the same function. Otherwise, libxml2 examines all text to distinguish them.
    handler.ignorableWhitespace = characters
    handler.cdataBlock = characters
    handler.processingInstruction = { data, _, _ in builder(data).pointee.instruction() }
    handler.comment = { data, _ in builder(data).pointee.comment() }
    // A DOCTYPE is rejected before its content is read.
    handler.internalSubset = { data, _, _, _ in builder(data).pointee.fail() }
    handler.serror = { data, error in builder(data).pointee.refuse(error!.pointee) }
    return handler
  }()

  private static let characters: charactersSAXFunc = { data, bytes, count in
    builder(data).pointee.characters(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  private static func builder(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<TreeBuilder> {
    // `SyntaxParser.parse` passes this pointer to libxml2. The builder is initialized until after the last event.
    data!.assumingMemoryBound(to: TreeBuilder.self)
  }
}
