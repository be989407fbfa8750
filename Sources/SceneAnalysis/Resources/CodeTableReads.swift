import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValues

/// The tables for code that have been read. Each file is read only once, although all scenes in a directory share it.
package final class CodeTableReads: Sendable {
  private let held: UnsavedTexts
  private let memory: CodeTableMemory
  private let known = Locked<[String: Lazy<Result<[StringsTable], ReadError>>]>([:])
  private let checked = Locked<[CheckKey: Checked]>([:])

  struct Checked: Sendable {
    let diagnostics: [Diagnostic]
    let unchecked: [NotChecked]
  }

  struct CheckKey: Hashable {
    let files: [String]
    let rules: Set<RuleID>
  }

  package convenience init() { self.init(UnsavedTexts(), CodeTableMemory()) }

  private init(_ held: UnsavedTexts, _ memory: CodeTableMemory) {
    self.held = held
    self.memory = memory
  }

  func rereading(_ held: UnsavedTexts) -> CodeTableReads { CodeTableReads(held, memory) }

  func tables(of file: TableSearch.CodeTableFile) throws(ReadError) -> [StringsTable] {
    let path = LexicalPath.absolute(file.path)
    let read = known.withLock { known in
      if let read = known[path] { return read }
      let (held, memory) = (held, memory)
      let read = Lazy { Self.read(file, at: path, held, memory) }
      known[path] = read
      return read
    }
    return try read.value.get()
  }

  private static func read(
    _ file: TableSearch.CodeTableFile, at path: String, _ held: UnsavedTexts, _ memory: CodeTableMemory
  ) -> Result<[StringsTable], ReadError> {
    Result { () throws(ReadError) in
      try memory.tables(at: path) { (known) throws(ReadError) in
        try TableSearch.read(file.path, locale: file.locale, held, unlessLike: known)
      }
    }
  }

  /// Returns the diagnostics of tables. Calls `check` only if the tables were not checked with the same rules before.
  func diagnostics(_ key: CheckKey, _ check: () -> Checked) -> Checked {
    if let known = checked.withLock({ $0[key] }) { return known }
    let result = check()
    checked.withLock { $0[key] = result }
    return result
  }
}

private final class CodeTableMemory: Sendable {
  private let known = Locked<[String: TableSearch.Found]>([:])

  func tables(
    at path: String, _ read: (TableSearch.Found?) throws(ReadError) -> TableSearch.Found
  ) throws(ReadError) -> [StringsTable] {
    let found = try read(known.withLock { $0[path] })
    known.withLock { $0[path] = found }
    return found.tables
  }
}
