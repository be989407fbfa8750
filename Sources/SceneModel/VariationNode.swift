import SceneDiagnostics
import SceneValues

/// `<when traits="idiom=pad" font="system 28"/>`: what an object's attributes are while the traits hold. What it sets
/// are the document's values that it owns.
package struct VariationNode: Sendable {
  /// The object in whose element it stands.
  package var object: Int
  package var nameRange: SourceRange
  /// As written; nil where it is missing.
  package var traits: Name?
  /// The attributes that cannot vary: they belong to no property, or their value is fixed.
  package var invariable: [Name] = []
  /// Whether something in it was not understood.
  package var hasStructureFaults = false

  package init(object: Int, nameRange: SourceRange, traits: Name?) {
    self.object = object
    self.nameRange = nameRange
    self.traits = traits
  }

  /// The words of the list.
  package var conditions: [TraitCondition] { traits?.words.map(TraitCondition.init) ?? [] }

  /// What is asked for; nil where any of it is not understood.
  package var traitSet: TraitSet? { traits.flatMap { TraitSet($0.words.map(\.text).joined(separator: " ")) } }
}

/// `idiom=pad`.
package struct TraitCondition: Sendable {
  /// The whole word.
  package var name: Name
  package var trait: Name
  /// Nil where there is no `=`.
  package var value: Name?

  init(_ word: Name) {
    name = word
    guard let equals = word.text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      trait = word
      return
    }
    let (left, right) = (word.text[..<equals], word.text[word.text.utf8.index(after: equals)...])
    // Where references were decoded, offsets in the text are not those in the source, and the whole word is meant.
    let isVerbatim = word.text.utf8.count == word.range.bytes.count
    let start = word.range.bytes.lowerBound
    let middle = start + left.utf8.count
    trait = Name(String(left), isVerbatim ? SourceRange(start..<middle) : word.range)
    value = Name(
      String(right), isVerbatim ? SourceRange(middle + 1..<word.range.bytes.upperBound) : word.range)
  }
}
