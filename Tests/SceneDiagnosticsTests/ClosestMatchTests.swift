import SceneDiagnostics
import Testing

@Suite("Did you mean …")
struct ClosestMatchTests {
  private let keys = ["title", "text", "textColor", "tintColor", "titleFont", "id", "on", "isOn", "image"]

  @Test(
    arguments: [
      ("titel", "title"), ("tile", "title"), ("titlee", "title"), ("Title", "title"),
      ("textcolor", "textColor"),
      ("textColour", "textColor"), ("tintColr", "tintColor"), ("ID", nil), ("Id", "id"), ("imgae", "image"),
    ] as [(String, String?)])
  func plausible(name: String, meant: String?) {
    #expect(closestMatch(to: name, in: keys) == meant)
  }

  @Test(arguments: ["", "x", "io", "xyz", "background", "tnt", "entirely different"])
  func implausible(name: String) {
    #expect(closestMatch(to: name, in: keys) == nil)
  }

  @Test func aNameIsNotItsOwnCorrection() {
    #expect(closestMatch(to: "title", in: ["title"]) == nil)
    #expect(closestMatch(to: "title", in: ["title", "titles"]) == "titles")
  }

  @Test func thoseThatAreEquallyCloseAreKnown() {
    #expect(closestMatches(to: "cat", in: ["cut", "cot", "carts", "Cat"]) == ["Cat"])
    #expect(closestMatches(to: "cat", in: ["cut", "cot", "cat", "dog"]) == ["cut", "cot"])
    #expect(closestMatches(to: "cat", in: ["cat", "dog"]).isEmpty)
  }

  @Test func theOrderOfCandidatesDoesNotMatter() {
    #expect(closestMatch(to: "cat", in: ["cut", "cot", "cart"]) == "cart")
    #expect(closestMatch(to: "cat", in: ["cart", "cot", "cut"]) == "cart")
    #expect(closestMatch(to: "cat", in: ["cut", "Cat"]) == "Cat")
  }

  @Test func wholeWordsMayBeLong() {
    let long = String(repeating: "a", count: 2000)
    #expect(closestMatch(to: long + "b", in: [long]) == long)
  }
}
