import SceneResources
import SceneValues

package struct TranslationUnit: Sendable, Hashable {
  /// The key in tables, such as `title.text`. For plurals, the key is followed by the form in Xcode's format, such as
  /// `snooze.title|==|plural.one` or `snooze.title|==|substitutions.minutes.plural.one`.
  package var id: String
  package var source: String
  package var target: String?
  package var note: String
  package var isUnfinished = false
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

  package enum Place: Hashable, Sendable {
    case text(String)
    case form(key: String, variable: String, PluralCategory)

    var key: String {
      switch self {
      case .text(let key), .form(let key, _, _): key
      }
    }
  }

  private static let separator = "|==|"

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

  /// Returns a plural form's identifier. If the string has only one variable (`isWhole`), the variable's name is omitted.
  static func id(_ key: String, _ variable: String, _ category: PluralCategory, isWhole: Bool) -> String {
    isWhole
      ? "\(key)\(separator)plural.\(category)"
      : "\(key)\(separator)substitutions.\(variable).plural.\(category)"
  }
}
