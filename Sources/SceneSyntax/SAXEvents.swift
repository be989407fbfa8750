import CLibXML2

/// libxml2's events, each handed to the builder that stands behind the user data.
enum SAXEvents {
  /// Never written after this; only its type does not say so.
  nonisolated(unsafe) static let handler: xmlSAXHandler = {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startDocument = { builder($0).pointee.startDocument() }
    handler.startElementNs = { data, local, prefix, _, _, _, count, _, values in
      builder(data).pointee.startElement(local!, prefix: prefix, attributeCount: Int(count), values)
    }
    handler.endElementNs = { data, _, _, _ in builder(data).pointee.endElement() }
    handler.characters = characters
    // Both are the same function, because libxml2 would look at every run of text to tell them apart.
    handler.ignorableWhitespace = characters
    handler.cdataBlock = characters
    handler.processingInstruction = { data, _, _ in builder(data).pointee.instruction() }
    handler.comment = { data, _ in builder(data).pointee.comment() }
    // A DOCTYPE: refused before anything in it is read.
    handler.internalSubset = { data, _, _, _ in builder(data).pointee.fail() }
    handler.serror = { data, error in builder(data).pointee.refuse(error!.pointee) }
    return handler
  }()

  private static let characters: charactersSAXFunc = { data, bytes, count in
    builder(data).pointee.characters(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  private static func builder(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<TreeBuilder> {
    // libxml2 hands back what `SyntaxParser.parse` gave it: a builder, initialized until after the last event.
    data!.assumingMemoryBound(to: TreeBuilder.self)
  }
}
