import CLibXML2
import SceneDiagnostics

/// Reads a source into a tree.
///
/// Either there is a tree, or there is exactly one error: the first. What follows a fault in XML is guesswork,
/// and guesses make cascades.
public enum SyntaxParser {
  /// Reads a source; where there is no tree, the diagnostics hold one error.
  public static func parse(
    _ source: SourceText, limits: SyntaxLimits = .default
  ) -> (tree: SyntaxTree?, diagnostics: [Diagnostic]) {
    var events = 0
    return parse(source, limits: limits, counting: &events)
  }

  /// Does the same, and counts the work: each event of libxml2, and each piece that the fault finder reads.
  package static func parse(
    _ source: SourceText, limits: SyntaxLimits, counting events: inout Int
  ) -> (tree: SyntaxTree?, diagnostics: [Diagnostic]) {
    switch source.bytes.withUnsafeBufferPointer({ read(source, $0, limits, &events) }) {
    case .success(let tree): (tree, [])
    case .failure(let fault): (nil, [fault.diagnostic(in: source)])
    }
  }

  private static func read(
    _ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>, _ limits: SyntaxLimits, _ events: inout Int
  ) -> Result<SyntaxTree, SyntaxFault> {
    // libxml2 counts in 31 bits, whatever the limits allow.
    guard bytes.count <= min(limits.bytes, Int(Int32.max) - 1) else {
      return .failure(.tooManyBytes(limits.bytes))
    }
    if let fault = EncodingCheck.fault(in: bytes) { return .failure(fault) }
    // Sources that libxml2 must not see are given to the fault finder first.
    if bytes.isEmpty || bytes.firstIndex(of: 0, from: 0) != nil
      || LongTagScan.mayHoldTag(withMoreAttributesThan: limits.attributesPerElement, bytes)
    {
      if let fault = FaultFinder.firstFault(in: bytes, limits: limits, counting: &events) {
        return .failure(fault)
      }
    }
    return parse(source, bytes, limits, &events)
  }

  private static func parse(
    _ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>, _ limits: SyntaxLimits, _ events: inout Int
  ) -> Result<SyntaxTree, SyntaxFault> {
    _ = libraryIsReady
    guard let context = xmlNewParserCtxt() else { fatalError("out of memory") }
    defer { xmlFreeParserCtxt(context) }
    let builder = UnsafeMutablePointer<TreeBuilder>.allocate(capacity: 1)
    defer { builder.deallocate() }
    builder.initialize(to: TreeBuilder(context: context, bytes: bytes, limits: limits))

    context.pointee.sax.pointee = SAXEvents.handler
    context.pointee.userData = UnsafeMutableRawPointer(builder)
    // NOENT: otherwise `&amp;` in a value arrives as `&#38;`. HUGE: the limits are ours, not libxml2's.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_IGNORE_ENC.rawValue
      | XML_PARSE_HUGE.rawValue
    bytes.withMemoryRebound(to: CChar.self) { bytes in
      xmlFreeDoc(
        xmlCtxtReadMemory(context, bytes.baseAddress, Int32(bytes.count), nil, nil, Int32(options)))
    }

    let finished = builder.move()
    events += finished.events
    guard finished.hasFailed || context.pointee.wellFormed == 0 else {
      return .success(finished.finish(source))
    }
    // libxml2 says that something is wrong; reading again with care says what and where.
    let fault = FaultFinder.firstFault(in: bytes, limits: limits, counting: &events)
    return .failure(fault ?? .reported(finished.complaint?.message, at: finished.complaint?.offset ?? 0))
  }

  /// Initialising libxml2 is not safe from two threads at once; a global constant is.
  private static let libraryIsReady: Void = xmlInitParser()
}
