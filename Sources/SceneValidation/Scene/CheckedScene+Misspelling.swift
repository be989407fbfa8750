import SceneDiagnostics
import SceneModel
import SceneValues

struct Misspelling {
  let fault: StructureFault
  let intended: String
  let isCertain: Bool
}

struct IncompleteTag {
  var missing: [String] = []
  var unexplained: [StructureFault] = []
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

  /// Returns the misspelled attributes and the intended ones, in source order. If exactly one attribute is missing and
  /// exactly one unknown attribute is not similar to any known name, the unknown attribute is treated as a misspelling of
  /// the missing attribute.
  func findMisspellings() -> (misspellings: [Misspelling], incompleteTags: [SourceRange: IncompleteTag]) {
    let unknown = document.structureFaults.filter { $0.kind == .unknownAttribute }
      .sorted { $0.name.range.start < $1.name.range.start }
    let missing = missingAttributes
    var incomplete = missing.mapValues { IncompleteTag(missing: $0) }
    guard !unknown.isEmpty else { return ([], incomplete) }
    var present = PresentAttributes(document.source.bytes)
    var meanings = unknown.map { fault in
      let taken = present.names(around: fault.name.range)
      return meaning(
        of: fault.name.text, among: attributes(near: fault).filter { !taken.contains($0) }, as: .attribute,
        in: fault.element)
    }
    let ranges = unknown.map(\.name.range)
    for (element, missing) in missing {
      let found = places(of: ranges, inTagOf: element)
      let parts = found.filter { ForeignConstraint.isPart(unknown[$0]) }
      if !parts.isEmpty {
        for place in parts { meanings[place] = nil }
        incomplete[element]?.unexplained = found.filter { meanings[$0] == nil }.map { unknown[$0] }
        continue
      }
      let unexplained = found.filter {
        meanings[$0] == nil && !Self.isOfOtherElement(unknown[$0].name.text)
          && ForeignNames.advice(forAttribute: unknown[$0].name.text, of: unknown[$0].element) == nil
      }
      var left = missing.filter { name in !found.contains { meanings[$0]?.name == name } }
      if unexplained.count == 1, left.count == 1 {
        meanings[unexplained[0]] = Meaning(name: left[0], isCertain: false)
        left = []
      }
      incomplete[element]?.missing = left
      incomplete[element]?.unexplained = found.filter { meanings[$0] == nil }.map { unknown[$0] }
    }
    let misspellings = zip(unknown, meanings).compactMap { fault, meaning in
      meaning.map { Misspelling(fault: fault, intended: $0.name, isCertain: $0.isCertain) }
    }
    return (misspellings, incomplete)
  }

  private static func isOfOtherElement(_ attribute: String) -> Bool {
    let owners = LanguageElement.all.filter { $0.attributes.contains(attribute) }
    return owners.count == 1 && owners[0].required.contains(attribute)
  }

  static let keysOfTexts = [
    LanguageElement.constraint.name: "equation", LanguageElement.constraints.name: "format",
    LanguageElement.runtimeAttribute.name: "value",
  ]

  /// Returns whether an element contains the value of its missing attribute as text. Another rule reports the text.
  func isText(_ missing: [String], of element: SourceRange) -> Bool {
    let name = document.source.text(element)
    guard missing.count == 1, Self.keysOfTexts[name] == missing[0] else { return false }
    let bytes = document.source.bytes
    guard let end = bytes[element.bytes.upperBound...].firstIndex(of: UInt8(ascii: ">")) else { return false }
    let text = bytes[(end + 1)...].first { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
    return bytes[end - 1] != UInt8(ascii: "/") && text != UInt8(ascii: "<")
  }

  static let onlyValues = ["version": SceneDocument.knownVersions[0]]

  private var missingAttributes: [SourceRange: [String]] {
    var missing: [SourceRange: [String]] = [:]
    for fault in document.structureFaults
    where fault.kind == .missingAttribute && Self.onlyValues[fault.name.text] == nil {
      missing[fault.name.range, default: []].append(fault.name.text)
    }
    for segue in document.segues {
      switch segue.knownKind {
      case nil: continue
      case .unwind where segue.action == nil: missing[segue.nameRange, default: []].append("action")
      case .unwind: continue
      case _ where segue.destination == nil: missing[segue.nameRange, default: []].append("destination")
      default: continue
      }
    }
    return missing
  }

  /// Returns the indices in `names` of the ranges that are in an element's start tag. `names` must be in source order.
  private func places(of names: [SourceRange], inTagOf element: SourceRange) -> [Int] {
    var places: [Int] = []
    let bytes = document.source.bytes
    var position = element.bytes.upperBound
    for place in firstPlace(in: names, after: position)..<names.count {
      steps.add()
      let name = names[place].bytes
      // XML does not allow an unescaped '<' in values, so a second '<' is outside the start tag.
      if bytes[position..<name.lowerBound].contains(UInt8(ascii: "<")) { break }
      places.append(place)
      position = name.upperBound
    }
    return places
  }

  private func firstPlace(in names: [SourceRange], after offset: Int) -> Int {
    var low = 0
    var high = names.count
    while low < high {
      let middle = (low + high) / 2
      if names[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns whether a missing attribute is present under a misspelled name. Another rule reports the misspelling.
  func isMisspelled(_ attribute: String, inTagOf element: SourceRange) -> Bool {
    places(of: misspelledRanges, inTagOf: element).contains { misspellings[$0].intended == attribute }
  }

  func property(_ attribute: String, near fault: StructureFault) -> PropertyDescription? {
    let described = LanguageElement.described.first { $0.name == fault.element }?.className
    let object = fault.object.map { document.objects[$0] }
    let classes = [object?.elementClass, object?.customClass?.text, object == nil ? described : nil]
    return classes.compactMap { $0.flatMap { vocabulary.property(attribute, of: $0) } }.first
  }

  func isMisspelled(_ attribute: String) -> Bool {
    steps.counting(misspellings).contains { $0.intended == attribute }
  }

  private func properties(of name: String?) -> [String] {
    name.map { vocabulary.lineage(of: $0).flatMap { $0.properties.map(\.key) } } ?? []
  }
}

/// A cache of the attribute names in the last visited start tag. To scan each tag once, visit the tags in source order.
private struct PresentAttributes {
  private let bytes: [UInt8]
  private var tag = 0..<0
  private var names: Set<String> = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func names(around attribute: SourceRange) -> Set<String> {
    let position = attribute.bytes.lowerBound
    guard position < bytes.count, !tag.contains(position) else { return names }
    let start = bytes[..<position].lastIndex(of: UInt8(ascii: "<")) ?? 0
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    tag = start..<end
    let parts = bytes[tag].split(separator: UInt8(ascii: "=")).dropLast()
    names = Set(
      parts.compactMap { part in
        String(decoding: part, as: UTF8.self).split(whereSeparator: \.isWhitespace).last.map(String.init)
      })
    return names
  }
}
