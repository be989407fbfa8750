/// The names that UIKit, AppKit, SwiftUI, HTML, CSS, Android, and GTK use for the elements, attributes, values, events,
/// and segue kinds of scenes. Each row of a table contains a name in the scene language and the corresponding names in
/// other frameworks. Case and separators are ignored. `background-color` and `backgroundColor` are the same name.
package enum ForeignNames: CaseIterable, Sendable {
  case element, attribute, value, event, segueKind
  /// The traits of `<when>` elements and the values of these traits.
  case trait
  case layout
  /// The attributes that scenes express in another way, such as `onclick` and `cornerRadius`.
  case place

  package struct Meaning: Hashable, Sendable {
    package let name: String
    package let isExact: Bool
    package var settings: [Setting] = []

    package init(name: String, isExact: Bool) {
      self.name = name
      self.isExact = isExact
    }
  }

  package struct Setting: Hashable, Sendable {
    package let name: String
    package let value: String

    fileprivate init?(_ text: some StringProtocol) {
      guard let sign = text.firstIndex(of: "=") else { return nil }
      name = String(text[..<sign])
      value = String(text[text.index(after: sign)...])
    }
  }

  /// Returns the most probable meaning of a foreign name. The meaning is exact only if it is the only one. `holder` is
  /// the name of the element that contains an element or has an attribute.
  package func meaning(of name: String, among candidates: [String], in holder: String? = nil) -> Meaning? {
    let found = allMeanings(of: name, among: candidates, in: holder)
    guard let best = found.first(where: \.isExact) ?? found.first else { return nil }
    var meaning = Meaning(name: best.name, isExact: found.count == 1 && best.isExact)
    meaning.settings = best.settings
    return meaning
  }

  package func meanings(of name: String, among candidates: [String]) -> [String] {
    allMeanings(of: name, among: candidates, in: nil).map(\.name)
  }

  private func allMeanings(of name: String, among candidates: [String], in holder: String?) -> [Meaning] {
    let forms = Self.forms(of: name)
    // The parts of `anchors.fill` have no meaning of their own.
    if self == .attribute, name.contains("."), Self.meanings[.place]?[forms[0]] != nil { return [] }
    func listed(in table: [String: [Meaning]]?) -> [Meaning]? {
      let found = forms.lazy.compactMap {
        table?[$0]?.filter { $0.name != name && candidates.contains($0.name) }
      }
      return found.first { !$0.isEmpty }
    }
    if let holder, let found = listed(in: Self.meaningsByHolder[self]?[holder]) { return found }
    let lengths = forms.map(\.utf8.count)
    let same = Set(
      candidates.filter {
        lengths.contains($0.utf8.count) && forms.contains(Self.plain($0)) && $0 != name
      })
    guard same.isEmpty else {
      // The first two forms contain the prefix, so `UIProgressView` is exact although `ProgressView` is not.
      let inexact = forms.prefix(2).flatMap { Self.meanings[self]?[$0] ?? [] }.filter { !$0.isExact }
      return same.sorted().map { same in
        Meaning(name: same, isExact: !inexact.contains { $0.name == same })
      }
    }
    return listed(in: Self.meanings[self])
      ?? constant(name, among: candidates).map { [Meaning(name: $0, isExact: true)] } ?? []
  }

  /// Returns the only candidate that extends a name, such as `keyboardType` for `keyboard`, or nil.
  package static func continuation(of name: String, among candidates: [String]) -> String? {
    let name = plain(name)
    guard name.count > 3 else { return nil }
    let longer = Set(
      candidates.filter { candidate in
        let rest = candidate.dropFirst(name.count)
        return plain(candidate).hasPrefix(name) && rest.first?.isUppercase == true
      })
    return longer.count == 1 ? longer.first { $0.count <= name.count + 12 } : nil
  }

  /// Returns whether a scene attribute means the opposite of a foreign attribute, as `visible` does of `hidden`.
  package static func isOpposite(_ name: String, of attribute: String) -> Bool {
    opposites.contains(plain(name)) && !opposites.contains(plain(attribute))
  }

  package static func opposite(of value: String, as name: String) -> String? {
    if ["true", "yes", "1", "visible", plain(name)].contains(plain(value)) || value.isEmpty {
      return "false"
    }
    return negatives.contains(plain(value)) ? "true" : nil
  }

  /// Returns the attribute, element, or key path that scenes use in place of a foreign attribute.
  package static func place(of name: String) -> String? {
    forms(of: name).lazy.compactMap { meanings[.place]?[$0]?.first?.name }.first
  }

  package static func advice(forAttribute name: String, of element: String) -> String? {
    (adviceByAttribute["\(element):\(plain(name))"] ?? adviceByAttribute[plain(name)])?.first?.name
  }

  package static func settings(for name: String, value: String) -> [(setting: Setting, isExact: Bool)] {
    let meanings = forms(of: name).flatMap { name in
      forms(of: value).compactMap { settingsByAttribute["\(name)=\($0)"] }
    }
    return (meanings.first ?? []).compactMap { meaning in
      Setting(meaning.name).map { ($0, meaning.isExact) }
    }
  }

  package static func element(forInputOfType type: String) -> Meaning? { inputs[plain(type)]?.first }

  package static func advice(forElement name: String) -> String? { adviceByElement[plain(name)]?.first?.name }

  /// Returns the sign that equations use for a relation such as `greaterThanOrEqual`, or the sign itself.
  package static func relation(_ word: String) -> String? {
    relations.first { sign, words in word == sign || words.contains(word) }?.key
  }

  package static func relation(_ word: String, among names: [String]) -> String? {
    relations.first { sign, words in word == sign || words.contains(word) }?.value.first(
      where: names.contains)
  }

  package static func language(for name: String, among languages: [String]) -> Meaning? {
    let tag = name.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-").lowercased()
    func find(_ tag: String) -> String? { languages.first { $0.lowercased() == tag } }
    if let language = find(tag) { return Meaning(name: language, isExact: true) }
    let parts = tag.split(separator: "-").map(String.init)
    let script = Set(["hant", "tw", "hk", "mo"]).isDisjoint(with: parts) ? "hans" : "hant"
    let first = parts.first ?? ""
    let named = languageNames[plain(tag)] ?? languageNames[first]
    let language =
      find(first) ?? find("\(first)-\(script)") ?? named.flatMap { find($0[0].name.lowercased()) }
    return language.map { Meaning(name: $0, isExact: false) }
  }

  package static func isDefault(_ value: String) -> Bool { defaults.contains(plain(value)) }

  package static func timeZone(named name: String) -> String? { identifiers[plain(name)]?.first?.name }

  package static func number(for word: String, in attribute: String) -> String? {
    let last = word.split(separator: ".").last.map(String.init) ?? word
    return numbersByAttribute[attribute]?[plain(last)]?.first?.name
  }

  /// Returns the candidate that is a suffix of a constant such as `UIKeyboardTypeEmailAddress`, or that corresponds to a
  /// suffix, as in `NSLineBreakByTruncatingTail`.
  private func constant(_ name: String, among candidates: [String]) -> String? {
    guard self == .value || self == .event, Self.frameworks.contains(where: name.hasPrefix) else {
      return nil
    }
    let name = Self.plain(name)
    if let suffix = candidates.filter({ name.hasSuffix(Self.plain($0)) }).max(by: { $0.count < $1.count }) {
      return suffix
    }
    let known = Set(candidates)
    let words = (Self.meanings[self] ?? [:]).filter { word, meanings in
      word.count > 3 && name.hasSuffix(word) && meanings.contains { known.contains($0.name) }
    }
    return words.max { ($0.key.count, $1.key) < ($1.key.count, $0.key) }?.value.first {
      known.contains($0.name)
    }?.name
  }

  private static func forms(of name: String) -> [String] {
    let last = name.split { $0 == "." || $0 == ":" || $0 == "/" }.last.map(String.init) ?? name
    var forms = [plain(name), plain(last)]
    for prefix in frameworks + ["is", "on"] where last.hasPrefix(prefix) {
      let rest = last.dropFirst(prefix.count)
      if rest.first?.isUppercase == true { forms.append(plain(String(rest))) }
    }
    return forms
  }

  private static let frameworks = [
    "UI", "NS", "CG", "Gtk", "GTK", "Adw", "MDC", "WK", "Q", "AppCompat", "Cupertino", "Material",
  ]

  package static func isPlatformClass(_ name: String) -> Bool {
    ["UI", "NS", "Gtk", "Adw"].contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
  }

  package static func plain(_ name: String) -> String {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
      return String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
    let letters = name.utf8.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: nil
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static let opposites: Set = ["visible", "visibility", "disabled", "readonly"]
  private static let negatives: Set = [
    "false", "no", "0", "hidden", "invisible", "gone", "none", "collapse", "collapsed", "off",
  ]

  private static let meanings: [ForeignNames: [String: [Meaning]]] = {
    var meanings: [ForeignNames: [String: [Meaning]]] = [:]
    for kind in allCases { meanings[kind] = kind == .element ? elementIndex(kind.rows) : index(kind.rows) }
    for (word, kind) in SegueKind.xcodeNames {
      meanings[.segueKind]?[plain(word)] = [Meaning(name: kind.rawValue, isExact: true)]
    }
    return meanings
  }()

  private static let adviceByAttribute = index(advice)
  private static let adviceByElement = index(elementAdvice)
  private static let languageNames = index(languages)
  private static let identifiers = index(timeZones)
  private static let numbersByAttribute = numbers.mapValues(index)

  private static let meaningsByHolder: [ForeignNames: [String: [String: [Meaning]]]] = [
    .element: elementsInside.mapValues(index), .attribute: attributesOf.mapValues(index),
  ]
  private static let settingsByAttribute = index(settings)
  private static let inputs = elementIndex(inputTypes)

  /// Returns the meanings of element names. In the rows, the attributes of an element follow its name.
  private static func elementIndex(_ rows: KeyValuePairs<String, String>) -> [String: [Meaning]] {
    index(rows).mapValues { meanings in
      meanings.map { meaning in
        let parts = meaning.name.split(separator: " ")
        var element = Meaning(name: String(parts[0]), isExact: meaning.isExact)
        element.settings = parts.dropFirst().compactMap(Setting.init)
        return element
      }
    }
  }

  private static func index(_ rows: KeyValuePairs<String, String>) -> [String: [Meaning]] {
    var meanings: [String: [Meaning]] = [:]
    for (name, words) in rows {
      for word in words.split(separator: " ") {
        let isExact = word.first != "~"
        meanings[isExact ? String(word) : String(word.dropFirst()), default: []].append(
          Meaning(name: name, isExact: isExact))
      }
    }
    return meanings
  }

  private var rows: KeyValuePairs<String, String> {
    switch self {
    case .element: Self.elements
    case .attribute: Self.attributes
    case .value: Self.values
    case .event: Self.events
    case .segueKind: Self.segueKinds
    case .trait: Self.traits
    case .layout: Self.layoutNames
    case .place: Self.places
    }
  }
}
