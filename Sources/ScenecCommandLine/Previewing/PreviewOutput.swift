import SceneCatalogue
import SceneFiles
import SceneValues

/// Serves pages: `scenec` has nothing that does, and `scenec-preview` has SwiftNIO.
enum PreviewOutput {
  /// What this program serves them with; nil for `scenec`.
  static let listener = Locked<PreviewListener?>(nil)

  private static let program = SiblingProgram(
    name: "scenec-preview", mark: "SCENEC_PREVIEW", purpose: "The page is served by")

  /// Begins to listen. Where this program serves nothing, the one that does takes its place, and gets the same arguments.
  ///
  /// - Parameter port: nil for the usual one, or any that is free where another program has that.
  /// - Returns: what brings requests.
  /// - Throws: `Failure` where the port cannot be had, and where there is no such program.
  static func listen(at port: Int?) throws(Failure) -> any PreviewTransport {
    guard let listener = listener.withLock({ $0 }) else {
      try program.takePlaceIfThere()
      throw Failure(
        """
        The page is served by '\(program.name)', which is neither beside 'scenec' nor on PATH: the package \
        'scenec-preview' has it, and 'make preview' builds it. '--export' writes pages that need no server
        """, .cannotCreate)
    }
    if let port { return try listener.listen(port) }
    do {
      return try listener.listen(usualPort)
    } catch {
      return try listener.listen(0)
    }
  }

  static let usualPort = 8090
}
