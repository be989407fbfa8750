import SceneFiles

/// The program `scenec-pixels`: the same commands, with what draws pixels.
enum PixelProgram {
  private static let program = SiblingProgram(
    name: "scenec-pixels", mark: "SCENEC_PIXELS", purpose: "PNG and PDF files are drawn by")

  /// Lets it take the place of this process.
  ///
  /// - Throws: `Failure` where there is none.
  static func takePlace() throws(Failure) -> Never {
    try takePlaceIfThere()
    throw Failure(
      """
      PNG and PDF files are drawn by '\(program.name)', which is neither next to 'scenec' nor on PATH. \
      Install the package 'scenec-pixels', or run 'make pixels'
      """, .cannotCreate)
  }

  /// The same, but does nothing where there is none.
  ///
  /// - Throws: `Failure` where there is one that cannot be run, or is another program.
  static func takePlaceIfThere() throws(Failure) { try program.takePlaceIfThere() }
}
