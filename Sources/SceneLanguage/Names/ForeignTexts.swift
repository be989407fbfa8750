/// The translatable strings of an Interface Builder file that is not well-formed. See also `TranslationKeys`.
struct ForeignTexts {
  let markup: MarkupText

  private static let keys: Set<String> = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
  ]

  /// Returns the strings of an element that has an id, including the strings of the element's parts that have no ids.
  func texts(of element: Int, id: String) -> [String: Range<Int>] {
    var texts: [String: Range<Int>] = [:]
    for (key, range) in own(element) { texts["\(id).\(key)"] = range }
    for child in markup.children(of: element) {
      switch markup.name(of: child) {
      case "accessibility":
        let long = strings(in: child)
        for key in ["label", "hint"] {
          texts["\(id).accessibility\(key.capitalizedFirst)"] = value(key, of: child) ?? long[key]
        }
      case "userDefinedRuntimeAttributes":
        add(
          markup.children(of: child).filter { markup.value("localized", of: $0) == "YES" }.map {
            value("value", of: $0) ?? strings(in: $0)["value"]
          }, "\(id).ibExternalUserDefinedRuntimeAttributesLocalizableStrings", to: &texts)
      case "state":
        guard let state = markup.value("key", of: child) else { continue }
        texts["\(id).\(state)Title"] = own(child)["title"]
      case "segments": add(parts(of: child, named: "segment"), "\(id).segmentTitles", to: &texts)
      case "scopeButtonTitles": add(parts(of: child, named: "string"), "\(id).scopeButtonTitles", to: &texts)
      default: break
      }
    }
    // A button configuration overrides the button's title.
    for child in markup.children(of: element) where markup.name(of: child) == "buttonConfiguration" {
      texts["\(id).normalTitle"] = nil
      texts["\(id).configuration.title"] = own(child)["title"]
      texts["\(id).configuration.subtitle"] = value("subtitle", of: child) ?? strings(in: child)["subtitle"]
    }
    return texts
  }

  /// Returns the element's own strings. Long or multiline strings are stored in `<string key="text">` elements.
  private func own(_ element: Int) -> [String: Range<Int>] {
    var texts: [String: Range<Int>] = [:]
    for place in markup.elements[element].attributes {
      let key = markup.text(markup.attributes[place].name)
      if Self.keys.contains(key), let range = markup.attributes[place].value, !range.isEmpty {
        texts[key] = range
      }
    }
    return texts.merging(strings(in: element).filter { Self.keys.contains($0.key) }) { _, last in last }
  }

  private func strings(in element: Int) -> [String: Range<Int>] {
    var texts: [String: Range<Int>] = [:]
    for child in markup.children(of: element) {
      guard ["string", "mutableString"].contains(markup.name(of: child)),
        let key = markup.value("key", of: child), let range = content(of: child)
      else { continue }
      texts[key] = range
    }
    return texts
  }

  private func parts(of element: Int, named name: String) -> [Range<Int>?] {
    markup.children(of: element).filter { markup.name(of: $0) == name }.map { part in
      name == "string" ? content(of: part) : own(part)["title"]
    }
  }

  private func add(_ parts: [Range<Int>?], _ key: String, to texts: inout [String: Range<Int>]) {
    for (place, range) in parts.enumerated() { texts["\(key)[\(place)]"] = range }
  }

  private func value(_ key: String, of element: Int) -> Range<Int>? {
    markup.attribute(key, of: element).flatMap { markup.attributes[$0].value }.flatMap {
      $0.isEmpty ? nil : $0
    }
  }

  /// Returns the range between the tags of an element, or nil if the range contains markup.
  private func content(of element: Int) -> Range<Int>? {
    let (tag, end) = (markup.elements[element].tag.upperBound, markup.elements[element].end)
    guard markup.elements[element].subtreeEnd == element + 1, tag < end,
      markup.attribute("base64-UTF8", of: element) == nil,
      let last = markup.bytes[tag..<end].firstIndex(of: UInt8(ascii: "<")), tag < last
    else { return nil }
    return tag..<last
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
