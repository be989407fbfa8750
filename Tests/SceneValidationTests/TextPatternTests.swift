import Foundation
import Testing

@testable import SceneValidation

@Suite("Patterns")
struct TextPatternTests {
  static let patterns = [
    "a", "abc", "a.c", "^a", "a$", "^$", "^[a-z][A-Za-z0-9]*$", "a|b|cd", "(a|b)*c", "^(?:ab)+$",
    "^(?<first>a)(b)?$", "a{2}", "^a{2}$", "^a{2,}$", "^a{1,3}$", "^(a{1,2}){2}$", "^a{0}$", "a*?b", "a+?b",
    "ab??",
    "[abc]", "[^abc]", "^[^abc]+$", "[a-cx-z]", "[]-a]|x", "[-a]", "[a-]", "[a\\-z]", "[\\]a]", "[\\d_]",
    "^\\d+$",
    "^\\w+$", "\\s", "^\\S+$", "\\D", "\\W", "[\\W]", "^.$", "^..$", "\\bab\\b", "\\Bb", "\\Aab\\z", "^é+$",
    "[à-ü]",
    "^\\p{Lu}", "\\p{L}\\p{Nd}", "^\\P{Lu}+$", "\\.", "\\*\\+\\?\\(\\)\\[\\]\\{\\}\\|\\^\\$\\\\", "\\x41",
    "\\u0042",
    "(a*)*b", "(a+)+$", "^(a|a)*$", "^(a?){3}a{3}$", "(|a)b", "a||b", "^(()|a)+$", "^a.*b.*c$",
    "show[A-Z]\\w*",
    "^(id|ID)_[0-9]{2,4}$", "^[^_]*$", "[^\\d]", "[^\\s\\w]",
  ]
  static let texts = [
    "", "a", "b", "ab", "abc", "aab", "aaab", "ba", "cab", "aXc", "A", "AB", "aaaa", "aaaaaa", "abab", "a b",
    "a_b",
    "a1", "1", "123", "_", "-", "]", ".", "é", "éé", "Äb3", "showAlarm", "show_alarm", "ID_12", "id_12345",
    "clock",
    "Alarm", "日本", "*+?()[]{}|^$\\", "ab ab", " ", "\t", "abcabc", "b c", "x", "٣",
  ]

  /// Both look for the pattern anywhere in the text. What the system's has of its own, a bracket that begins a class, is left
  /// out.
  @Test(arguments: patterns.filter { !$0.hasPrefix("[]") })
  func matchesAsTheSystemsDo(_ source: String) throws {
    let pattern = try TextPattern(source)
    let other = try NSRegularExpression(pattern: source)
    for text in Self.texts {
      let range = NSRange(text.startIndex..., in: text)
      let expected = other.firstMatch(in: text, range: range) != nil
      #expect(pattern.matches(text) == expected, "'\(source)' in '\(text)'")
    }
  }

  @Test(arguments: [
    ("(?=a)b", "looking ahead or behind is not known", 0), ("a(?<!b)", "looking ahead or behind", 1),
    ("(?<=b)a", "looking ahead or behind", 0), ("(a)\\1", "references back", 3),
    ("\\k<a>", "references back", 0),
    ("a*+", "possessive", 2), ("(?>a)", "atomic", 0), ("(?i)a", "this kind of group", 0),
    ("a**", "put in a group", 2), ("*a", "repeats nothing", 0), ("(a", "is not closed", 0),
    ("a)", "closes nothing", 1), ("[a", "is not closed", 0), ("[]", "holds nothing", 0),
    ("a{", "is no count", 1),
    ("{2}", "counts nothing", 0), ("a{3,2}", "less than it counts from", 1), ("a{1001}", "at most 1000", 2),
    ("a{99999999999999999999}", "at most 1000", 2), ("[z-a]", "a range goes", 1),
    ("[\\d-z]", "a range goes", 1),
    ("[a[b]]", "a class within a class", 2), ("[a&&b]", "'&&'", 2), ("\\q", "'\\q' is not known", 0),
    ("a\\", "stands before nothing", 1), ("\\p{Xx}", "no category", 0), ("\\pL", "written as", 0),
    ("\\x4", "no number", 0), ("\\u{110000}", "no number", 0), ("(a{1000}){1000}", "more than 1000 steps", 0),
    ("((){1000}){1000}", "more than 1000 steps", 0), ("(?<a", "does not end", 0), ("(?<a-b>c)", "no name", 4),
  ])
  func anUnknownPatternIsRefusedWhereTheMistakeIs(_ source: String, _ reason: String, _ offset: Int) throws {
    let fault = try #require(throws: PatternFault.self) { try TextPattern(source) }
    #expect(fault.reason.contains(reason), "\(fault)")
    #expect(fault.offset == offset, "\(fault)")
  }

  @Test("A pattern is limited in depth and length")
  func sizesAreLimited() throws {
    let nested = { String(repeating: "(", count: $0) + "a" + String(repeating: ")", count: $0) }
    #expect(try TextPattern(nested(TextPattern.greatestDepth)).matches("a"))
    #expect(throws: PatternFault.self) { try TextPattern(nested(TextPattern.greatestDepth + 1)) }
    #expect(try TextPattern(String(repeating: "a", count: 1000)).matches(String(repeating: "a", count: 1000)))
    #expect(throws: PatternFault.self) { try TextPattern(String(repeating: "a", count: 1001)) }
    #expect(try TextPattern("(a{100}){10}").matches(String(repeating: "a", count: 1000)))
  }

  @Test(arguments: ["(a+)+$", "(a|a)*$", "(a*)*b", "^(a?){30}a{30}$", "(x+x+)+y", "(.*)*(.*)*[^a]"])
  func looksGrowAsTheTextDoes(_ source: String) throws {
    let pattern = try TextPattern(source)
    let text = { String(repeating: "a", count: $0) + "!" }
    let (less, more) = (pattern.search(text(1000)).looks, pattern.search(text(2000)).looks)
    #expect(more <= 2 * less + 100, "\(less), \(more)")
  }
}
