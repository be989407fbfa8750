import SceneDiagnostics
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
  /// The program's code: which target has which class.
  private let host: HostCode?
  /// The names of the program's classes that Objective-C knows without a module.
  private var namedAlone: [String]?
  private var resolved: [String: String] = [:]
  private var described: [ClassDescription] = []
  /// Their names.
  private var describedNames: Set<String> = []

  /// The document and the vocabulary by which rules look at it.
  static func resolve(
    _ document: SceneDocument, ownModules: Set<String>, in vocabulary: Vocabulary, host: HostCode?
  ) -> (document: SceneDocument, vocabulary: Vocabulary) {
    var classes = ForeignClasses(vocabulary: vocabulary, ownModules: ownModules, host: host)
    var result = document
    result.ownModules = ownModules
    for (index, object) in document.objects.enumerated() {
      // What stands at the element's name is not written in the file: the reader knows the class by the element. Of
      // AppKit's, nobody else does.
      guard let written = object.customClass,
        written.range != object.nameRange || vocabulary.index(of: written.text) == nil
      else { continue }
      let name = written.text
      if ObjectNode.split(className: name).module == nil { result.namedAlone.insert(written.range) }
      let resolved = classes.resolve(name)
      if resolved != name { result.objects[index].customClass?.text = resolved }
      if classes.isUndescribed(resolved) { result.undescribedClasses.append(written.range) }
    }
    for (index, segue) in document.segues.enumerated() {
      guard let written = segue.customClass else { continue }
      let name = written.text
      if ObjectNode.split(className: name).module == nil { result.namedAlone.insert(written.range) }
      let resolved = classes.resolve(name)
      result.segues[index].customClass?.text = resolved
      if classes.isUndescribed(resolved) { result.undescribedClasses.append(written.range) }
    }
    if let owner = document.owner {
      if ObjectNode.split(className: owner.text).module == nil { result.namedAlone.insert(owner.range) }
      let resolved = classes.resolve(owner.text)
      result.owner?.text = resolved
      if classes.isUndescribed(resolved) { result.undescribedClasses.append(owner.range) }
    }
    guard !classes.described.isEmpty else { return (result, vocabulary) }
    classes.vocabulary.add(foreign: classes.described)
    return (result, classes.vocabulary)
  }

  private init(vocabulary: Vocabulary, ownModules: Set<String>, host: HostCode?) {
    self.host = host
    self.vocabulary = vocabulary
    self.ownModules = ownModules
  }

  /// Whether a class is taken to exist, since it may be Objective-C's or of a framework.
  private func isUndescribed(_ name: String) -> Bool {
    vocabulary.knowsHostClasses && describedNames.contains(name)
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
      let candidates = vocabulary.classesOfUnknownModules(named: bare)
      if candidates.count > 1 { return chosen(candidates, of: module)?.qualifiedName ?? name }
      guard vocabulary.knowsHostClasses, !isOwn, vocabulary.index(of: name) == nil else { return name }
      describe(bare, of: module)
      return name
    }
    var candidates = vocabulary.hostClasses(named: name)
    if candidates.count > 1, let one = chosen(candidates, of: nil) { candidates = [one] }
    if candidates.count == 1 { return candidates[0].qualifiedName }
    let isLibrary = vocabulary.isLibraryName(name)
    guard
      candidates.count > 1 || isLibrary || vocabulary.knowsHostClasses && vocabulary.index(of: name) == nil
    else { return name }
    // What comes close to a class that can be named so is misspelt: that it does not exist is for rules to say.
    guard candidates.count > 1 || isLibrary || !isMisspelt(name) else { return name }
    describe(name, of: Self.objectiveC)
    return "\(Self.objectiveC).\(name)"
  }

  /// The one of several classes that the targets of the file have, or those of a module that is not the file's own; nil
  /// where that is none or more than one.
  private func chosen(_ candidates: [ClassDescription], of module: String?) -> ClassDescription? {
    guard let host else { return nil }
    let isOwn = module.map(ownModules.contains) ?? true
    guard let wanted = isOwn ? host.runningTargets : module.map(host.targets(ofModule:)) else { return nil }
    let found = candidates.filter { candidate in
      host.classes[candidate.qualifiedName]?.targets.map { !$0.isDisjoint(with: wanted) } ?? true
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a name that nobody knows is that of a class that Objective-C knows by its name alone, but for a letter or
  /// two in one place, and is not called as Apple's are.
  private mutating func isMisspelt(_ name: String) -> Bool {
    guard let host else { return false }
    // `UIApplciation`
    if slip(of: name, in: applesClasses) != nil { return true }
    let written = Array(name.utf8)
    guard written.count >= Self.shortestMisspelt else { return false }
    let names =
      namedAlone
      ?? vocabulary.classes.compactMap { known in
        guard known.isObjectiveC || host.classes[known.qualifiedName]?.isNamedForObjectiveC == true else {
          return nil
        }
        return known.objectiveCName ?? known.name
      }
    namedAlone = names
    // Programs have prefixes of their own that are Apple's, too.
    if let prefix = Self.applesPrefixes.first(where: name.hasPrefix) {
      guard !Self.commonPrefixes.contains(prefix),
        names.lazy.filter({ $0.hasPrefix(prefix) }).prefix(Self.fewClasses).count == Self.fewClasses
      else { return false }
    }
    return names.contains { candidate in
      let meant = candidate.utf8
      guard abs(meant.count - written.count) <= 1 else { return false }
      let head = zip(written, meant).prefix { $0 == $1 }.count
      let tail = zip(written.reversed(), meant.reversed()).prefix { $0 == $1 }.count
      return head + tail >= max(written.count, meant.count) - 2
    }
  }

  /// What UIKit and AppKit call their classes.
  private var applesClasses: [String] {
    vocabulary.classes.map { vocabulary.spokenName(of: $0.qualifiedName) }
      .filter { $0.hasPrefix("UI") || $0.hasPrefix("NS") }
  }

  /// A program with so many classes of a prefix takes it for its own.
  private static let fewClasses = 3
  private static let commonPrefixes: Set<String> = ["UI", "NS", "_"]
  /// Of shorter names, there may well be two that are almost the same.
  private static let shortestMisspelt = 8

  private static let applesPrefixes = [
    "UI", "NS", "AR", "AV", "CA", "CL", "CN", "EK", "GC", "GK", "GL", "IK", "MC", "MF", "MK", "MP", "MT",
    "PD", "PH",
    "PK", "QC", "QL", "RP", "SC", "SF", "SK", "SL", "TV", "VN", "WK", "Web", "_",
  ]

  /// A class of which nobody knows what it inherits.
  private mutating func describe(_ name: String, of module: String) {
    describedNames.insert("\(module).\(name)")
    described.append(
      ClassDescription(name: name, module: module, superclass: Self.objectiveC, isIncomplete: true))
  }

  /// Stands for the module of classes that are of none, and for what they descend from.
  private static let objectiveC = "Objective-C"
}
