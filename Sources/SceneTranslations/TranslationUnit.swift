import SceneResources
import SceneValues

/// A text for a translator: one line of a file in XLIFF.
package struct TranslationUnit: Sendable, Hashable {
  /// As tables have it: `title.text`; with a form for a number behind that, as Xcode writes it:
  /// `snooze.title|==|plural.one`, `snooze.title|==|substitutions.minutes.plural.one`.
  package var id: String
  /// What the scene says.
  package var source: String
  /// What a table says; nil for what is not translated yet.
  package var target: String?
  /// Where it stands.
  package var note: String
  /// Whether a translator has said that it is not done yet.
  package var isUnfinished = false
  /// Whether the translation is there, and somebody is to look at it again.
  package var needsReview = false

  package init(
    id: String, source: String, target: String? = nil, note: String = "", needsReview: Bool = false
  ) {
    self.id = id
    self.source = source
    self.target = target
    self.note = note
    self.needsReview = needsReview
  }

  /// What a unit is about.
  package enum Place: Hashable, Sendable {
    case text(String)
    /// A form of a variable of a text that differs by numbers.
    case form(key: String, variable: String, PluralCategory)

    var key: String {
      switch self {
      case .text(let key), .form(let key, _, _): key
      }
    }
  }

  private static let separator = "|==|"

  /// nil for an id that is none of these.
  package var place: Place? {
    guard let mark = id.firstRange(of: Self.separator) else { return .text(id) }
    let key = String(id[..<mark.lowerBound])
    let steps = id[mark.upperBound...].split(separator: ".", omittingEmptySubsequences: false).map(
      String.init)
    guard let category = steps.last.flatMap(PluralCategory.init), !key.isEmpty else { return nil }
    if steps.count == 2, steps[0] == "plural" {
      return .form(key: key, variable: PluralText.wholeName, category)
    }
    guard steps.count >= 4, steps[0] == "substitutions", steps[steps.count - 2] == "plural" else {
      return nil
    }
    return .form(key: key, variable: steps[1..<steps.count - 2].joined(separator: "."), category)
  }

  /// The id of a form; it does not name the variable of a text that has no other part.
  static func id(_ key: String, _ variable: String, _ category: PluralCategory, isWhole: Bool) -> String {
    isWhole
      ? "\(key)\(separator)plural.\(category)"
      : "\(key)\(separator)substitutions.\(variable).plural.\(category)"
  }
}
