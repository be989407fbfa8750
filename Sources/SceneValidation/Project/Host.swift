import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

/// A host's code, and the scenes that are checked against it: what rules about both see.
package struct Host: Sendable {
  /// Its place among the hosts of the project.
  let index: Int
  package let code: HostCode
  package let vocabulary: Vocabulary
  /// The images and colors that the program has, of each project that it is made of; nil where nobody said where they
  /// all are.
  let assets: [AssetNames]?
  /// The tables that its code looks texts up in; nil where nobody looked for them.
  let texts: TextTables?
  /// The targets that have each file, where they are known.
  let targets: [Int: Set<Int>]
  /// The files of the project that are this host's.
  let files: [Int]
  /// What each of them has to do with code.
  private let wirings: [(file: Int, wiring: Wiring)]
  /// Whether one of them could not be read: then any name that is missed may be there.
  private let lacksFiles: Bool
  /// The texts in files that were not understood: a name that is missed may be one of them.
  private let unclearTexts: Set<String>
  /// The files that were understood.
  private let clearFiles: Set<Int>
  /// Whether all code was read: else what some of it does by itself is not known.
  var knowsAllCode: Bool { code.unread.isEmpty }
  /// Why names in code that are not known may be any.
  var causeOfUnknownNames: NotChecked.Reason { knowsAllCode ? .unknownNames : .codeNotRead }
  /// The objects of each class: of itself, and of those that descend from it. More than one rule asks for them.
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

  /// The outlets of objects whose class the document does not say: a nib's owner may be of any class.
  var outletsOfAnybody: Set<String> {
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

  /// Whether code speaks of a member of a class, or may. The names that other classes use as their own mean theirs.
  func speaks(
    _ mentions: HostCode.MemberMentions, of member: String, of className: String
  ) -> Bool {
    mentions.ofAny.contains(member)
      || mentions.byClass[member]?.contains { areRelated($0, className) } == true
  }

  /// Whether code uses a member of a class, or may.
  func mayUse(_ member: String, of className: String) -> Bool {
    speaks(code.usedMembers, of: member, of: className) || code.words.contains(member)
  }

  /// Segues that code performs and no scene has. One that is misspelt is not missing too, and one without a name has its
  /// finding.
  var segueUsesNotFound: [HostCode.NameUse] { seguesNotFound(.segue) }

  /// Segues that code names in one way, and that no scene has.
  func seguesNotFound(_ kind: HostCode.NameKind) -> [HostCode.NameUse] {
    let nameless = wirings.flatMap(\.wiring.namelessSegues)
    let byName = Dictionary(grouping: segues.map(\.segue), by: \.identifier.text)
    return code.uses.filter { use in
      use.kind == kind && !nameless.contains { areRelated($0, use.className) }
        && byName[use.name]?.contains { areRelated($0.className, use.className) } != true
    }
  }

  /// Whether there are prototypes that code cannot name: one that is missed may be meant to be one of them.
  var hasNamelessPrototypes: Bool { wirings.contains(where: \.wiring.hasNamelessPrototypes) }

  /// Prototypes that code asks for, and that neither scenes nor code have.
  var reuseUsesNotFound: [HostCode.NameUse] {
    guard !hasNamelessPrototypes else { return [] }
    let known = Set(prototypes.map(\.identifier.text))
    return code.uses.filter {
      $0.kind == .reuse && !known.contains($0.name) && !code.mayName(.registeredReuse, $0.name)
    }
  }

  /// Whether a file that was not understood, or not read, may say a name: then nobody can tell that it is missing.
  func mayBeSaid(_ name: String) -> Bool { lacksFiles || unclearTexts.contains(name) }

  /// Whether the files of all objects were understood: else what one of them lacks may be there.
  func areUnderstood(_ objects: [(file: Int, use: ClassUse)]) -> Bool {
    objects.allSatisfy { clearFiles.contains($0.file) }
  }

  /// Whether code performs a segue, or may.
  func mayPerform(_ segue: NamedSegue) -> Bool {
    code.mayName(.segue, segue.identifier.text)
      || code.classesOfUnknownSegues.contains { areRelated($0, segue.className) }
  }

  /// Whether objects connect outlets that their class does not have: what is misspelt is not missing too.
  func connectsUnknownOutlets(_ objects: [(file: Int, use: ClassUse)]) -> Bool {
    objects.contains { object in
      object.use.outlets.contains { vocabulary.outlet($0, of: object.use.className ?? "") == nil }
    }
  }

  /// Whether one class is another, descends from it, or is what it descends from; true where that is not known.
  func areRelated(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return true }
    return vocabulary.isClass(left, descendantOf: right) != false
      || vocabulary.isClass(right, descendantOf: left) != false
  }
}
