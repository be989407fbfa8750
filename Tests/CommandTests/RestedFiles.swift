import Foundation
import Testing

extension TestDirectory {
  private static let later = Result { try PreloadedLibrary("later") }

  /// Runs the program as if all files had been at rest for some seconds, so that it takes them for known by their stamps:
  /// but for those that say that they were written in an hour.
  func scenecAfterRest(_ arguments: [String]) throws -> Program.Outcome {
    try Program.run(
      arguments, in: directory, environment: ["LD_PRELOAD": try Self.later.get().path])
  }
}
