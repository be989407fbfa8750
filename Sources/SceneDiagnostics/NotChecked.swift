/// What a rule did not check, and why: it knows too little to be right, so it is silent.
///
/// A report says it, so that nobody takes silence for a clean bill.
package struct NotChecked: Sendable, Hashable {
  /// Why a rule is silent. The raw values are for programs: none is renamed.
  package enum Reason: String, Sendable, CaseIterable {
    case noSources = "no-sources"
    case noImages = "no-images"
    case unknownNames = "unknown-names"
    case codeNotParsed = "code-not-parsed"
    case codeNotRead = "code-not-read"
    case scenesNotUnderstood = "scenes-not-understood"
    case unknownClasses = "unknown-classes"
    case otherFindings = "other-findings"

    /// Why, for people.
    package var text: String {
      switch self {
      case .noSources: "no Swift sources are read"
      case .noImages: "nobody said where the images are"
      case .unknownNames: "the names in code are known at run time only"
      case .codeNotParsed: "Objective-C is searched for names, and not parsed"
      case .codeNotRead: "Swift files were not read"
      case .scenesNotUnderstood: "not all of the scenes was understood"
      case .unknownClasses: "the classes, or what they inherit, are unknown"
      case .otherFindings: "other findings have to be mended first"
      }
    }
  }

  /// Where a rule was silent. Lines and columns are counted from 1, columns in Unicode scalars.
  package struct Place: Sendable, Hashable {
    package var path: String
    package var line: Int
    package var column: Int

    package init(path: String, line: Int, column: Int) {
      self.path = path
      self.line = line
      self.column = column
    }

    package init(_ location: SourceLocation) {
      let start = location.start
      self.init(path: location.source.path, line: start.line, column: start.column)
    }
  }

  /// How many places are told, of those that there are.
  package static let mostPlaces = 20

  /// The rules that were silent, in the order of their names.
  package var rules: [RuleID]
  package var reason: Reason
  /// How many places there are; 0 where it is about all of the check.
  package var count: Int
  /// The first places.
  package var places: [Place]

  package init(_ rules: [RuleID], _ reason: Reason, count: Int = 0, places: [Place] = []) {
    self.rules = rules
    self.reason = reason
    self.count = count
    self.places = places
  }

  /// "'segue-not-found' at 3 places: the names in code are known at run time only (first: Clock.swift:12:30)"
  package var message: String {
    let shown = rules.count > 4 ? Array(rules.prefix(3)) : rules
    var names = shown.map { "'\($0)'" }.joined(separator: ", ")
    if shown.count < rules.count { names += " and \(rules.count - shown.count) more rules" }
    guard count > 0 else { return "\(names): \(reason.text)" }
    let first = places.first.map { "\($0.path):\($0.line):\($0.column)" }
    let at = count == 1 ? first.map { " at \($0)" } ?? "" : " at \(count) places"
    let example = count == 1 ? "" : first.map { " (first: \($0))" } ?? ""
    return "\(names)\(at): \(reason.text)\(example)"
  }
}
