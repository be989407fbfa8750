import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

/// The code of a host app and the scenes that are checked against that code, for rules that need both.
package struct Host: Sendable {
  let index: Int
  package let code: HostCode
  package let vocabulary: Vocabulary
  /// The images and colors of each of the app's projects, or nil if not all of them are known.
  let assets: [AssetNames]?
  /// The tables in which the app's code looks up localized strings, or nil if the tables were not searched for.
  let texts: TextTables?
  let targets: [Int: Set<Int>]
  let copying: [Int: Set<Int>]
  let files: [Int]
  private let wirings: [(file: Int, wiring: Wiring)]
  /// Whether a file could not be read. Such a file might contain any name that appears to be missing.
  private let lacksFiles: Bool
  /// The strings in files that could not be analyzed. Names that appear to be missing might be among them.
  private let unclearTexts: Set<String>
  private let clearFiles: Set<Int>
  /// Whether all code was read. If not, the effects of the unread code are unknown.
  var isAllCodeRead: Bool { code.unread.isEmpty }
  var causeOfUnknownNames: NotChecked.Reason { isAllCodeRead ? .unknownNames : .codeNotRead }
  /// The objects of each class and of its subclasses. They are cached because several rules use them.
  let usesByClass: [String: [(file: Int, use: ClassUse)]]
  /// The classes whose code can access a list (a table or collection view) in a scene.
  private let listUsers: Set<String>
  /// The strings in the runtime attributes of scenes. Code might use these strings as names.
  let runtimeTexts: Set<String>

  init(_ program: Project.Program, at index: Int, of project: [Project.File]) {
    let indices = program.files
    self.index = index
    assets = program.assets
    texts = program.texts
    targets = program.targets
    copying = program.copying
    code = program.code
    vocabulary = program.vocabulary
    files = indices
    wirings = indices.compactMap { index in project[index].summary?.wiring.map { (index, $0) } }
    lacksFiles = wirings.count < indices.count
    unclearTexts = wirings.reduce(into: []) { $0.formUnion($1.wiring.unclearTexts) }
    clearFiles = Set(indices.filter { project[$0].summary?.isClean == true })
    usesByClass = Self.usesByClass(wirings, vocabulary)
    listUsers = wirings.reduce(into: []) { users, file in
      for prototype in file.wiring.prototypes { users.formUnion(prototype.users) }
    }
    runtimeTexts = wirings.reduce(into: []) { $0.formUnion($1.wiring.runtimeTexts) }
  }

  /// The outlets of objects with an unspecified class, such as a nib's owner.
  var outletsOfUnknownClasses: Set<String> {
    var outlets: Set<String> = []
    for (_, wiring) in wirings {
      for use in wiring.uses {
        let known = use.className.flatMap(vocabulary.description(of:))
        if known == nil || known?.name == "NSObject" { outlets.formUnion(use.outlets) }
      }
    }
    return outlets
  }

  var actions: [SentAction] { wirings.flatMap(\.wiring.actions) }
  var segues: [(file: Int, segue: NamedSegue)] {
    wirings.flatMap { file, wiring in wiring.segues.map { (file, $0) } }
  }
  var prototypes: [(file: Int, prototype: CellPrototype)] {
    wirings.flatMap { file, wiring in wiring.prototypes.map { (file, $0) } }
  }
  var namedPrototypes: [(file: Int, identifier: Name)] {
    prototypes.compactMap { file, prototype in prototype.identifier.map { (file, $0) } }
  }

  private static func usesByClass(
    _ wirings: [(file: Int, wiring: Wiring)], _ vocabulary: Vocabulary
  ) -> [String: [(file: Int, use: ClassUse)]] {
    var lineages: [String: [String]] = [:]
    var found: [String: [(file: Int, use: ClassUse)]] = [:]
    for (file, wiring) in wirings {
      for use in wiring.uses {
        guard let name = use.className else { continue }
        let lineage = lineages[name] ?? vocabulary.lineage(of: name).map(\.qualifiedName)
        lineages[name] = lineage
        for ancestor in lineage { found[ancestor, default: []].append((file, use)) }
      }
    }
    return found
  }

  /// Returns whether code might refer to a member of a class. References to members of unrelated classes are ignored.
  func refers(
    _ nameReferences: HostCode.MemberReferences, of member: String, of className: String
  ) -> Bool {
    nameReferences.ofAny.contains(member)
      || nameReferences.byClass[member]?.contains { areRelated($0, className) } == true
  }

  /// Returns whether code certainly refers to a member of the class, a superclass, or a subclass.
  func certainlyRefers(
    _ nameReferences: HostCode.MemberReferences, of member: String, of className: String
  ) -> Bool {
    nameReferences.byClass[member]?.contains {
      vocabulary.isClass($0, descendantOf: className) == true
        || vocabulary.isClass(className, descendantOf: $0) == true
    } == true
  }

  func mayUse(_ member: String, of className: String) -> Bool {
    refers(code.usedMembers, of: member, of: className) || code.words.contains(member)
  }

  var segueUsesNotFound: [HostCode.NameUse] {
    seguesNotFound(.segue).filter { use in
      guard let owner = use.className else { return true }
      return !vocabulary.lineage(of: owner).contains {
        code.classes[$0.qualifiedName]?.overridesSegues == true
      }
    }
  }

  func seguesNotFound(_ kind: HostCode.NameKind) -> [HostCode.NameUse] {
    let nameless = wirings.flatMap(\.wiring.namelessSegues)
    let byName = Dictionary(grouping: segues.map(\.segue), by: \.identifier.text)
    return code.uses.filter { use in
      guard use.kind == kind, !nameless.contains(where: { areRelated($0, use.className) }) else {
        return false
      }
      return byName[use.name]?.contains { areRelated($0.className, use.className) } != true
    }
  }

  /// The uses of reuse identifiers that no prototype has, without those that might refer to a prototype without one.
  var reuseUsesNotFound: [HostCode.NameUse] {
    let known = Dictionary(grouping: prototypes.map(\.prototype)) { $0.identifier?.text }
    let nameless = prototypes.map(\.prototype).filter { $0.identifier == nil }
    return code.uses.filter { use in
      guard use.kind == .reuse, !mayBeRegistered(use) else { return false }
      let prototypes = known[use.name] ?? []
      return !prototypes.contains { $0.mayBeDequeued(from: use.list) }
        && !nameless.contains { mayUse($0, in: use.owner) }
    }
  }

  func mayBeRegistered(_ use: HostCode.NameUse) -> Bool {
    code.contains(.registeredReuse, use.name) || mayRegisterUnknown(in: use.list, of: use.owner)
  }

  /// Returns whether code might register an unknown identifier for a list of the given kind that a class uses. A view
  /// controller that registers identifiers for its own list does not affect the lists of unrelated view controllers.
  func mayRegisterUnknown(in list: CellPrototype.List?, of owner: String?) -> Bool {
    code.unknownRegistrations.contains { unknown in
      if let list, let other = unknown.list, list != other { return false }
      guard let owner, let other = unknown.owner, !areRelated(owner, other) else {
        return true
      }
      return [owner, other].contains { name in
        code.classes[name] == nil
          || vocabulary.isClass(name, descendantOf: Vocabulary.controllerClass) != true
      }
    }
  }

  /// Returns whether code might dequeue the prototype by an identifier that is created at run time.
  func mayDequeueUnknown(_ prototype: CellPrototype) -> Bool {
    code.unknown.contains(.reuse) || code.classesOfUnknownReuse.contains { mayUse(prototype, in: $0) }
  }

  /// Returns whether a class's code might use the prototype's list, which other code might pass to the class.
  private func mayUse(_ prototype: CellPrototype, in owner: String?) -> Bool {
    guard let owner else { return true }
    return prototype.users.contains { areRelated($0, owner) }
      || !listUsers.contains { areRelated($0, owner) }
  }

  func mayContain(_ name: String) -> Bool { lacksFiles || unclearTexts.contains(name) }

  func areFullyParsed(_ objects: [(file: Int, use: ClassUse)]) -> Bool {
    objects.allSatisfy { clearFiles.contains($0.file) }
  }

  func mayPerform(_ segue: NamedSegue) -> Bool {
    code.mayName(.segue, segue.identifier.text)
      || code.classesOfUnknownSegues.contains { areRelated($0, segue.className) }
  }

  func connectsUnknownOutlets(_ objects: [(file: Int, use: ClassUse)]) -> Bool {
    objects.contains { object in
      object.use.outlets.contains { vocabulary.outlet($0, of: object.use.className ?? "") == nil }
    }
  }

  func isComplete(_ className: String?) -> Bool { className.map(vocabulary.isComplete) ?? false }

  /// Returns whether all code of a class and its superclasses was read, except for classes of the platform's libraries.
  func isCodeKnown(of className: String?) -> Bool {
    guard let className, isLineageKnown(of: className) else { return false }
    return vocabulary.lineage(of: className).allSatisfy {
      code.classes[$0.qualifiedName]?.hasUnreadCode != true
    }
  }

  func isLineageKnown(of className: String) -> Bool {
    // No class has an empty name, so the result is false only if the last superclass is known.
    vocabulary.isClass(className, descendantOf: "") == false
      && vocabulary.lineage(of: className).allSatisfy {
        code.classes[$0.qualifiedName]?.hasDoubtfulSuperclass != true
      }
  }

  func areRelated(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return true }
    return vocabulary.isClass(left, descendantOf: right) != false
      || vocabulary.isClass(right, descendantOf: left) != false
  }
}
