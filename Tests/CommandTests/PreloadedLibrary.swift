import Foundation
import Testing

/// A library that replaces some system calls. The C compiler of the Swift toolchain builds it.
struct PreloadedLibrary: Sendable {
  private let folder: TestDirectory
  let path: String

  static let hasCompiler =
    (try? Program.shell("command -v clang", in: FileManager.default.temporaryDirectory))?.status == 0

  /// Builds `Helpers/Faults/NAME.c`.
  init(_ name: String) throws {
    folder = try TestDirectory()
    path = folder.url("\(name).so").path
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Helpers/Faults/\(name).c"
    ).path
    let outcome = try folder.shell("clang -shared -fPIC -o '\(path)' '\(source)' -ldl")
    try #require(outcome.status == 0, "\(outcome.errors)")
  }
}
