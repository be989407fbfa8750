import SceneModel
import SceneValidation
import SceneValues

/// The Swift names of the objects' classes and the imports that these names require.
struct AccessorClasses {
  private let vocabulary: Vocabulary
  private let host: HostCode?
  private let options: AccessorOptions
  private var hidden: Set<String> = []
  private(set) var imports: Set<String> = []

  init(vocabulary: Vocabulary, host: HostCode?, options: AccessorOptions) {
    self.vocabulary = vocabulary
    self.host = host
    self.options = options
  }

  /// Returns the objects' common class or, if the accessors cannot access it, its nearest accessible superclass.
  mutating func name(of objects: [ObjectNode]) -> String {
    var candidates = candidates(for: objects[0])
    for object in objects.dropFirst() {
      let others = self.candidates(for: object)
      candidates.removeAll { !others.contains($0) }
    }
    for candidate in candidates {
      if let name = name(of: candidate) { return name }
    }
    return "\(Self.library).View"
  }

  mutating func hide(_ names: some Sequence<String>) { hidden.formUnion(names) }

  func isTaken(_ name: String, by objects: [ObjectNode]) -> Bool {
    if let host {
      let modules = options.module.map { [$0, ""] } ?? Array(host.types.keys)
      if modules.contains(where: { host.types[$0]?.contains(name) == true }) { return true }
    }
    return objects.contains { object in
      candidates(for: object).prefix(1).contains { isOwn($0.module) && $0.outermost == name }
    }
  }

  static let library = "SceneUI"

  private struct Candidate: Equatable {
    var module: String
    var name: String

    var outermost: Substring { name.prefix { $0 != "." } }
    var qualifiedName: String { module.isEmpty ? name : "\(module).\(name)" }
  }

  private func candidates(for object: ObjectNode) -> [Candidate] {
    if let custom = object.customClass?.text {
      if vocabulary.description(of: custom) != nil { return lineage(of: custom) }
      // A module name never contains a period.
      let steps = custom.split(separator: ".", maxSplits: 1).map(String.init)
      let written = Candidate(module: steps.count > 1 ? steps[0] : "", name: steps.last ?? custom)
      return [written] + lineage(of: object.elementClass ?? "")
    }
    return lineage(of: object.elementClass ?? "")
  }

  private func lineage(of name: String) -> [Candidate] {
    vocabulary.lineage(of: name).map { Candidate(module: $0.module, name: $0.name) }
  }

  private func isOwn(_ module: String) -> Bool {
    module.isEmpty || options.module == nil || module == options.module
  }

  private mutating func name(of candidate: Candidate) -> String? {
    if Vocabulary.libraryModules.contains(candidate.module) { return "\(Self.library).\(candidate.name)" }
    guard canBeNamed(candidate) else { return nil }
    let written = candidate.name.split(separator: ".").map { SwiftName.written(String($0)) }
      .joined(separator: ".")
    // If a type has the same name as a module, code cannot refer to the module.
    let isQualified = !isOwn(candidate.module) && !hidden.contains(candidate.module)
    guard isQualified || !hidden.contains(String(candidate.outermost)) else { return nil }
    if !isOwn(candidate.module) { imports.insert(candidate.module) }
    return isQualified ? "\(candidate.module).\(written)" : written
  }

  private func canBeNamed(_ candidate: Candidate) -> Bool {
    guard let access = host?.classes[candidate.qualifiedName]?.access else { return true }
    return access >= max(options.access.level, isOwn(candidate.module) ? .internal : .package)
  }
}

extension AccessorOptions.Access {
  fileprivate var level: AccessLevel {
    switch self {
    case .internal: .internal
    case .package: .package
    case .public: .public
    }
  }
}
