import SceneDiagnostics
import SceneModel
import SceneValues

/// A probable correction, which consists of the fix and, if the fix is not self-explanatory, a note.
struct Suggestion {
  let note: Diagnostic.Note?
  var fixIt: FixIt?
}

/// The name that was probably intended in place of an unknown name.
struct Meaning {
  let name: String
  let isCertain: Bool
  var settings: [ForeignNames.Setting] = []
}

extension CheckedScene {
  /// Returns the name that was intended by a misspelled name or, if `kind` is not nil, by a name from another framework.
  /// `holder` is the name of the element that contains the element or has the attribute.
  func meaning(
    of name: String, among candidates: some Sequence<String>, as kind: ForeignNames? = nil,
    in holder: String? = nil
  ) -> Meaning? {
    if let found = kind?.meaning(of: name, among: Array(steps.counting(candidates)), in: holder) {
      return Meaning(name: found.name, isCertain: found.isExact, settings: found.settings)
    }
    let matches = steps.closestMatches(to: name, in: candidates)
    if let intended = matches.min() {
      return Meaning(name: intended, isCertain: Self.isMisspelling(name, for: intended, among: matches))
    }
    guard kind != nil else { return nil }
    return ForeignNames.continuation(of: name, among: Array(candidates)).map {
      Meaning(name: $0, isCertain: false)
    }
  }

  func suggestion(
    for name: Name, among candidates: some Sequence<String>, as kind: ForeignNames? = nil,
    in holder: String? = nil
  ) -> Suggestion? {
    meaning(of: name.text, among: candidates, as: kind, in: holder).map {
      suggestion(replacing: name, with: $0.name, isSafe: $0.isCertain)
    }
  }

  func suggestion(for name: Name, amongObjects objects: some Sequence<Int>) -> Suggestion? {
    let document = document
    let ids = objects.lazy.compactMap { document.objects[$0].id }
    let matches = steps.closestMatches(to: name.text, in: ids.map(\.text))
    guard let intended = matches.min() else { return nil }
    return suggestion(
      replacing: name, with: intended, declaredAt: ids.first { $0.text == intended }?.range,
      isSafe: Self.isMisspelling(name.text, for: intended, among: matches))
  }

  /// Returns whether a name is definitely a misspelling. Names that differ in a number are not misspellings. For example,
  /// `page2` is not a misspelling of `page3`.
  static func isMisspelling(_ name: String, for intended: String, among matches: Set<String>) -> Bool {
    matches.count == 1 && name.filter(\.isNumber) == intended.filter(\.isNumber)
  }

  /// Returns a suggestion to replace a name. `range` is the location of the object with the new name, if any.
  func suggestion(
    replacing name: Name, with replacement: String, declaredAt range: SourceRange? = nil, isSafe: Bool = true
  ) -> Suggestion {
    Suggestion(
      note: range.map { note(.isDeclaredHere(object: replacement), at: $0) },
      fixIt: FixIt(
        range == nil
          ? .replace(name.text, with: replacement) : .replace(object: name.text, with: replacement),
        edits: [FixIt.Edit(name.range, with: replacement.xmlAttribute)],
        isSafe: isSafe))
  }

  /// Returns a suggestion for an attribute such as `type="password"`, whose value determines the attribute to use.
  func suggestion(
    forSetting name: Name, to value: Name, of object: Int, where isProperty: (String) -> Bool
  ) -> Suggestion? {
    let found = ForeignNames.settings(for: name.text, value: value.text).first {
      isProperty($0.setting.name)
        && ($0.setting.name == name.text || self.value($0.setting.name, of: object) == nil)
    }
    guard let (setting, isExact) = found else { return nil }
    let range = SourceRange(name.range.bytes.lowerBound..<value.range.bytes.upperBound + 1)
    return suggestion(
      replacing: Name(document.source.text(range), range), withAttribute: setting.name, setting.value,
      isSafe: isExact)
  }

  func suggestion(
    replacing attribute: Name, withAttribute name: String, _ value: String, isSafe: Bool
  ) -> Suggestion {
    Suggestion(
      note: nil,
      fixIt: FixIt(
        .replace(attribute.text, with: "\(name)=\"\(value)\""),
        edits: [FixIt.Edit(attribute.range, with: "\(name)=\"\(value.xmlAttribute)\"")], isSafe: isSafe))
  }

  func note(_ message: Message, at range: SourceRange? = nil) -> Diagnostic.Note {
    Diagnostic.Note(message, at: range.map(document.location))
  }

  func suggestionWithoutFix(for name: Name, among candidates: some Sequence<String>) -> Suggestion? {
    meaning(of: name.text, among: candidates).map {
      Suggestion(note: note(.didYouMean($0.name)), fixIt: nil)
    }
  }

  /// Returns a short form of a long list of names, such as `'a', 'b', 'c' and 73 others`.
  static func shortList(_ names: [String], last word: String = "and") -> String {
    guard names.count > 4 else { return list(names, last: word) }
    return names.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + " \(word) \(names.count - 3) others"
  }

  static func list(_ names: some Sequence<String>, last word: String = "and") -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  static func indefinite(_ className: String) -> String {
    "AEIO".contains(String(className.prefix(1))) ? "an \(className)" : "a \(className)"
  }
}

extension Message {
  fileprivate static func didYouMean(_ name: String) -> Message { "did you mean '\(name)'?" }
  fileprivate static func isDeclaredHere(object id: String) -> Message { "'\(object: id)' is here" }

  static func replace(_ name: String, with replacement: String) -> Message {
    "Replace '\(name)' with '\(replacement)'"
  }

  fileprivate static func replace(object id: String, with replacement: String) -> Message {
    "Replace '\(object: id)' with '\(object: replacement)'"
  }
}
