import SceneCatalogue
import SceneFiles

/// Serves pages. Only `scenec-preview` can, by SwiftNIO.
enum PreviewOutput {
  private static let program = SiblingProgram(
    name: "scenec-preview", mark: "SCENEC_PREVIEW", purpose: "The page is served by")

  /// Begins to listen. Without a listener, replaces this process by the program that has one, with the same arguments.
  ///
  /// - Parameters:
  ///   - port: the port; nil for the usual one, or any free one if another program has that.
  ///   - listener: the listener of this executable.
  /// - Returns: the transport of requests.
  /// - Throws: `Failure` if the port is not available, or if there is no such program.
  static func listen(at port: Int?, by listener: PreviewListener?) throws(Failure) -> any PreviewTransport {
    guard let listener else {
      try program.takePlaceIfThere()
      throw Failure(
        """
        The page is served by '\(program.name)', which is neither next to 'scenec' nor on PATH. Install \
        the package 'scenec-preview', or run 'make preview'. '--export' writes pages that do not need it
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
