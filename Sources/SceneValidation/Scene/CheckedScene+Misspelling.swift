import SceneDiagnostics
import SceneModel

struct Misspelling {
  let fault: StructureFault
  let meant: String
}

extension CheckedScene {
  func attributes(near fault: StructureFault) -> [String] {
    if let name = fault.styledClass {
      let properties = vocabulary.lineage(of: name).flatMap(\.properties).filter(\.isStylable)
      guard let variant = vocabulary.variant(fault.element, of: name) else {
        return LanguageElement.appearance.attributes + properties.map(\.key)
      }
      return variant.axes.map(\.name) + properties.filter { $0.variant == variant }.map(\.key)
    }
    guard let index = fault.object else {
      let language = LanguageElement.all.first { $0.name == fault.element }?.attributes ?? []
      return language
        + properties(of: LanguageElement.described.first { $0.name == fault.element }?.className)
    }
    let object = document.objects[index]
    if fault.element == LanguageElement.when.name {
      return LanguageElement.when.attributes + properties(of: object.elementClass)
        + properties(of: object.customClass?.text)
    }
    let entry = object.parent == nil && isController(index) == true ? ["entry"] : []
    return LanguageElement.objectAttributes + entry + properties(of: object.elementClass)
      + properties(of: object.customClass?.text)
  }

  func findMisspellings() -> [Misspelling] {
    document.structureFaults
      .compactMap { fault in
        guard fault.kind == .unknownAttribute else { return nil }
        return steps.closestMatch(to: fault.name.text, in: attributes(near: fault)).map {
          Misspelling(fault: fault, meant: $0)
        }
      }
      .sorted { $0.fault.name.range.start < $1.fault.name.range.start }
  }

  /// Returns whether a missing attribute is present under a misspelled name. Another rule reports the
  /// misspelling.
  func isMisspelled(_ attribute: String, inTagOf element: SourceRange) -> Bool {
    let bytes = document.source.bytes
    var position = element.bytes.upperBound
    for misspelling in misspellings[firstMisspelling(after: position)...] {
      steps.add()
      let name = misspelling.fault.name.range.bytes
      // A start tag cannot contain a second '<', not even in a value.
      if bytes[position..<name.lowerBound].contains(UInt8(ascii: "<")) { return false }
      if misspelling.meant == attribute { return true }
      position = name.upperBound
    }
    return false
  }

  private func firstMisspelling(after offset: Int) -> Int {
    var low = 0
    var high = misspellings.count
    while low < high {
      let middle = (low + high) / 2
      if misspellings[middle].fault.name.range.start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func isMisspelled(_ attribute: String) -> Bool {
    steps.counting(misspellings).contains { $0.meant == attribute }
  }

  private func properties(of name: String?) -> [String] {
    name.map { vocabulary.lineage(of: $0).flatMap { $0.properties.map(\.key) } } ?? []
  }
}
