import Foundation
import Testing

extension TestDirectory {
  private static let later = Result { try PreloadedLibrary("later") }

  /// Runs `scenec` as if all files were unmodified for some seconds, so that it trusts their time stamps.
  /// Files with a time stamp an hour in the future are excepted.
  func scenecAfterRest(_ arguments: [String]) throws -> Program.Outcome {
    try Program.run(
      arguments, in: directory, environment: ["LD_PRELOAD": try Self.later.get().path])
  }
}
