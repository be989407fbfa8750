import SceneResources
import SceneValues

/// A change that adds translations to a string catalog in Xcode's format. All unrelated bytes are preserved.
package struct CatalogUpdate {
  package struct Translation {
    package var text: String
    package var needsReview: Bool

    package init(_ text: String, needsReview: Bool = false) {
      (self.text, self.needsReview) = (text, needsReview)
    }
  }

  private let document: JSONValue
  private let locale: String
  private let device: StringsCatalog.Device
  private var edits: JSONEdits

  /// Parses a catalog in UTF-8. The catalog's spelling of the locale, such as `pt_BR`, is retained.
  package init(
    _ bytes: [UInt8], locale: String, for device: StringsCatalog.Device
  ) throws(JSONFault) {
    (self.locale, self.device) = (locale, device)
    document = try JSONValue(bytes: bytes)
    edits = JSONEdits(document, in: bytes)
  }

  package var result: [UInt8] { edits.result }

  package mutating func set(_ key: String, to translation: Translation) {
    let place = place(of: key)
    if document[place]?["stringUnit"] == nil, document[place]?["variations"] != nil {
      return edits.replace(place, by: .object(["stringUnit": Self.unit(translation)]))
    }
    write(translation, at: place)
  }

  package mutating func set(_ key: String, toForms forms: [PluralCategory: Translation]) {
    let place = place(of: key)
    let forms = complete(forms, at: place)
    guard document[place]?["stringUnit"] != nil else {
      for (category, form) in forms { write(form, at: place + ["variations", "plural", category.rawValue]) }
      return
    }
    let plural = Self.forms(forms)
    edits.replace(place, by: .object(["variations": .object(["plural": plural])]))
  }

  package mutating func set(_ key: String, variable: String, toForms forms: [PluralCategory: Translation]) {
    let place = place(of: key) + ["substitutions", variable]
    let model = document[place] ?? self.model(of: key, variable)
    var specifier = "lld"
    if case .string(let stored)? = model?["formatSpecifier"]?.content { specifier = stored }
    // For translators, the format specifier replaces `%arg`.
    let stored = forms.mapValues { form in
      Translation(form.text.replacing("%\(specifier)", with: "%arg"), needsReview: form.needsReview)
    }
    let forms = complete(stored, at: place)
    guard document[place] == nil else {
      for (category, form) in forms { write(form, at: place + ["variations", "plural", category.rawValue]) }
      return
    }
    var members: [String: JSONEdits.Node] = [
      "formatSpecifier": .string(specifier), "variations": .object(["plural": Self.forms(forms)]),
    ]
    if case .number(let argument)? = model?["argNum"]?.content { members["argNum"] = .number(argument) }
    edits.replace(place, by: .object(members))
  }

  /// Adds the `other` form if it is missing, because catalogs require this form. The added form has the text of the last
  /// available form and is marked for review.
  private func complete(
    _ forms: [PluralCategory: Translation], at place: [String]
  ) -> [PluralCategory: Translation] {
    guard forms[.other] == nil, document[place + ["variations", "plural", "other"]] == nil,
      let last = forms.max(by: { $0.key < $1.key })
    else { return forms }
    return forms.merging([.other: Translation(last.value.text, needsReview: true)]) { stored, _ in stored }
  }

  private func place(of key: String) -> [String] {
    var place = ["strings", key, "localizations"]
    var spelling = locale
    if case .object(let members)? = document[place]?.content,
      !members.contains(where: { $0.name == locale }),
      let same = members.last(where: { LocaleName.parts(of: $0.name) == LocaleName.parts(of: locale) })
    {
      spelling = same.name
    }
    place.append(spelling)
    // The reader of catalogs has the same limit for the depth.
    for _ in 0..<3 {
      guard let value = document[place], value["stringUnit"] == nil,
        let devices = value["variations"]?["device"]
      else { break }
      place += ["variations", "device", devices[device.rawValue] == nil ? "other" : device.rawValue]
    }
    return place
  }

  private func model(of key: String, _ variable: String) -> JSONValue? {
    guard case .object(let languages)? = document[["strings", key, "localizations"]]?.content else {
      return nil
    }
    return languages.lazy.compactMap { $0.value["substitutions"]?[variable] }.first
  }

  private mutating func write(_ translation: Translation, at place: [String]) {
    edits.set(place + ["stringUnit", "state"], to: Self.state(translation))
    edits.set(place + ["stringUnit", "value"], to: translation.text)
  }

  private static func state(_ translation: Translation) -> String {
    translation.needsReview ? "needs_review" : "translated"
  }

  private static func unit(_ translation: Translation) -> JSONEdits.Node {
    .object(["state": .string(state(translation)), "value": .string(translation.text)])
  }

  private static func forms(_ forms: [PluralCategory: Translation]) -> JSONEdits.Node {
    .object(
      Dictionary(
        forms.map { ($0.key.rawValue, .object(["stringUnit": unit($0.value)])) }, uniquingKeysWith: { $1 }))
  }
}
