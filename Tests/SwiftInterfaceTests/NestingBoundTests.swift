import TestSupport
import Testing

@testable import SwiftInterface

@Suite("The fast scan for deep nesting")
struct NestingBoundTests {
  private static let usual = """
    // A comment with ((([[[{{{ and "
    import UIKit

    @objc(Clock)
    final class ClockController: UIViewController<Int>, Sorted {
      @IBOutlet private weak var label: UILabel!
      @IBOutlet private weak var other: UILabel?
      private let names = ["a": .b(c.d), "e": .f(-g)]
      #if DEBUG
        var isVerbose: Bool { true }
      #else
        var isVerbose: Bool { false }
      #endif

      override func viewDidLoad() {
        super.viewDidLoad() /* not [ closed */
        guard let label, label.isHidden == false else { return }
        label.text = isVerbose ? "\\(names["a"]!.map { "<\\($0)>" }) of \\(count / 2)" : nil
        for name in names where name.value < limit { try? show(name.key, for: name) }
        print(\"""
          A text in lines with " and (((
          \""")
      }
    }

    """

  private static func isKept(_ code: String) -> Bool {
    Array(code.utf8).withUnsafeBufferPointer { NestingBound.isKept(SwiftLimits.default.depth, in: $0) }
  }

  @Test("Accepts typical code of any length")
  func usualCode() { #expect(Self.isKept(String(repeating: Self.usual, count: 100))) }

  @Test("Never accepts a file that is nested too deeply", arguments: SwiftLimitsTests.deep)
  func deepCode(_ form: SwiftLimitsTests.Form) { #expect(!Self.isKept(form.text(1001))) }

  @Test("Ends a comment at a carriage return")
  func carriageReturn() {
    #expect(!Self.isKept("// A comment\rlet a = " + String(repeating: "(", count: 1001)))
  }

  @Test("Recognizes escaped names and lines that end with CRLF")
  func escapedNames() {
    #expect(Self.isKept("// A comment\r\nlet a = b.`default` // of c\r\nlet `in` = \"d\"\r\n"))
  }

  @Test(
    "Gives up if brackets might be part of a string or do not match",
    arguments: [
      "let a = #\"(\"#", "let a = /(/", "let a = (]", "#endif", "let a = \"b\nlet c = 1",
      "let a = \"b\rlet c = 1\"", "let a = \"b\\\nlet c = 1\"", "let a = \"\\(b\n)\"", "let `a (b` = 1",
      "let a = '('", "let a = “(”", "f(a + / )/)", "return / )/", "try?\n/ )/", "#endif / )/",
      "<<<<<<< HEAD\n=======\n>>>>>>> main",
    ])
  func unclear(_ code: String) { #expect(!Self.isKept(code)) }

  private static let fragments = [
    "(", ")", "[", "]", "{", "}", "\"", "\\(", "\"\"\"", "/", " / ", "/ )/", "/*", "*/", "//", "\n", "\r",
    " ", "a", "B",
    "in", "return ", "if ", "try? ", "else", "switch a {", "case ", ",", ";", "?", " ? ", ":", "!", "=",
    " + ", "<", ">",
    "->", ".b", ".c(", "f(", "f(a, ", "#if X\n", "#else\n", "#endif\n", "@d ", "`e`", "'", "0", "\\", "#\"",
  ]

  @Test("Accepts no random text that the exact scan rejects")
  func random() {
    let deepest = 24
    for seed in RandomSeeds.of(20_000) {
      var random = SeededGenerator(seed: UInt64(seed))
      // A short repeated text can be nested deeply.
      let part = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        Self.fragments.randomElement(using: &random)!
      }
      let begin = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        Self.fragments.randomElement(using: &random)!
      }
      let code = begin.joined() + String(repeating: part.joined(), count: 60)
      Array(code.utf8).withUnsafeBufferPointer { bytes in
        let isTooDeep = NestingScan(ofTokensIn: bytes, deepest: deepest).tooDeep != nil
        #expect(!isTooDeep || !NestingBound.isKept(deepest, in: bytes), "\(part) after \(begin)")
      }
    }
  }
}
