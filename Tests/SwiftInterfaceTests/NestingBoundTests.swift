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

  @Test(
    "Gives up if brackets might be part of a string or do not match",
    arguments: ["let a = #\"(\"#", "let a = /(/", "let a = (]", "#endif", "let a = \"b\nlet c = 1"])
  func unclear(_ code: String) { #expect(!Self.isKept(code)) }
}
