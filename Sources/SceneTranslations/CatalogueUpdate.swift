import SceneResources
import SceneValues

/// Puts translations into a string catalog, of which all else stays as it is, byte by byte.
///
/// What it writes is what Xcode writes: a text with its state, by the device where the text was by the device, and a text
/// that differs by numbers by its forms.
package struct CatalogueUpdate {
  /// A text, and whether somebody is to look at it again.
  package struct Translation {
    package var text: String
    package var needsReview: Bool

    package init(_ text: String, needsReview: Bool = false) {
      (self.text, self.needsReview) = (text, needsReview)
    }
  }

  private let document: JSONValue
  private let locale: String
  private let device: StringsCatalogue.Device
  private var edits: JSONEdits

  /// - Parameters:
  ///   - bytes: of the catalog, in UTF-8.
  ///   - locale: the language that texts are put in for. One that the catalog has under another spelling (`pt_BR`) keeps
  ///     that.
  ///   - device: whose texts are set, where they are by the device.
  /// - Throws: `JSONFault` where it is no JSON.
  package init(
    _ bytes: [UInt8], locale: String, for device: StringsCatalogue.Device
  ) throws(JSONFault) {
    (self.locale, self.device) = (locale, device)
    document = try JSONValue(bytes: bytes)
    edits = JSONEdits(document, in: bytes)
  }

  /// The catalog with all translations.
  package var result: [UInt8] { edits.result }

  /// Sets a text that is the same for all numbers; or the frame of one that has variables.
  package mutating func set(_ key: String, to translation: Translation) {
    let place = place(of: key)
    // Forms that it may have had, give way.
    if document[place]?["stringUnit"] == nil, document[place]?["variations"] != nil {
      return edits.replace(place, by: .object(["stringUnit": Self.unit(translation)]))
    }
    write(translation, at: place)
  }

  /// Sets forms of a text of which each is the whole of it.
  package mutating func set(_ key: String, toForms forms: [PluralCategory: Translation]) {
    let place = place(of: key)
    let forms = complete(forms, at: place)
    guard document[place]?["stringUnit"] != nil else {
      for (category, form) in forms { write(form, at: place + ["variations", "plural", category.rawValue]) }
      return
    }
    // It was the same for all numbers.
    let plural = Self.forms(forms)
    edits.replace(place, by: .object(["variations": .object(["plural": plural])]))
  }

  /// Sets forms of a variable of a text.
  package mutating func set(_ key: String, variable: String, toForms forms: [PluralCategory: Translation]) {
    let place = place(of: key) + ["substitutions", variable]
    let model = document[place] ?? self.model(of: key, variable)
    var specifier = "lld"
    if case .string(let said)? = model?["formatSpecifier"]?.content { specifier = said }
    // Translators have seen what stands for the number where the catalog says `%arg`.
    let said = forms.mapValues { form in
      Translation(form.text.replacing("%\(specifier)", with: "%arg"), needsReview: form.needsReview)
    }
    let forms = complete(said, at: place)
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

  /// With the form for all other numbers, which a catalog has to have: where nobody has said it, it is to be looked at.
  private func complete(
    _ forms: [PluralCategory: Translation], at place: [String]
  ) -> [PluralCategory: Translation] {
    guard forms[.other] == nil, document[place + ["variations", "plural", "other"]] == nil,
      let last = forms.max(by: { $0.key < $1.key })
    else { return forms }
    return forms.merging([.other: Translation(last.value.text, needsReview: true)]) { said, _ in said }
  }

  // MARK: Places

  /// Where the texts of a key are, in the language; of one that says them by the device, that device's.
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
    // As deep as what reads it goes.
    for _ in 0..<3 {
      guard let value = document[place], value["stringUnit"] == nil,
        let devices = value["variations"]?["device"]
      else { break }
      place += ["variations", "device", devices[device.rawValue] == nil ? "other" : device.rawValue]
    }
    return place
  }

  /// How another language has a variable.
  private func model(of key: String, _ variable: String) -> JSONValue? {
    guard case .object(let languages)? = document[["strings", key, "localizations"]]?.content else {
      return nil
    }
    return languages.lazy.compactMap { $0.value["substitutions"]?[variable] }.first
  }

  // MARK: Texts

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
