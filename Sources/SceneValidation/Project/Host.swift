import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

/// The code of a host app and the scenes that are checked against it, for rules that need both.
package struct Host: Sendable {
  let index: Int
  package let code: HostCode
  package let vocabulary: Vocabulary
  /// The images and colors of each project that the app consists of, or nil if not all of them are known.
  let assets: [AssetNames]?
  /// The tables in which the app's code looks up localized strings, or nil if the tables were not searched
  /// for.
  let texts: TextTables?
  let targets: [Int: Set<Int>]
  let files: [Int]
  private let wirings: [(file: Int, wiring: Wiring)]
  /// Whether a file could not be read. Such a file may contain any missing name.
  private let lacksFiles: Bool
  /// The strings in files that could not be analyzed. Missing names may be among them.
  private let unclearTexts: Set<String>
  private let clearFiles: Set<Int>
  /// Whether all code was read. If not, some of its effects are unknown.
  var knowsAllCode: Bool { code.unread.isEmpty }
  var causeOfUnknownNames: NotChecked.Reason { knowsAllCode ? .unknownNames : .codeNotRead }
  /// The objects of each class and its subclasses. Cached because several rules use them.
  let usesByClass: [String: [(file: Int, use: ClassUse)]]

  init(_ program: Project.Program, at index: Int, of project: [Project.File]) {
    let indices = program.files
    self.index = index
    assets = program.assets
    texts = program.texts
    targets = program.targets
    code = program.code
    vocabulary = program.vocabulary
    files = indices
    wirings = indices.compactMap { index in project[index].summary?.wiring.map { (index, $0) } }
    lacksFiles = wirings.count < indices.count
    unclearTexts = wirings.reduce(into: []) { $0.formUnion($1.wiring.unclearTexts) }
    clearFiles = Set(indices.filter { project[$0].summary?.isClean == true })
    usesByClass = Self.usesByClass(wirings, vocabulary)
  }

  /// The outlets of objects with an unspecified class, such as a nib's owner.
  var outletsOfUnknownClasses: Set<String> {
    Set(
      wirings.lazy.flatMap(\.wiring.uses)
        .filter { use in
          use.className.flatMap(vocabulary.description(of:)).map { $0.name == "NSObject" } ?? true
        }
        .flatMap(\.outlets))
  }

  var actions: [SentAction] { wirings.flatMap(\.wiring.actions) }
  var segues: [(file: Int, segue: NamedSegue)] {
    wirings.flatMap { file, wiring in wiring.segues.map { (file, $0) } }
  }
  var prototypes: [(file: Int, identifier: Name)] {
    wirings.flatMap { file, wiring in wiring.prototypes.map { (file, $0) } }
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

  /// Returns whether code may refer to a member of a class. References to members of unrelated classes do not
  /// count.
  func refers(
    _ nameReferences: HostCode.MemberReferences, of member: String, of className: String
  ) -> Bool {
    nameReferences.ofAny.contains(member)
      || nameReferences.byClass[member]?.contains { areRelated($0, className) } == true
  }

  func mayUse(_ member: String, of className: String) -> Bool {
    refers(code.usedMembers, of: member, of: className) || code.words.contains(member)
  }

  var segueUsesNotFound: [HostCode.NameUse] { seguesNotFound(.segue) }

  func seguesNotFound(_ kind: HostCode.NameKind) -> [HostCode.NameUse] {
    let nameless = wirings.flatMap(\.wiring.namelessSegues)
    let byName = Dictionary(grouping: segues.map(\.segue), by: \.identifier.text)
    return code.uses.filter { use in
      use.kind == kind && !nameless.contains { areRelated($0, use.className) }
        && byName[use.name]?.contains { areRelated($0.className, use.className) } != true
    }
  }

  /// Whether any prototypes have no name. A missing name may refer to one of them.
  var hasNamelessPrototypes: Bool { wirings.contains(where: \.wiring.hasNamelessPrototypes) }

  var reuseUsesNotFound: [HostCode.NameUse] {
    guard !hasNamelessPrototypes else { return [] }
    let known = Set(prototypes.map(\.identifier.text))
    return code.uses.filter {
      $0.kind == .reuse && !known.contains($0.name) && !code.mayName(.registeredReuse, $0.name)
    }
  }

  func mayContain(_ name: String) -> Bool { lacksFiles || unclearTexts.contains(name) }

  func areUnderstood(_ objects: [(file: Int, use: ClassUse)]) -> Bool {
    objects.allSatisfy { clearFiles.contains($0.file) }
  }

  func mayPerform(_ segue: NamedSegue) -> Bool {
    code.mayName(.segue, segue.identifier.text)
      || code.classesOfUnknownSegues.contains { areRelated($0, segue.className) }
  }

  /// Returns whether objects connect undeclared outlets, whose names may be misspellings of missing outlets.
  func connectsUnknownOutlets(_ objects: [(file: Int, use: ClassUse)]) -> Bool {
    objects.contains { object in
      object.use.outlets.contains { vocabulary.outlet($0, of: object.use.className ?? "") == nil }
    }
  }

  func areRelated(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return true }
    return vocabulary.isClass(left, descendantOf: right) != false
      || vocabulary.isClass(right, descendantOf: left) != false
  }
}
