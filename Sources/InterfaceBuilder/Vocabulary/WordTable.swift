import SceneSyntax

struct WordTable {
  let numbers: NameNumbers
  let isWatch: Bool

  func element(_ name: NameID) -> DocumentVocabulary.Element? {
    (isWatch ? Self.watchElements : Self.elements)[numbers[name]]
  }

  func attribute(_ name: NameID, of family: ElementFamily) -> Int? {
    Self.attributes[numbers[name]].flatMap { DocumentVocabulary.all.attribute(numbered: $0, of: family) }
  }

  func value(_ name: NameID) -> ValueForm { ValueForm.byName[numbers[name]] }

  func part(_ name: NameID) -> PartForm { PartForm.byName[numbers[name]] }

  private static let elements = NameFacts { DocumentVocabulary.all.element($0, isWatch: false) }
  private static let watchElements = NameFacts { DocumentVocabulary.all.element($0, isWatch: true) }
  private static let attributes = NameFacts(DocumentVocabulary.all.number(ofAttributeNamed:))
}
