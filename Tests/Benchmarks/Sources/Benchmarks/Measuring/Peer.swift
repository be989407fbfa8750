import Foundation

/// The comparable programs of other projects.
enum Peers {
  /// The folder of the programs that `Peers/Makefile` builds.
  static let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "peers")

  /// The path of a program that `Peers/Makefile` builds, if its toolkit is installed.
  static func built(_ name: String) -> String? { executable(folder.appending(path: name).path()) }

  static func installed(_ name: String) -> String? {
    ["/usr/bin", "/usr/local/bin"].lazy.compactMap { executable("\($0)/\(name)") }.first
  }

  private static func executable(_ path: String) -> String? {
    FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }
}
