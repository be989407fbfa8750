import SceneAnalysis
import SceneFiles

/// The settings that the embedding process passes to a server.
package struct ServerSetup: Sendable {
  package var request: CheckRequest
  package var showing: (any SceneShowing)?
  package var hintsSizes: Bool
  /// The command that shows scenes on a page, including its arguments. The server can append `--drafts`, `--`, and the
  /// folders. The array is empty if scenes cannot be shown. The command must report its address in the same way as
  /// `scenec preview`, and exit when its standard input closes.
  package var preview: [String]
  package var version: String
  package var pagesDirectory: String?
  package var draftDirectory: String?
  /// A closure that finds the directory for unsaved edits when the page first opens. If nil, unsaved edits are omitted.
  package var findDraftDirectory: (@Sendable () throws(Failure) -> String)?
  /// A message that is sent to the client at the start of the session if a requested feature is unavailable.
  package var notice: String?
  /// A closure that receives single-line log messages.
  package var log: @Sendable (String) -> Void
  /// A closure that runs long tasks one after another in the background.
  package var inBackground: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// A closure that answers a request, on any thread. By default, the caller waits for the answer.
  package var besideMessages: @Sendable (@escaping @Sendable () -> Void) -> Void = { $0() }

  package init(
    _ request: CheckRequest, showing: (any SceneShowing)? = nil, hintsSizes: Bool = true,
    preview: [String] = [], findDraftDirectory: (@Sendable () throws(Failure) -> String)? = nil,
    version: String, pagesDirectory: String? = nil,
    log: @escaping @Sendable (String) -> Void = { _ in },
    inBackground: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
  ) {
    self.request = request
    self.showing = showing
    self.hintsSizes = hintsSizes
    self.preview = preview
    self.findDraftDirectory = findDraftDirectory
    self.version = version
    self.pagesDirectory = pagesDirectory
    self.log = log
    self.inBackground = inBackground
  }
}
