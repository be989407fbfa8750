import SceneAnalysis
import SceneFiles

/// What a server is given by the program that it is part of.
package struct ServerSetup: Sendable {
  /// What is wanted of the check, as for `scenec validate`.
  package var request: CheckRequest
  /// Who says where views are, and how large images; nil where nothing is told of that.
  package var showing: (any SceneShowing)?
  /// Whether hints say how large views are.
  package var hintsSizes: Bool
  /// The program that shows scenes on a page and its arguments, behind which `--drafts` may stand, `--`, and the folders;
  /// none where nothing shows scenes. It is to tell where the page is as `scenec preview` does, and to end when its standard input does.
  package var preview: [String]
  /// What the server says that it is.
  package var version: String
  /// Where the pages of rules are written, so that a client can open them; nil where they are not.
  package var pagesDirectory: String?
  /// Where what is typed and not saved is kept for programs that run; nil where it is not.
  package var draftPlace: String?
  /// Finds where what is typed is kept from when a page is first shown on, which is to show it; nil where it shows what is
  /// saved.
  package var findDraftPlace: (@Sendable () throws(Failure) -> String)?
  /// What the client is to show when the conversation begins: something that was asked for cannot be had.
  package var complaint: String?
  /// Is told what happens, a line each.
  package var log: @Sendable (String) -> Void
  /// Runs what takes time beside the conversation, one after the other.
  package var inBackground: @Sendable (@escaping @Sendable () -> Void) -> Void

  package init(
    _ request: CheckRequest, showing: (any SceneShowing)? = nil, hintsSizes: Bool = true,
    preview: [String] = [], findDraftPlace: (@Sendable () throws(Failure) -> String)? = nil,
    version: String, pagesDirectory: String? = nil,
    log: @escaping @Sendable (String) -> Void = { _ in },
    inBackground: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
  ) {
    self.request = request
    self.showing = showing
    self.hintsSizes = hintsSizes
    self.preview = preview
    self.findDraftPlace = findDraftPlace
    self.version = version
    self.pagesDirectory = pagesDirectory
    self.log = log
    self.inBackground = inBackground
  }
}
