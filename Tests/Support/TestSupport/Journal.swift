import SceneValues

/// The record of a test's objects. Each test has its own, which belongs to its task.
package final class Journal: Sendable {
  @TaskLocal package static var current = Journal()

  private let lines = Locked<[String]>([])

  package var entries: [String] { lines.withLock { $0 } }

  package static func note(_ line: String) { current.lines.withLock { $0.append(line) } }

  package func clear() { lines.withLock { $0 = [] } }

  package static func keeping<Result>(_ body: (Journal) throws -> Result) rethrows -> Result {
    let journal = Journal()
    return try $current.withValue(journal) { try body(journal) }
  }
}
