import Testing

@testable import SceneDiagnostics

@Suite("The closest match to a misspelled name")
struct ClosestMatchTests {
  private let keys = ["title", "text", "textColor", "tintColor", "titleFont", "id", "on", "isOn", "image"]

  @Test(
    "Suggests the closest name for a misspelled name",
    arguments: [
      ("titel", "title"), ("tile", "title"), ("titlee", "title"), ("Title", "title"),
      ("textcolor", "textColor"),
      ("textColour", "textColor"), ("tintColr", "tintColor"), ("ID", nil), ("Id", "id"), ("imgae", "image"),
    ] as [(String, String?)])
  func suggestsClosestKey(name: String, intended: String?) {
    #expect(closestMatch(to: name, in: keys) == intended)
  }

  @Test(
    "Suggests nothing if no key is similar",
    arguments: ["", "x", "io", "xyz", "background", "tnt", "entirely different"])
  func implausible(name: String) {
    #expect(closestMatch(to: name, in: keys) == nil)
  }

  @Test("Does not suggest the given name itself")
  func doesNotSuggestTheSameName() {
    #expect(closestMatch(to: "title", in: ["title"]) == nil)
    #expect(closestMatch(to: "title", in: ["title", "titles"]) == "titles")
  }

  @Test func returnsAllEquallyCloseCandidates() {
    #expect(closestMatches(to: "coat", in: ["boat", "goat", "coasts", "Coat"]) == ["Coat"])
    #expect(closestMatches(to: "coat", in: ["boat", "goat", "coat", "frog"]) == ["boat", "goat"])
    #expect(closestMatches(to: "coat", in: ["coat", "frog"]).isEmpty)
  }

  @Test("The order of the candidates does not affect the closest match")
  func resultDoesNotDependOnOrderOfCandidates() {
    #expect(closestMatch(to: "coat", in: ["goat", "boat", "coast"]) == "boat")
    #expect(closestMatch(to: "coat", in: ["coast", "boat", "goat"]) == "boat")
    #expect(closestMatch(to: "coat", in: ["boat", "Coat"]) == "Coat")
  }

  @Test(
    "Two names are not similar merely because they begin or end with the same word",
    arguments: [
      ("ScreenshotsViewController", "SourcesViewController"),
      ("ScreenshotsViewController", "LicensesViewController"),
      ("LoginViewController", "LogoutViewController"), ("showSettings", "showProfiles"),
      ("icon_home_filled", "icon_game_filled"), ("HeaderTableViewCell", "FooterTableViewCell"),
      ("MyCell", "TyCell"), ("AController", "BController"), ("page1", "page2"), ("inView", "onView"),
    ])
  func commonWords(name: String, other: String) {
    #expect(closestMatch(to: name, in: [other]) == nil)
    #expect(closestMatch(to: other, in: [name]) == nil)
  }

  @Test(
    "Suggests a name if one of its words has few wrong letters",
    arguments: [
      ("SetingsViewController", "SettingsViewController"),
      ("SettingsViewControler", "SettingsViewController"),
      ("MpaViewController", "MapViewController"), ("showSetings", "showSettings"),
      ("backgroundcolour", "backgroundColor"), ("mre", "more"),
    ])
  func misspelledWords(name: String, intended: String) {
    #expect(closestMatch(to: name, in: [intended, "SourcesViewController", "text"]) == intended)
  }

  @Test("Names of two or three letters are similar only if they differ only in capitalization")
  func shortNames() {
    #expect(closestMatch(to: "id", in: ["it", "is"]) == nil)
    #expect(closestMatch(to: "id", in: ["it", "Id"]) == "Id")
    #expect(closestMatch(to: "cat", in: ["cut", "Cat"]) == "Cat")
  }

  @Test("The fast comparison excludes only names that the full comparison excludes")
  func quickChecksRetainAllCloseCandidates() throws {
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
          set.minimumEditDistance(to: other) * EditDistance.editCost <= distance + distance % 2,
          "\(left) \(right)")
        #expect(left.lowercased() != right.lowercased() || set.minimumEditDistance(to: other) == 0)
      }
    }
  }

  @Test("Finds the closest match of a name with 2,000 letters")
  func supportsLongWords() {
    let long = String(repeating: "a", count: 2000)
    #expect(closestMatch(to: long + "b", in: [long]) == long)
  }
}
