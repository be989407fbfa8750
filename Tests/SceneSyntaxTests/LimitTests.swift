import SceneDiagnostics
import SceneSyntax
import Testing

@Suite("Limits apply before libxml2 parses the input")
struct LimitTests {
  private func limits(_ change: (inout SyntaxLimits) -> Void) -> SyntaxLimits {
    var limits = SyntaxLimits()
    change(&limits)
    return limits
  }

  private func expectLimit(
    _ text: String, _ message: String, _ limits: SyntaxLimits = .default,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try expectFault(
      text, message, rule: "limit-exceeded", limits: limits, sourceLocation: sourceLocation)
  }

  @Test("The discussion of the rule 'limit-exceeded' lists the current limits")
  func discussion() {
    let limits = SyntaxLimits.default
    let named = [
      "\(limits.bytes >> 20) MiB", "\(limits.elements) elements", "\(limits.attributes) attributes",
      "\(limits.depth) levels", "\(limits.attributesPerElement) attributes of one",
      "\(limits.namespaces) namespaces",
      "\(limits.nameBytes) bytes",
    ]
    for limit in named { #expect(SyntaxRules.limitExceeded.discussion.contains(limit)) }
  }

  @Test("Limits the number of bytes in a file")
  func bytes() throws {
    let few = limits { $0.bytes = 8 }
    _ = try expectTree("<abcde/>", limits: few)
    try expectLimit("▶<abcdef/>", "The file is larger than 8 bytes", few)
  }

  @Test("Limits the nesting depth of elements")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    _ = try expectTree(nested(200))
    let opening = String(repeating: "<a>", count: 200)
    try expectLimit(opening + "<▶a>" + nested(10_000), "Elements are nested more than 200 levels deep")
    _ = try expectTree(nested(5000), limits: limits { $0.depth = 5000 })
  }

  @Test("Limits the number of elements in a file")
  func elements() throws {
    let three = limits { $0.elements = 3 }
    _ = try expectTree("<a><b/><c/></a>", limits: three)
    try expectLimit("<a><b/><c/><▶d/></a>", "The file has more than 3 elements", three)
  }

  @Test("Limits the number of attributes in a file")
  func attributes() throws {
    let three = limits { $0.attributes = 3 }
    _ = try expectTree("<a x='1' y='2'><b x='3'/></a>", limits: three)
    try expectLimit("<a x='1' y='2'><b x='3' ▶y='4'/></a>", "The file has more than 3 attributes", three)
  }

  @Test("Limits the number of attributes of an element")
  func limitsAttributesOfAnElement() throws {
    func tag(_ count: Int, from first: Int = 0) -> String {
      (first..<first + count).map { " a\($0)=''" }.joined()
    }
    let message = "The element has more than 256 attributes"
    _ = try expectTree("<a\(tag(256))/>")
    try expectLimit("<a\(tag(256)) ▶b=''/>", message)
    // libxml2 would compare two hundred thousand names with each other for this tag.
    try expectLimit("<a\(tag(256)) ▶a256=''\(tag(200_000, from: 257))/>", message)
    // Text that only resembles such a tag.
    let tree = try expectTree("<a><!-- <b\(tag(300))/> --><c><![CDATA[<d\(tag(300))>]]></c></a>")
    #expect(tree.elements.count == 2)
  }

  @Test("Limits the number of namespaces in a file")
  func namespaces() throws {
    let two = limits { $0.namespaces = 2 }
    _ = try expectTree("<a xmlns='u'><b xmlns:p='u'/><c xmlns:q='v'/></a>", limits: two)
    let message = "This element declares more than 2 namespaces"
    try expectLimit("<a xmlns='u' xmlns:p='v'><b ▶xmlns:q='w'/></a>", message, two)
  }

  @Test("Limits the length of a name")
  func names() throws {
    let long = String(repeating: "n", count: 1024)
    _ = try expectTree("<\(long) \(long)=''/>")
    try expectLimit("<▶\(long)n/>", "The name is longer than 1024 bytes")
    try expectLimit("<a ▶\(long)n=''/>", "The name is longer than 1024 bytes")
    let beyondLibxml2 = String(repeating: "n", count: 11_000_000)
    try expectLimit("<a><▶\(beyondLibxml2)/></a>", "The name is longer than 1024 bytes")
  }

  @Test("Only the file size limits the length of values and text")
  func longValues() throws {
    // More than libxml2's default limit of ten million bytes.
    let long = String(repeating: "0123456789abcde\n", count: 700_000)
    let tree = try expectTree("<a b='\(long)'>\(long)<![CDATA[\(long)]]></a>")
    #expect(tree.attributes[0].valueRange.bytes.count == long.utf8.count)
    #expect(tree.withValueBytes(of: tree.attributes[0]) { $0.count } == long.utf8.count)
    #expect(tree.value(of: tree.texts[0]).utf8.count == long.utf8.count * 2)
  }
}
