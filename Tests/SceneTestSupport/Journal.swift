import SceneValues

/// What a test's objects write down of themselves: one for each test, found by the task.
final class Journal: Sendable {
  @TaskLocal static var current = Journal()

  private let lines = Locked<[String]>([])

  var entries: [String] { lines.withLock { $0 } }

  static func note(_ line: String) { current.lines.withLock { $0.append(line) } }

  func clear() { lines.withLock { $0 = [] } }

  static func keeping<Result>(_ body: (Journal) throws -> Result) rethrows -> Result {
    let journal = Journal()
    return try $current.withValue(journal) { try body(journal) }
  }
}
