import SceneDiagnostics
import SceneModel
import SceneValues

/// A resolver that determines the modules of the classes in an Interface Builder file. Such a file contains the modules
/// of Swift classes, but not those of Objective-C classes. Therefore, `ViewController` without a module is not the class
/// in the class library. A class that is not in the sources can be an Objective-C class or part of a framework, so it is
/// assumed to exist. The exceptions are classes of the app's own module and names that nearly match one of the app's
/// Objective-C classes.
struct ForeignClasses {
  private let vocabulary: Vocabulary
  private let ownModules: Set<String>
  private let targetModule: String?
  private let host: HostCode?
  private let path: String
  /// The names of app classes that Objective-C uses without a module, or nil if the names have not been computed.
  private var namedAlone: [String]?
  private var resolved: [String: String] = [:]
  private var described: [ClassDescription] = []
  private var describedNames: Set<String> = []

  static func resolve(
    _ document: SceneDocument, ownModules: Set<String>, in vocabulary: Vocabulary, host: HostCode?,
    extending foreign: ForeignVocabulary
  ) -> (document: SceneDocument, vocabulary: Vocabulary) {
    var classes = ForeignClasses(
      vocabulary: vocabulary, ownModules: ownModules, host: host, path: document.source.path)
    var result = document
    result.ownModules = ownModules.union([classes.targetModule].compactMap(\.self))
    for (index, object) in document.objects.enumerated() {
      // A class with the range of the element's name was derived from the element.
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
    return (result, foreign.adding(classes.described))
  }

  private init(vocabulary: Vocabulary, ownModules: Set<String>, host: HostCode?, path: String) {
    self.host = host
    self.path = path
    self.vocabulary = vocabulary
    self.ownModules = ownModules
    targetModule = ownModules.isEmpty ? nil : Self.targetModule(of: host, vocabulary)
  }

  private func isUndescribed(_ name: String) -> Bool {
    vocabulary.hasHostClasses && describedNames.contains(name)
  }

  private func isOfKnownModule(_ bareName: String) -> Bool {
    vocabulary.hostClasses(named: bareName).contains { known in
      host?.classes[known.qualifiedName] != nil && !Vocabulary.isUnknownModule(known.module)
    }
  }

  private mutating func resolve(_ name: String) -> String {
    if let known = resolved[name] { return known }
    let found = find(name)
    resolved[name] = found
    return found
  }

  private mutating func find(_ name: String) -> String {
    let (written, bare) = ObjectNode.split(className: name)
    if let written {
      // Xcode ignores the module in the file if the target provides it, for example after a move to a package.
      let module = ownModules.contains(written) ? targetModule ?? written : written
      let name = "\(module).\(bare)"
      let isOwn = ownModules.contains(module) || vocabulary.classes.contains { $0.module == module }
      let candidates = vocabulary.classesOfUnknownModules(named: bare)
      if !isOwn, !candidates.isEmpty, let host, host.foreignModules.contains(module),
        host.isOfNoTarget(module)
      {
        // A class of the app can have the same name as a class of the imported module.
        describe(bare, of: module)
        return name
      }
      if candidates.count > 1 { return chosen(candidates, of: module)?.qualifiedName ?? name }
      guard vocabulary.hasHostClasses, !isOwn, vocabulary.index(of: name) == nil else { return name }
      // Unless code imports the module, the class has moved to another module of the sources.
      if host?.foreignModules.contains(module) == false, isOfKnownModule(bare) { return name }
      describe(bare, of: module)
      return name
    }
    var candidates = vocabulary.hostClasses(named: name)
    if candidates.count > 1, let one = chosen(candidates, of: nil) { candidates = [one] }
    if candidates.count == 1 { return candidates[0].qualifiedName }
    let isLibrary = vocabulary.isLibraryName(name)
    guard
      candidates.count > 1 || isLibrary || vocabulary.hasHostClasses && vocabulary.index(of: name) == nil
    else { return name }
    // A name that nearly matches an app class is a typo, so rules report the class as missing.
    guard candidates.count > 1 || isLibrary || !isMisspelled(name) else { return name }
    describe(name, of: Vocabulary.objectiveCModule)
    return "\(Vocabulary.objectiveCModule).\(name)"
  }

  private static func targetModule(of host: HostCode?, _ vocabulary: Vocabulary) -> String? {
    guard let host, let targets = host.runningTargets else { return nil }
    let modules = Set(targets.map { host.targets[$0].modules })
    guard modules.count == 1, let found = modules.first??.first, modules.first??.count == 1,
      vocabulary.classes.contains(where: { $0.module == found })
    else { return nil }
    return found
  }

  /// Returns the class in the file's targets or, if `module` is the module of another target, in the targets of that
  /// module. If there are several, returns the class nearest to the file, or nil if several classes are equally near.
  private func chosen(_ candidates: [ClassDescription], of module: String?) -> ClassDescription? {
    guard let host else { return nil }
    let isOwn = module.map(ownModules.contains) ?? true
    let targets = isOwn ? host.runningTargets : module.map(host.targets(ofModule:))
    let found = candidates.filter { candidate in
      guard let targets, let own = host.classes[candidate.qualifiedName]?.targets else { return true }
      return !own.isDisjoint(with: targets)
    }
    if found.count == 1 { return found[0] }
    // Without targets, a class in a nearby directory is the most likely one.
    let paths = found.map { host.classes[$0.qualifiedName]?.places.first.map { host.files[$0.file] } ?? "" }
    return PathNearness.nearest(paths, to: path, in: host.directory).map { found[$0] }
  }

  /// Returns whether an unknown name is probably a typo for an Apple class or for an app class that Objective-C uses
  /// without a module. A name with an Apple prefix is a typo for an app class only if the app uses that prefix.
  private mutating func isMisspelled(_ name: String) -> Bool {
    guard let host else { return false }
    // For example, `UIApplciation` is a typo for `UIApplication`.
    if misspelling(of: name, in: appleClasses) != nil { return true }
    let written = Array(name.utf8)
    guard written.count >= Self.shortestMisspelled else { return false }
    let names =
      namedAlone
      ?? vocabulary.classes.compactMap { known in
        guard known.isObjectiveC || host.classes[known.qualifiedName]?.isNamedForObjectiveC == true else {
          return nil
        }
        return known.objectiveCName ?? known.name
      }
    namedAlone = names
    // Some apps use the same prefix as Apple.
    if let prefix = Self.applePrefixes.first(where: name.hasPrefix) {
      guard !Self.commonPrefixes.contains(prefix),
        names.lazy.filter({ $0.hasPrefix(prefix) }).prefix(Self.minimumClassCount).count
          == Self.minimumClassCount
      else { return false }
    }
    return names.contains { candidate in
      let intended = candidate.utf8
      guard abs(intended.count - written.count) <= 1 else { return false }
      let head = zip(written, intended).prefix { $0 == $1 }.count
      let tail = zip(written.reversed(), intended.reversed()).prefix { $0 == $1 }.count
      return head + tail >= max(written.count, intended.count) - 2
    }
  }

  private var appleClasses: [String] {
    vocabulary.classes.map { vocabulary.displayName(of: $0.qualifiedName) }
      .filter { $0.hasPrefix("UI") || $0.hasPrefix("NS") }
  }

  /// The minimum number of classes that must share a prefix for the prefix to be considered the app's own.
  private static let minimumClassCount = 3
  private static let commonPrefixes: Set<String> = ["UI", "NS", "_"]
  /// The minimum length of a name for which typos are detected. Shorter names are often similar by coincidence.
  private static let shortestMisspelled = 8

  private static let applePrefixes = [
    "UI", "NS", "AR", "AV", "CA", "CL", "CN", "EK", "GC", "GK", "GL", "IK", "MC", "MF", "MK", "MP", "MT",
    "PD", "PH",
    "PK", "QC", "QL", "RP", "SC", "SF", "SK", "SL", "TV", "VN", "WK", "Web", "_",
  ]

  private mutating func describe(_ name: String, of module: String) {
    if name != "NSObject" { describedNames.insert("\(module).\(name)") }
    described.append(
      ClassDescription(
        name: name, module: module, superclass: Vocabulary.objectiveCModule, isIncomplete: true))
  }
}
