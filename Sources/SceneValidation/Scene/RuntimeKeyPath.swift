import SceneDiagnostics
import SceneModel
import SceneValues

/// A key path of a runtime attribute, such as `layer.cornerRadius`: through outlets to a property.
struct RuntimeKeyPath {
  /// Each step, and where it stands.
  let steps: [Name]

  init(_ path: Name) {
    let texts = path.text.split(separator: ".", omittingEmptySubsequences: false)
    // What is written with character references has other places.
    let isVerbatim = path.text.utf8.count == path.range.bytes.count
    var start = path.range.bytes.lowerBound
    steps = texts.map { text in
      defer { start += text.utf8.count + 1 }
      return Name(String(text), isVerbatim ? SourceRange(start..<start + text.utf8.count) : path.range)
    }
  }

  /// The last step, which is a property of what the others lead to.
  var key: Name { steps[steps.count - 1] }

  /// The classes along the path, by what their outlets declare: that of the object, then what each step leads to, as far as
  /// there are such outlets.
  func classes(from name: String, in vocabulary: Vocabulary) -> [String] {
    var names = [name]
    for step in steps.dropLast() {
      guard let outlet = vocabulary.outlet(step.text, of: names[names.count - 1]), !outlet.isCollection else {
        break
      }
      names.append(outlet.type)
    }
    return names
  }

  /// The property that the path leads to; nil where it leads nowhere, or nobody described where.
  func property(from name: String, in vocabulary: Vocabulary) -> PropertyDescription? {
    let classes = classes(from: name, in: vocabulary)
    guard classes.count == steps.count else { return nil }
    return vocabulary.property(key.text, of: classes[classes.count - 1])
  }
}

extension Vocabulary {
  /// Whether it is certain that what an outlet of a class holds is described, and has none of some members: neither the
  /// class, nor any other that it may be.
  func lacks(_ name: String, _ isMember: (ClassDescription) -> Bool) -> Bool {
    guard name != Self.anyClass, description(of: name) != nil, isComplete(name) else { return false }
    return !classes.contains { isMember($0) && isClass($0.name, descendantOf: name) != false }
      && !lineage(of: name).contains(where: isMember)
  }
}
