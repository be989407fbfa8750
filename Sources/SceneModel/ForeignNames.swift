/// The names that UIKit, AppKit, SwiftUI, HTML, CSS, Android, and GTK use for the elements, attributes, values, events,
/// and segue kinds of scenes.
///
/// Each row of a table contains a name in the scene language and the corresponding names in other frameworks. Case and
/// separators are ignored. For example, `background-color` is the same name as `backgroundColor`.
package enum ForeignNames: CaseIterable, Sendable {
  case element, attribute, value, event, segueKind
  /// The attributes that scenes express in another way, such as `onclick` and `cornerRadius`.
  case place

  /// Returns the candidates that might correspond to a foreign name, most probable first.
  package func meanings(of name: String, among candidates: [String]) -> [String] {
    let forms = Self.forms(of: name)
    let lengths = Set(forms.map(\.utf8.count))
    let same = Set(
      candidates.filter {
        lengths.contains($0.utf8.count) && forms.contains(Self.plain($0)) && $0 != name
      })
    guard same.isEmpty else { return same.sorted() }
    let known = Set(candidates)
    let listed = forms.lazy.compactMap {
      Self.meanings[self]?[$0]?.filter { known.contains($0) && $0 != name }
    }
    return listed.first { !$0.isEmpty } ?? constant(name, among: candidates).map { [$0] } ?? []
  }

  /// Returns the candidate that extends a name with another word, such as `keyboardType` for `keyboard`. Returns nil
  /// unless there is exactly one such candidate.
  package static func continuation(of name: String, among candidates: [String]) -> String? {
    let name = plain(name)
    guard name.count > 3 else { return nil }
    let longer = Set(
      candidates.filter { candidate in
        let rest = candidate.dropFirst(name.count)
        return plain(candidate).hasPrefix(name) && rest.first?.isUppercase == true
      })
    return longer.count == 1 ? longer.first : nil
  }

  /// Returns the value of the scene attribute whose meaning is the opposite of a foreign attribute's. For example,
  /// `visible="true"` corresponds to `hidden="false"`. Returns nil if there is no such scene attribute.
  package static func opposite(of value: String, as name: String) -> String? {
    guard opposites.contains(plain(name)) else { return nil }
    return ["", "true", "yes", "1", "visible", plain(name)].contains(plain(value)) ? "false" : "true"
  }

  /// Returns the attribute, element, or key path that scenes use in place of a foreign attribute.
  package static func place(of name: String) -> String? {
    place.meanings(of: name, among: places.map(\.key)).first
  }

  /// Returns the candidate that is a suffix of a constant such as `UIKeyboardTypeEmailAddress`.
  private func constant(_ name: String, among candidates: [String]) -> String? {
    guard self == .value || self == .event, Self.frameworks.contains(where: name.hasPrefix) else {
      return nil
    }
    let name = Self.plain(name)
    return candidates.filter { name.hasSuffix(Self.plain($0)) }.max { $0.count < $1.count }
  }

  /// Returns the comparable forms of a name: the entire name and the name without prefixes.
  private static func forms(of name: String) -> [String] {
    let last = name.split { $0 == "." || $0 == ":" || $0 == "/" }.last.map(String.init) ?? name
    var forms = [plain(name), plain(last)]
    for prefix in frameworks + ["is", "on"] where last.hasPrefix(prefix) {
      let rest = last.dropFirst(prefix.count)
      if rest.first?.isUppercase == true { forms.append(plain(String(rest))) }
    }
    return forms
  }

  private static let frameworks = ["UI", "NS", "Gtk", "Adw", "MDC", "WK"]

  private static func plain(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static let opposites: Set = ["visible", "visibility", "disabled", "readonly"]

  private static let meanings: [ForeignNames: [String: [String]]] = {
    var meanings: [ForeignNames: [String: [String]]] = [:]
    for kind in allCases {
      for (name, words) in kind.rows {
        for word in words.split(separator: " ").map(String.init) {
          meanings[kind, default: [:]][word, default: []].append(name)
        }
      }
    }
    for (word, kind) in SegueKind.xcodeNames { meanings[.segueKind]?[plain(word)] = [kind.rawValue] }
    return meanings
  }()

  private var rows: KeyValuePairs<String, String> {
    switch self {
    case .element: Self.elements
    case .attribute: Self.attributes
    case .value: Self.values
    case .event: Self.events
    case .segueKind: Self.segueKinds
    case .place: Self.places
    }
  }
}
