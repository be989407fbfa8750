import SwiftInterface
import Testing

@Suite("Swift files that nest too deeply")
struct SwiftLimitsTests {
  /// A repeated piece of code, with the text around it.
  struct Form: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var head: String
    var open: String
    var middle: String
    var close: String
    var foot = ""

    init(
      _ name: String, _ head: String, _ open: String, _ middle: String = "", _ close: String = "",
      _ foot: String = ""
    ) {
      testDescription = name
      (self.head, self.open, self.middle, self.close, self.foot) = (head, open, middle, close, foot)
    }

    func text(_ count: Int) -> String {
      head + String(repeating: open, count: count) + middle + String(repeating: close, count: count) + foot
    }
  }

  static let deep = [
    Form("arguments of types", "let x: ", "A<", "A", ">"), Form("arrays", "let x = ", "[", "", "]"),
    Form("types of arrays", "let x: ", "[", "A", "]"), Form("parentheses", "let x = ", "(", "1", ")"),
    Form("blocks", "func f() { ", "do { ", "", "}", "}"), Form("ifs", "func f() { ", "if a { ", "", "}", "}"),
    Form("switches", "func f() { ", "switch a { case b: ", "", "}", "}"),
    Form("classes", "", "class A {\n", "", "}"), Form("closures", "let x = ", "{ a in ", "", "}"),
    Form("conditions", "", "#if A\n", "", "#endif\n"),
    Form("texts in texts", "let x = ", "\"\\(", "1", ")\""), Form("members", "let x = a", ".b"),
    Form("members of types", "let x: A", ".B"), Form("calls", "let x = a", "()"),
    Form("subscripts", "let x = a", "[0]"), Form("closures behind", "let x = a", ".map{}"),
    Form("lines of a chain", "let x = a", "\n  .b()"), Form("unwrapped", "let x = x", "!"),
    Form("optional", "let x = x", "?"), Form("optional types", "let x: A", "?"),
    Form("choices within", "let x = ", "a ? ", "b", " : c"),
    Form("else if", "func f() { ", "if a {} else ", "{}", "", "}"),
    Form("if if", "func f() { ", "if ", "x", " {}", "}"), Form("tries", "let x = ", "try ", "a"),
    Form("lines of tries", "let x = ", "try\n", "a"), Form("arrows", "let x: ", "A -> ", "A"),
    Form("functions", "let x: ", "() -> ", "A"), Form("somes", "let x: ", "some ", "A"),
    Form("patterns", "func f() { if case ", "let ", "x = y {}", "", "}"),
    Form("packs", "let x: ", "repeat each ", "A"),
  ]

  @Test("Skips a file that is nested too deeply but records the names that it declares", arguments: deep)
  func tooDeep(_ form: Form) throws {
    let facts = try SourceFacts(reading: Array((form.text(2000) + "\nclass Behind {}").utf8))
    let unread = try #require(facts.unread)
    guard case .tooDeep(let limit, let offset) = unread.reason else {
      Issue.record("\(unread.reason)")
      return
    }
    #expect(limit == 1000)
    #expect((1...form.text(2000).utf8.count).contains(offset))
    #expect(unread.names?.declared.contains("Behind") == true)
  }

  /// Long code without deep nesting.
  static let flat = [
    Form("statements", "func f() {\n", "  let a = b.c.d(e)!\n  if a { try g() } else { h() }\n", "", "", "}"),
    Form("cases", "enum A {\n", "  case a\n", "", "", "}"),
    Form(
      "methods", "class A {\n", "  @objc private func a(_ b: [C<D>]) -> E? { b.c { -$0 } }\n", "", "", "}"),
    Form("sums", "let x = a", " + b.c"), Form("choices", "let x = ", "a ? b : ", "c"),
    Form("numbers", "let x = [", "-1, ", "", "", "]"),
    Form("pairs", "let x = [", "\"a\": .b(c.d), ", "", "", "]"),
    Form("attempts", "let x = [", "try a(), ", "", "", "]"), Form("semicolons", "", ";"),
    Form("properties", "struct A {\n", "  var a: B? = .c\n  let d: [String: E]\n", "", "", "}"),
    Form("comments", "", "// ((((\n/* [[[[ */"), Form("texts", "", "let a = \"((((\"\n"),
    Form("patterns", "func f() { switch a {\n", "case .b(let c, let d): return c < d\n", "", "", "} }"),
    Form("generics", "", "struct A<B: C, D>: E<B> where B.F == D {}\n"),
    Form("loops", "func f() {\n", "for a in b where c < d { e() }\nwhile a > b { c() }\n", "", "", "}"),
    Form("conditions", "", "#if A\nlet a = 1\n#else\nlet a = 2\n#endif\n"),
  ]

  @Test("Reads a long file that is not deeply nested", arguments: flat)
  func long(_ form: Form) throws {
    #expect(try SourceFacts(reading: Array(form.text(1100).utf8)).unread == nil)
  }

  /// The parser checks twice at each bracket whether a type begins, without a final result.
  @Test("Skips a file that takes too long to parse")
  func tooMuchWork() throws {
    var limits = SwiftLimits()
    limits.seconds = 0.02
    let text = "class A {}\nlet x = " + String(repeating: "[", count: 18) + String(repeating: "]", count: 18)
    let facts = try SourceFacts(reading: Array(text.utf8), limits: limits)
    #expect(facts.unread?.reason == .tooSlow(limit: 0.02))
    #expect(facts.unread?.names?.declared == ["A"])
    limits.seconds = 600
    #expect(try SourceFacts(reading: Array(text.utf8), limits: limits).unread == nil)
  }

  @Test("Reads many conditions that bind names to each other")
  func conditions() throws {
    let conditions = (1...500).map { "let a\($0) = a\($0 - 1)" }.joined(separator: ", ")
    let text = "func f(a0: A?) { if \(conditions) { a500.b = 1 } }"
    #expect(try SourceFacts(reading: Array(text.utf8)).unread == nil)
  }

  @Test("Reads a sum of thousands of calls")
  func calls() throws {
    let text = "let x = cell()" + String(repeating: " + cell()", count: 4_000)
    #expect(try SourceFacts(reading: Array(text.utf8)).unread == nil)
  }

  @Test("Skips a file that is too large")
  func tooLarge() throws {
    var limits = SwiftLimits()
    limits.bytes = 64
    let text = "class A {}; extension B.C: D { struct `E` {} }; typealias F = G // class"
    let facts = try SourceFacts(reading: Array(text.utf8), limits: limits)
    #expect(facts.unread?.reason == .tooLarge(limit: 64))
    #expect(facts.unread?.names?.declared == ["A", "E", "F"])
    #expect(facts.unread?.names?.extended == ["B.C"])
    #expect(try SourceFacts(reading: Array(text.utf8.prefix(64)), limits: limits).unread == nil)
    #expect(SwiftLimits.default.bytes == 4 << 20)
  }
}
