import SceneModel

/// The form that a project requires for names of one kind: a style, a prefix, a suffix, or a combination of these. If
/// there is a style, the prefix and the suffix are whole words: in camelCase, `shower` does not begin with `show`.
package struct NameForm: Sendable, Hashable {
  package enum Style: String, Sendable, CaseIterable {
    case camelCase
    case pascalCase = "PascalCase"
    case kebabCase = "kebab-case"
    case snakeCase = "snake_case"
  }

  package enum Fault: Sendable, Hashable {
    case style(Style)
    case prefix(String)
    case suffix(String)
  }

  package var style: Style?
  package var prefix: String
  package var suffix: String

  package init(_ style: Style? = nil, prefix: String = "", suffix: String = "") {
    (self.style, self.prefix, self.suffix) = (style, prefix, suffix)
  }

  /// Returns the first requirement that the name violates, in the order style, prefix, suffix, or nil if there is none.
  package func fault(of name: String) -> Fault? {
    if let style, !style.matches(name) { return .style(style) }
    if !prefix.isEmpty, !begins(name) { return .prefix(prefix) }
    if !suffix.isEmpty, !ends(name) { return .suffix(suffix) }
    return nil
  }

  /// The contradictory requirements, which no name can meet, such as a prefix that is not a word in the style.
  package var contradictions: [Fault] {
    guard let style else { return [] }
    var faults: [Fault] = []
    if !prefix.isEmpty, !style.begins(with: prefix) { faults.append(.prefix(prefix)) }
    if !suffix.isEmpty, !style.ends(with: suffix) { faults.append(.suffix(suffix)) }
    return faults
  }

  private func begins(_ name: String) -> Bool {
    guard name.utf8.starts(with: prefix.utf8), let next = name.utf8.dropFirst(prefix.utf8.count).first
    else { return false }
    return style?.isBoundary(after: prefix.utf8.last, before: next) ?? true
  }

  private func ends(_ name: String) -> Bool {
    guard name.utf8.count >= prefix.utf8.count + suffix.utf8.count,
      name.utf8.reversed().starts(with: suffix.utf8.reversed()),
      let last = name.utf8.dropLast(suffix.utf8.count).last, let first = suffix.utf8.first
    else { return false }
    return style?.isBoundary(after: last, before: first) ?? true
  }
}

extension NameForm.Style {
  /// The character between words, or nil if each word begins with a capital letter instead.
  private var separator: UInt8? {
    switch self {
    case .camelCase, .pascalCase: nil
    case .kebabCase: UInt8(ascii: "-")
    case .snakeCase: UInt8(ascii: "_")
    }
  }

  func matches(_ name: String) -> Bool {
    switch self {
    case .camelCase: SwiftName.isCamelCase(name)
    case .pascalCase: Self.isPascalCase(name)
    case .kebabCase, .snakeCase: name.utf8.first?.isSmallLetter == true && isSeparated(name.utf8[...])
    }
  }

  fileprivate func begins(with prefix: String) -> Bool {
    guard let separator, prefix.utf8.last == separator else { return matches(prefix) }
    return matches(String(prefix.dropLast()))
  }

  fileprivate func ends(with suffix: String) -> Bool {
    guard let separator else { return Self.isPascalCase(suffix) }
    return isSeparated(suffix.utf8.first == separator ? suffix.utf8.dropFirst() : suffix.utf8[...])
  }

  fileprivate func isBoundary(after last: UInt8?, before next: UInt8) -> Bool {
    guard let separator else { return !next.isSmallLetter }
    return last == separator || next == separator
  }

  private static func isPascalCase(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isCapitalLetter else { return false }
    return name.utf8.allSatisfy { $0.isDigit || $0.isSmallLetter || $0.isCapitalLetter }
  }

  private func isSeparated(_ text: Substring.UTF8View) -> Bool {
    text.split(separator: separator!, omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isDigit || $0.isSmallLetter }
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isSmallLetter: Bool { (0x61...0x7A).contains(self) }
  fileprivate var isCapitalLetter: Bool { (0x41...0x5A).contains(self) }
}
