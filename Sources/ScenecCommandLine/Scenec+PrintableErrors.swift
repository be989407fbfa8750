import ArgumentParser
import SceneValues

extension Scenec {
  /// Returns the argument parser's message about an error if an argument contains control characters, or nil if there
  /// are no such arguments. Arguments can be the names of untrusted files, such as those that match `*`.
  static func printableMessage(for error: any Error, about arguments: [String]) -> String? {
    let values = arguments.flatMap {
      [$0, $0.split(separator: "=", maxSplits: 1).last.map(String.init) ?? ""]
    }
    .filter { $0 != $0.printable }
    guard !values.isEmpty, exitCode(for: error) != .success else { return nil }
    let message = values.reduce(fullMessage(for: error)) { $0.replacing($1, with: $1.printable) }
    return message.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n") + "\n"
  }
}
