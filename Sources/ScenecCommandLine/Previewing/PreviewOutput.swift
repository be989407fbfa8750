import SceneCatalog
import SceneFiles

/// Serves pages. The server is based on SwiftNIO, which is included only in `scenec-preview`.
enum PreviewOutput {
  private static let program = SiblingProgram(
    name: "scenec-preview", mark: "SCENEC_PREVIEW", purpose: "The page is served by")

  /// Starts listening. If no listener is given, `scenec-preview` replaces this process and receives the same arguments.
  /// Throws `Failure` if the port is not available or the executable does not exist.
  static func listen(at port: Int?, by listener: PreviewListener?) throws(Failure) -> any PreviewTransport {
    guard let listener else {
      try program.takePlaceIfThere()
      throw Failure(
        """
        The page is served by '\(program.name)', which is neither next to 'scenec' nor on PATH. Install the \
        package 'scenec-preview', or run 'make preview'. '--export' writes pages without it
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
