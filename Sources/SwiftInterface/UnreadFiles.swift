import SceneDiagnostics
import SceneModel

/// The files of an app that were not read. Types that these files might declare are not reported as missing.
struct UnreadFiles {
  private let files: [(file: Int, unread: UnreadSwift)]
  /// The names of the types that the files declare, or nil if the files might declare any type.
  private let declared: Set<String>?

  init(_ files: [SourceFile]) {
    self.files = files.enumerated().compactMap { index, file in file.facts.unread.map { (index, $0) } }
    let names = self.files.map { $0.unread.names?.declared }
    declared = names.contains(nil) ? nil : names.reduce(into: []) { $0.formUnion($1 ?? []) }
  }

  func mayDeclare(_ name: String) -> Bool {
    guard !files.isEmpty, let declared else { return !files.isEmpty }
    return declared.contains(TypeTable.bareName(name))
  }

  /// Records the unread files for use by rules. Code in these files might refer to any segue, scene, or prototype,
  /// except in files excluded by the configuration.
  func note(in code: inout HostCode) {
    guard !files.isEmpty else { return }
    code.unreadTypes = declared
    code.unread = files.compactMap { file, unread in
      switch unread.reason {
      case .tooLarge(let limit):
        HostCode.UnparsedFile(.tooLarge(limit: limit), at: HostCode.Place(file, .at(0)))
      case .tooDeep(let limit, let offset):
        HostCode.UnparsedFile(.tooDeep(limit: limit), at: HostCode.Place(file, .at(offset)))
      case .tooSlow(let limit):
        HostCode.UnparsedFile(.tooSlow(limit: limit), at: HostCode.Place(file, .at(0)))
      case .conflict: HostCode.UnparsedFile(.conflict, at: HostCode.Place(file, .at(0)))
      case .excluded: nil
      }
    }
    if !code.unread.isEmpty { code.unknown.formUnion(HostCode.NameKind.allCases) }
  }
}
