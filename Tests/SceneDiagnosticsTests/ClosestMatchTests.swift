import Testing

@testable import SceneDiagnostics

@Suite("The closest match to a misspelt name")
struct ClosestMatchTests {
  private let keys = ["title", "text", "textColor", "tintColor", "titleFont", "id", "on", "isOn", "image"]

  @Test(
    arguments: [
      ("titel", "title"), ("tile", "title"), ("titlee", "title"), ("Title", "title"),
      ("textcolor", "textColor"),
      ("textColour", "textColor"), ("tintColr", "tintColor"), ("ID", nil), ("Id", "id"), ("imgae", "image"),
    ] as [(String, String?)])
  func suggestsClosestKey(name: String, meant: String?) {
    #expect(closestMatch(to: name, in: keys) == meant)
  }

  @Test(
    "Suggests nothing if no key is similar",
    arguments: ["", "x", "io", "xyz", "background", "tnt", "entirely different"])
  func implausible(name: String) {
    #expect(closestMatch(to: name, in: keys) == nil)
  }

  @Test func doesNotSuggestTheSameName() {
    #expect(closestMatch(to: "title", in: ["title"]) == nil)
    #expect(closestMatch(to: "title", in: ["title", "titles"]) == "titles")
  }

  @Test func returnsAllEquallyCloseCandidates() {
    #expect(closestMatches(to: "cat", in: ["cut", "cot", "carts", "Cat"]) == ["Cat"])
    #expect(closestMatches(to: "cat", in: ["cut", "cot", "cat", "dog"]) == ["cut", "cot"])
    #expect(closestMatches(to: "cat", in: ["cat", "dog"]).isEmpty)
  }

  @Test func resultDoesNotDependOnOrderOfCandidates() {
    #expect(closestMatch(to: "cat", in: ["cut", "cot", "cart"]) == "cart")
    #expect(closestMatch(to: "cat", in: ["cart", "cot", "cut"]) == "cart")
    #expect(closestMatch(to: "cat", in: ["cut", "Cat"]) == "Cat")
  }

  /// The fast check by letters excludes only names that the full comparison also excludes.
  @Test func quickChecksRejectNoCloseCandidates() throws {
    let letters = Array("aAbBcC_1é")
    var random = SystemRandomNumberGenerator()
    func name() -> String {
      String((0..<Int.random(in: 0...9, using: &random)).map { _ in letters.randomElement(using: &random)! })
    }
    for _ in 0..<5000 {
      let (left, right) = (name(), name())
      let (first, second) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
      let distance = try #require(EditDistance.between(first, second, atMost: 1000))
      for limit in 0...8 {
        let bounded = EditDistance.between(first, second, atMost: limit)
        #expect(bounded == (distance <= limit ? distance : nil), "\(left) \(right) \(limit)")
      }
      if let set = LetterSet(left), let other = LetterSet(right) {
        #expect(
          set.fewestMisspellings(to: other) * EditDistance.editCost <= distance + distance % 2,
          "\(left) \(right)")
        #expect(left.lowercased() != right.lowercased() || set.fewestMisspellings(to: other) == 0)
      }
    }
  }

  @Test func supportsLongWords() {
    let long = String(repeating: "a", count: 2000)
    #expect(closestMatch(to: long + "b", in: [long]) == long)
  }
}
