import CLibXML2
import SceneDiagnostics

struct NamespaceScope {
  private var bindings: [(prefix: String, uri: String)] = []

  var count: Int { bindings.count }
  mutating func bind(_ prefix: String, to uri: String) { bindings.append((prefix, uri)) }
  mutating func leave(to count: Int) { bindings.removeLast(bindings.count - count) }

  func uri(of prefix: String) -> String? {
    prefix == "xml" ? "xml" : bindings.last { $0.prefix == prefix }?.uri
  }
}

extension FaultFinder {
  func checkColons(_ name: Range<Int>) throws(SyntaxFault) {
    guard let colon = bytes[name].firstIndex(of: .colon) else { return }
    let local = colon + 1..<name.upperBound
    let isQualified =
      colon > name.lowerBound && !local.isEmpty && !bytes[local].contains(.colon)
      && XMLCharacters.startsName(scalar(at: local.lowerBound).value)
    if local.isEmpty, name.upperBound < bytes.count, bytes[name.upperBound].isQuote {
      throw SyntaxFault("Expected '=', not ':'", at: colon..<colon + 1)
        .fixing("Replace ':' with '='", at: colon..<colon + 1, with: "=")
    }
    guard isQualified else {
      throw SyntaxFault("'\(text(name))' is not a name with a prefix", at: name)
    }
  }

  mutating func checkNames(of tag: Range<Int>, _ attributes: [AttributeSpan]) throws(SyntaxFault) {
    for attribute in attributes { try bind(attribute) }
    _ = try expanded(tag)
    var seen: [String: Range<Int>] = [:]
    for (index, attribute) in attributes.enumerated() {
      let isDeclaration = bytes[attribute.name].starts(with: "xmlns:".utf8)
      let name = isDeclaration ? text(attribute.name) : try expanded(attribute.name)
      if let first = seen.updateValue(attribute.name, forKey: name) {
        let whole = attributes[index - 1].value.upperBound + 1..<attribute.value.upperBound + 1
        throw .duplicate(text(attribute.name), at: attribute.name, first: first, whole: whole)
      }
    }
  }

  private mutating func bind(_ attribute: AttributeSpan) throws(SyntaxFault) {
    let name = text(attribute.name)
    guard name == "xmlns" || name.hasPrefix("xmlns:") else { return }
    let prefix = String(name.dropFirst(6))
    let uri = text(attribute.value)
    if uri.isEmpty, !prefix.isEmpty {
      throw SyntaxFault("The namespace of '\(prefix)' is empty", at: attribute.name)
    }
    guard uri.isEmpty || Self.isURI(uri) else {
      throw SyntaxFault("A namespace must be a URI, but '\(uri)' is not", at: attribute.value)
    }
    let isReserved = prefix == "xmlns" || Self.reservedURIs[uri] != nil || prefix == "xml"
    guard !isReserved || (prefix == "xml" && Self.reservedURIs[uri] == "xml") else {
      throw SyntaxFault("XML reserves this prefix or namespace", at: attribute.name)
    }
    guard prefix != "xml" else { return }
    namespaces.bind(prefix, to: uri)
    if namespaces.count > limits.namespaces {
      throw SyntaxFault(
        SyntaxRules.limitExceeded, "This element declares more than \(limits.namespaces) namespaces",
        at: attribute.name)
    }
  }

  private func expanded(_ name: Range<Int>) throws(SyntaxFault) -> String {
    guard let colon = bytes[name].firstIndex(of: .colon) else { return text(name) }
    let prefix = name.lowerBound..<colon
    guard let uri = namespaces.uri(of: text(prefix)) else { throw .unbound(text(prefix), at: prefix) }
    return "{\(uri)}\(text(colon + 1..<name.upperBound))"
  }

  /// Returns whether libxml2 accepts a string as a URI, so that both parsers agree.
  private static func isURI(_ text: String) -> Bool {
    guard let uri = xmlParseURI(text) else { return false }
    xmlFreeURI(uri)
    return true
  }

  private static let reservedURIs = [
    "http://www.w3.org/XML/1998/namespace": "xml", "http://www.w3.org/2000/xmlns/": "xmlns",
  ]
}

extension SyntaxFault {
  fileprivate static func duplicate(
    _ name: String, at range: Range<Int>, first: Range<Int>, whole: Range<Int>
  ) -> SyntaxFault {
    SyntaxFault("Attribute '\(name)' is duplicated", at: range)
      .noting("first set here", at: first)
      .fixing("Remove the second '\(name)'", at: whole, with: "")
  }

  fileprivate static func unbound(_ prefix: String, at range: Range<Int>) -> SyntaxFault {
    guard foreignPrefixes.contains(prefix) else {
      return SyntaxFault("The prefix '\(prefix)' is not declared: add 'xmlns:\(prefix)=\"…\"'", at: range)
    }
    let prefixed = range.lowerBound..<range.upperBound + 1
    return SyntaxFault("The prefix '\(prefix)' is not declared", at: range)
      .fixing("Remove '\(prefix):'", at: prefixed, with: "")
  }

  private static var foreignPrefixes: Set<String> {
    ["android", "app", "tools", "x", "v", "ng", "xlink", "svg", "local", "mc"]
  }
}
