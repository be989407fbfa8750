import SceneDiagnostics
import SceneSyntax
import SceneValues

/// Reports values and groups that an element contains twice, usually after a merge. Xcode uses only one of them.
extension Reader {
  func repeatedParts() -> [Diagnostic] {
    guard !form.isArchive else { return [] }
    let key = referenceIndex.keys[ReaderKey.key.rawValue]
    var diagnostics: [Diagnostic] = []
    var first: [String: (element: Int, range: SourceRange)] = [:]
    for parent in tree.elements.indices where mayRepeatPart(parent, key) {
      first.removeAll(keepingCapacity: true)
      for child in tree.children(of: parent) {
        let element = tree.elements[child]
        let (name, range): (String, SourceRange)
        if let attribute = key.flatMap({ tree.attribute($0, of: element) }) {
          (name, range) = (tree.value(of: attribute), attribute.valueRange)
        } else if KnownElement.isSingleGroup[numbers[element.name]] {
          (name, range) = (tree.name(of: element), element.nameRange)
        } else {
          continue
        }
        if let earlier = first[name] {
          if areEqual(earlier.element, child) { continue }
          diagnostics.append(repeated(name, at: range, after: earlier.range))
        } else if let earlier = attribute(replacedBy: child, name, of: parent) {
          diagnostics.append(repeated(name, at: range, after: earlier))
        } else {
          first[name] = (child, range)
        }
      }
    }
    return diagnostics
  }

  /// Returns whether an element might contain a part twice. Compares only the lengths of names and a few of their bytes,
  /// because creating all names takes twice as long.
  private func mayRepeatPart(_ parent: Int, _ key: NameID?) -> Bool {
    var seen: UInt64 = 0
    for child in tree.children(of: parent) {
      let element = tree.elements[child]
      let fingerprint: Int
      if let attribute = key.flatMap({ tree.attribute($0, of: element) }) {
        // A text can also replace an attribute of its parent.
        if Self.isText[numbers[element.name]] { return true }
        fingerprint = tree.withValueBytes(of: attribute, Self.fingerprint)
      } else if KnownElement.isSingleGroup[numbers[element.name]] {
        fingerprint = tree.withNameBytes(of: element, Self.fingerprint)
      } else {
        continue
      }
      let bit: UInt64 = 1 << UInt64(fingerprint & 63)
      if seen & bit != 0 { return true }
      seen |= bit
    }
    return false
  }

  private static func fingerprint(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    guard let last = name.last else { return 0 }
    return name.count &* 5 &+ Int(name[name.count / 2]) &* 3 &+ Int(last)
  }

  private static let isText = NameFacts(["string", "mutableString"])

  /// Returns whether two values are equal. Xcode 6 writes the sizes of a text view twice.
  private func areEqual(_ first: Int, _ second: Int) -> Bool {
    let count = Int(tree.elements[first].subtreeEnd) - first
    guard attribute(.key, of: first) != nil, Int(tree.elements[second].subtreeEnd) - second == count
    else { return false }
    return (0..<count).allSatisfy { offset in
      tag(first + offset) == tag(second + offset) && text(in: first + offset) == text(in: second + offset)
    }
  }

  private func tag(_ index: Int) -> ArraySlice<UInt8> {
    tree.source.bytes[tree.elements[index].tagRange.bytes]
  }

  private func attribute(replacedBy child: Int, _ name: String, of parent: Int) -> SourceRange? {
    guard ["string", "mutableString"].contains(elementName(child)) else { return nil }
    return tree.attribute(named: name, of: parent)?.nameRange
  }

  private func repeated(_ name: String, at range: SourceRange, after first: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: "duplicate-property", severity: .warning, message: "'\(name)' is already set",
      at: tree.location(range), notes: [Diagnostic.Note("first set here", at: tree.location(first))])
  }
}
