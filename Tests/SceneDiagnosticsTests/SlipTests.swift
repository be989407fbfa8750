import SceneDiagnostics
import Testing

@Suite("Misspellings in names")
struct SlipTests {
  private let names = [
    "constraint", "tabItems", "tabItem", "cornerRadius", "bell", "icon-2", "arrowLeft", "iconA",
  ]

  @Test(
    "Recognizes inserted, missing, wrong, and transposed letters",
    arguments: [
      ("constarint", "constraint"), ("constrainnt", "constraint"), ("constrint", "constraint"),
      ("Constraint", "constraint"), ("constreint", "constraint"), ("tabIetms", "tabItems"), ("belll", "bell"),
    ])
  func misspellings(name: String, intended: String) {
    #expect(misspelling(of: name, in: names) == intended)
  }

  @Test(
    "Does not treat a known name or a distinct name as a misspelling",
    arguments: ["tabItems", "tabItem", "icon-3", "constraints", "iconB", "ball", "bel", "cornerSize", ""])
  func others(name: String) {
    #expect(misspelling(of: name, in: names) == nil)
  }
}
