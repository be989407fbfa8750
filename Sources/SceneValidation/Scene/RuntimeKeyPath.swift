import SceneDiagnostics
import SceneModel
import SceneValues

/// The key path of a runtime attribute, such as `layer.cornerRadius`. All steps except the last one are names of outlets.
package struct RuntimeKeyPath {
  let steps: [Name]

  package init(_ path: Name) {
    guard path.text.utf8.contains(UInt8(ascii: ".")) else {
      steps = [path]
      return
    }
    let texts = path.text.split(separator: ".", omittingEmptySubsequences: false)
    // Character references shift the positions of the steps in the source.
    let isVerbatim = path.text.utf8.count == path.range.bytes.count
    var start = path.range.bytes.lowerBound
    steps = texts.map { text in
      defer { start += text.utf8.count + 1 }
      return Name(String(text), isVerbatim ? SourceRange(start..<start + text.utf8.count) : path.range)
    }
  }

  var key: Name { steps[steps.count - 1] }

  /// Returns the class of the object, followed by the declared class of each step's outlet.
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

  package func property(from name: String, in vocabulary: Vocabulary) -> PropertyDescription? {
    let classes = classes(from: name, in: vocabulary)
    guard classes.count == steps.count else { return nil }
    return vocabulary.property(key.text, of: classes[classes.count - 1])
  }
}

extension Vocabulary {
  /// Returns whether a class, its superclasses, and its subclasses lack a member. Returns false if this is uncertain.
  func lacks(_ name: String, _ isMember: (ClassDescription) -> Bool) -> Bool {
    guard name != Self.anyClass, description(of: name) != nil, isComplete(name) else { return false }
    return !classes.contains { isMember($0) && isClass($0.name, descendantOf: name) != false }
      && !lineage(of: name).contains(where: isMember)
  }
}
