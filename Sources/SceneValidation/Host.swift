import SceneModel
import SceneValues

/// A host's code, and the scenes that are checked against it: what rules about both see.
package struct Host: Sendable {
  package let code: HostCode
  package let vocabulary: Vocabulary
  /// The files of the project that are this host's.
  let files: [Int]
  /// What each of them has to do with code.
  private let wirings: [(file: Int, wiring: Wiring)]
  /// Whether all of them were understood: else a name that is missed may be there.
  let knowsAllNames: Bool
  /// Whether the classes of all objects are known too: else one may be of any.
  let knowsAllClasses: Bool
  /// Whether all code was read: else what some of it does by itself is not known.
  var knowsAllCode: Bool { code.unread.isEmpty }
  /// The objects of each class: of itself, and of those that descend from it. More than one rule asks for them.
  let usesByClass: [String: [(file: Int, use: ClassUse)]]

  package init(_ code: HostCode, vocabulary: Vocabulary, files indices: [Int], of project: [Project.File]) {
    self.code = code
    self.vocabulary = vocabulary
    files = indices
    wirings = indices.compactMap { index in project[index].summary?.wiring.map { (index, $0) } }
    let knowsAllNames = indices.allSatisfy {
      project[$0].summary?.isClean == true && project[$0].summary?.wiring != nil
    }
    self.knowsAllNames = knowsAllNames
    knowsAllClasses =
      knowsAllNames && wirings.allSatisfy { $0.wiring.uses.allSatisfy { $0.className != nil } }
    usesByClass = Self.usesByClass(wirings, vocabulary)
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

  /// Segues that code performs and no scene has. One that is misspelt is not missing too, and one without a name has its
  /// finding.
  var segueUsesNotFound: [HostCode.NameUse] {
    let nameless = wirings.flatMap(\.wiring.namelessSegues)
    let byName = Dictionary(grouping: segues.map(\.segue), by: \.identifier.text)
    return code.uses.filter { use in
      use.kind == .segue && !nameless.contains { areRelated($0, use.className) }
        && byName[use.name]?.contains { areRelated($0.className, use.className) } != true
    }
  }

  /// Prototypes that code asks for, and that neither scenes nor code have.
  var reuseUsesNotFound: [HostCode.NameUse] {
    guard !wirings.contains(where: \.wiring.hasNamelessPrototypes) else { return [] }
    let known = Set(prototypes.map(\.identifier.text))
    return code.uses.filter {
      $0.kind == .reuse && !known.contains($0.name) && !code.mayName(.registeredReuse, $0.name)
    }
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
