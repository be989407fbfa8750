import CLibXML2
import SceneDiagnostics

/// A parser that converts a source to a tree.
///
/// Parsing returns either a tree or errors. If the source contains merge conflict markers, one error is reported for each
/// conflict. Otherwise, only the first error is reported, because any further errors would be guesses.
public enum SyntaxParser {
  /// Parses a source. If no tree is returned, the diagnostics contain at least one error.
  public static func parse(
    _ source: SourceText, limits: SyntaxLimits = .default
  ) -> (tree: SyntaxTree?, diagnostics: [Diagnostic]) {
    var events = 0
    return parse(source, limits: limits, counting: &events)
  }

  package static func parse(
    _ source: SourceText, limits: SyntaxLimits, counting events: inout Int
  ) -> (tree: SyntaxTree?, diagnostics: [Diagnostic]) {
    switch source.bytes.withUnsafeBufferPointer({ read(source, $0, limits, &events) }) {
    case .success(let tree): (tree, [])
    case .failure(let fault): (nil, diagnostics(of: fault, in: source))
    }
  }

  private static func diagnostics(of fault: SyntaxFault, in source: SourceText) -> [Diagnostic] {
    guard fault.rule.id == SyntaxRules.xmlNotWellFormed.id else { return [fault.diagnostic(in: source)] }
    // Complete conflicts are not well-formed, so only sources with a fault can contain them.
    let conflicts = MergeConflict.all(in: source.bytes)
    guard conflicts.isEmpty else { return conflicts.map { $0.diagnostic(in: source) } }
    return [MergeConflict.diagnosticOfMarker(in: source, fault.range) ?? fault.diagnostic(in: source)]
  }

  private static func read(
    _ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>, _ limits: SyntaxLimits, _ events: inout Int
  ) -> Result<SyntaxTree, SyntaxFault> {
    // libxml2 uses 31-bit sizes, regardless of the limits.
    guard bytes.count <= min(limits.bytes, Int(Int32.max) - 1) else {
      return .failure(.tooManyBytes(limits.bytes))
    }
    if let fault = EncodingCheck.fault(in: bytes) { return .failure(fault) }
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
    // Without NOENT, `&amp;` in a value is reported as `&#38;`. HUGE disables limits, because this parser has its own.
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
    let fault = FaultFinder.firstFault(in: bytes, limits: limits, counting: &events)
    return .failure(fault ?? .reported(finished.notice?.message, at: finished.notice?.offset ?? 0))
  }

  /// Initializes libxml2. Unlike libxml2's function, the initializer of a static constant is thread-safe.
  private static let libraryIsReady: Void = xmlInitParser()
}
