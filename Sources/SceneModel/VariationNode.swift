import SceneDiagnostics
import SceneValues

/// A `<when>` element, such as `<when traits="idiom=pad" font="system 28"/>`. Its attributes apply while the traits
/// match. The values of the attributes are stored in the document.
package struct VariationNode: Sendable {
  package var object: Int
  package var nameRange: SourceRange
  package var traits: Name?
  /// The attributes that cannot vary because they are not properties or have a fixed value.
  package var invariable: [Name] = []
  package var hasStructureFaults = false

  package init(object: Int, nameRange: SourceRange, traits: Name?) {
    self.object = object
    self.nameRange = nameRange
    self.traits = traits
  }

  package var conditions: [TraitCondition] { traits?.words.map(TraitCondition.init) ?? [] }

  package var traitSet: TraitSet? { traits.flatMap { TraitSet($0.words.map(\.text).joined(separator: " ")) } }
}

package struct TraitCondition: Sendable {
  package var name: Name
  package var trait: Name
  package var value: Name?

  init(_ word: Name) {
    name = word
    guard let equals = word.text.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      trait = word
      return
    }
    let (left, right) = (word.text[..<equals], word.text[word.text.utf8.index(after: equals)...])
    // If character references were decoded, offsets differ from the source, so the range is the entire word.
    let isVerbatim = word.text.utf8.count == word.range.bytes.count
    let start = word.range.bytes.lowerBound
    let middle = start + left.utf8.count
    trait = Name(String(left), isVerbatim ? SourceRange(start..<middle) : word.range)
    value = Name(
      String(right), isVerbatim ? SourceRange(middle + 1..<word.range.bytes.upperBound) : word.range)
  }
}
