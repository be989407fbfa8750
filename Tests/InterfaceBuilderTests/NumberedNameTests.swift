import Testing

@testable import InterfaceBuilder

@Suite("Numbers of known names")
struct NumberedNameTests {
  private static let tables: [(name: String, names: [String])] = [
    ("common attributes", Array(AttributeNames.common)),
    ("attributes of objects", Array(AttributeNames.ofObjects)),
    ("elements of storyboards", Array(ElementScopes.storyboardOnly)),
    ("filled elements of storyboards", Array(ElementScopes.storyboardOnlyIfFilled)),
    ("numbers of UIKit", Array(NumberForms.ofUIKit.keys)),
    ("attributes of the vocabulary", DocumentVocabulary.all.attributes.map(\.key)),
    ("elements of the vocabulary", DocumentVocabulary.all.elements.keys),
    ("Boolean attributes of UIKit", BooleanNames.ofUIKit.all),
    ("elements with selections", Array(WrittenLimits.selections.keys)),
    ("elements with choices", Array(WrittenLimits.choices.keys)),
  ]

  @Test("Each name in a table has a number", arguments: tables)
  func numbers(_ table: String, _ names: [String]) {
    let unknown = names.filter { !NumberedNames.all.contains($0) }
    #expect(!names.isEmpty && unknown.isEmpty, "\(table): \(unknown)")
  }
}
