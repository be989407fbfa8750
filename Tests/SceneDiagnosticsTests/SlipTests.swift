import SceneDiagnostics
import Testing

@Suite("A slip of the finger in a name")
struct SlipTests {
  private let names = [
    "constraint", "tabItems", "tabItem", "cornerRadius", "bell", "icon-2", "arrowLeft", "iconA",
  ]

  @Test(
    "A letter too many, too few, wrong or in the wrong case is a slip, and two that changed places are",
    arguments: [
      ("constarint", "constraint"), ("constrainnt", "constraint"), ("constrint", "constraint"),
      ("Constraint", "constraint"), ("constreint", "constraint"), ("tabIetms", "tabItems"), ("belll", "bell"),
    ])
  func slips(name: String, meant: String) {
    #expect(slip(of: name, in: names) == meant)
  }

  @Test(
    "A name is no slip of itself, nor what people tell names apart by",
    arguments: ["tabItems", "tabItem", "icon-3", "constraints", "iconB", "ball", "bel", "cornerSize", ""])
  func others(name: String) {
    #expect(slip(of: name, in: names) == nil)
  }
}
