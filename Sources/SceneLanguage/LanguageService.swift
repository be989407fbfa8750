import SceneAnalysis

/// What an editor asks about places of a project's files: what may be written there, what something is, where it is named
/// and what it is called.
///
/// Answers are values, and bounded. All offsets are in bytes of a file's text, which is UTF-8; one that lies beyond the text
/// means its end. Paths are from the root. Files may be scenes, Interface Builder's, tables of translations and Swift
/// sources; of others, there is nothing to say. A file may be broken: what can be told of it is told.
///
/// ```swift
/// let service = LanguageService(snapshot)
/// for item in service.completions(at: 120, in: "/home/me/Clock/Clock.scene").items { print(item.label) }
/// ```
///
/// To make one takes nothing: what it finds out is kept by the snapshot's files, and shared by the snapshots that have them in
/// common. May be asked from several threads at a time.
package struct LanguageService: Sendable {
  package let snapshot: Snapshot
  /// Who says where views are; nil where nobody does.
  let showing: (any SceneShowing)?

  /// - Parameters:
  ///   - snapshot: the files.
  ///   - showing: who says where views are, and how large images; nil where nothing is told of that.
  package init(_ snapshot: Snapshot, showing: (any SceneShowing)? = nil) {
    (self.snapshot, self.showing) = (snapshot, showing)
  }
}
