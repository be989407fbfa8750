import SceneModel
import SceneValues

/// Says of each class that a file of Interface Builder's names whose it is.
///
/// Such a file names Swift's classes with their module, and Objective-C's without: `ViewController` alone is none of the
/// class library's. What is in none of the sources may be a class of Objective-C's, or of a framework's, and is known to
/// be there, and no more. Only a class of the program's own module has to be among its sources, and one that is
/// called almost as a class of Objective-C's there.
struct ForeignClasses {
  private(set) var vocabulary: Vocabulary
  /// The modules that the file calls the program's own.
  private let ownModules: Set<String>
  private var resolved: [String: String] = [:]
  private var described: [ClassDescription] = []
  /// What the program's classes of Objective-C's are called.
  private let objectiveCNames: [String]

  /// The document and the vocabulary by which rules look at it.
  static func resolve(
    _ document: SceneDocument, ownModules: Set<String>, in vocabulary: Vocabulary
  ) -> (document: SceneDocument, vocabulary: Vocabulary) {
    var classes = ForeignClasses(vocabulary: vocabulary, ownModules: ownModules)
    var result = document
    for (index, object) in document.objects.enumerated() {
      // What stands at the element's name is not written in the file: the reader knows the class by the element. Of
      // AppKit's, nobody else does.
      guard let written = object.customClass,
        written.range != object.nameRange || vocabulary.index(of: written.text) == nil
      else { continue }
      let name = written.text
      let resolved = classes.resolve(name)
      if resolved != name { result.objects[index].customClass?.text = resolved }
    }
    for (index, segue) in document.segues.enumerated() {
      guard let name = segue.customClass?.text else { continue }
      result.segues[index].customClass?.text = classes.resolve(name)
    }
    if let owner = document.owner {
      result.owner?.text = classes.resolve(owner.text)
    }
    guard !classes.described.isEmpty else { return (result, vocabulary) }
    classes.vocabulary.add(foreign: classes.described)
    return (result, classes.vocabulary)
  }

  private init(vocabulary: Vocabulary, ownModules: Set<String>) {
    self.vocabulary = vocabulary
    self.ownModules = ownModules
    objectiveCNames = vocabulary.classes.lazy.filter(\.isObjectiveC).map(\.name)
  }

  private mutating func resolve(_ name: String) -> String {
    if let known = resolved[name] { return known }
    let found = find(name)
    resolved[name] = found
    return found
  }

  private mutating func find(_ name: String) -> String {
    let (module, bare) = ObjectNode.split(className: name)
    if let module {
      let isOwn = ownModules.contains(module) || vocabulary.classes.contains { $0.module == module }
      guard vocabulary.knowsHostClasses, !isOwn, vocabulary.index(of: name) == nil else { return name }
      describe(bare, of: module)
      return name
    }
    let candidates = vocabulary.hostClasses(named: name)
    if candidates.count == 1 { return candidates[0].qualifiedName }
    let isLibrary = vocabulary.isLibraryName(name)
    guard
      candidates.count > 1 || isLibrary || vocabulary.knowsHostClasses && vocabulary.index(of: name) == nil
    else { return name }
    if candidates.isEmpty, !isLibrary, isMisspelt(name) { return name }
    describe(name, of: Self.objectiveC)
    return "\(Self.objectiveC).\(name)"
  }

  /// Whether a name is that of a class of Objective-C's, but for a letter or two in one place.
  private func isMisspelt(_ name: String) -> Bool {
    let written = Array(name.utf8)
    // Of Apple's classes, many are in no table.
    guard written.count >= Self.shortestMisspelt, !["NS", "UI"].contains(where: name.hasPrefix) else {
      return false
    }
    return objectiveCNames.contains { candidate in
      let meant = candidate.utf8
      guard abs(meant.count - written.count) <= 1 else { return false }
      let head = zip(written, meant).prefix { $0 == $1 }.count
      let tail = zip(written.reversed(), meant.reversed()).prefix { $0 == $1 }.count
      return head + tail >= max(written.count, meant.count) - 2
    }
  }

  /// Of shorter names, there may well be two that are almost the same.
  private static let shortestMisspelt = 8

  /// A class of which nobody knows what it inherits.
  private mutating func describe(_ name: String, of module: String) {
    described.append(
      ClassDescription(name: name, module: module, superclass: Self.objectiveC, isIncomplete: true))
  }

  /// Stands for the module of classes that are of none, and for what they descend from.
  private static let objectiveC = "Objective-C"
}
