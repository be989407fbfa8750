import SceneFiles

/// The `scenec-pixels` executable, which provides the commands of `scenec` and can also draw pixels.
enum PixelProgram {
  private static let program = SiblingProgram(
    name: "scenec-pixels", mark: "SCENEC_PIXELS", purpose: "PNG and PDF files are drawn by")

  static func takePlace() throws(Failure) -> Never {
    try takePlaceIfThere()
    throw Failure(
      """
      PNG and PDF files are drawn by '\(program.name)', which is neither next to 'scenec' nor on PATH. \
      Install the package 'scenec-pixels', or run 'make pixels'
      """, .cannotCreate)
  }

  static func takePlaceIfThere() throws(Failure) { try program.takePlaceIfThere() }
}
