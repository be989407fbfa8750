import SceneDiagnostics
import SceneModel

/// An attribute that does not exist, and the one that was most likely meant.
struct Misspelling {
  let stray: Stray
  let meant: String
}

extension CheckedScene {
  /// The attributes that could stand where an unknown one does.
  func attributes(near stray: Stray) -> [String] {
    guard let index = stray.object else {
      let language = LanguageElement.all.first { $0.name == stray.element }?.attributes ?? []
      return language + properties(of: Self.className(ofLanguageElement: stray.element))
    }
    let object = document.objects[index]
    let entry = object.parent == nil && isController(index) == true ? ["entry"] : []
    return LanguageElement.objectAttributes + entry + properties(of: object.elementClass)
      + properties(of: object.customClass?.text)
  }

  func findMisspellings() -> [Misspelling] {
    document.strays.compactMap { stray in
      guard stray.kind == .unknownAttribute else { return nil }
      return closestMatch(to: stray.name.text, in: attributes(near: stray)).map {
        Misspelling(stray: stray, meant: $0)
      }
    }
  }

  /// Whether an attribute that is missing is there under a wrong name, which has its finding.
  func isMisspelt(_ attribute: String, inTagOf element: SourceRange) -> Bool {
    misspellings.contains { misspelling in
      let name = misspelling.stray.name.range.bytes
      // No start tag has a second '<', not even in a value.
      return misspelling.meant == attribute && name.lowerBound > element.bytes.upperBound
        && !document.source.bytes[element.bytes.upperBound..<name.lowerBound].contains(UInt8(ascii: "<"))
    }
  }

  func isMisspelt(_ attribute: String) -> Bool { misspellings.contains { $0.meant == attribute } }

  /// The class that describes what an element of the language takes beside its own attributes.
  private static func className(ofLanguageElement name: String) -> String? {
    switch name {
    case LanguageElement.storyboard.name: "Storyboard"
    case LanguageElement.nib.name: "Nib"
    case LanguageElement.segue.name: "Segue"
    default: nil
    }
  }

  private func properties(of name: String?) -> [String] {
    name.map { vocabulary.lineage(of: $0).flatMap { $0.properties.map(\.key) } } ?? []
  }
}
