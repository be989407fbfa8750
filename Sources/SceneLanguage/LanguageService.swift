import SceneAnalysis

/// Language features for the files of a project, including files with syntax errors.
///
/// Offsets are in bytes of the UTF-8 text. An offset beyond the end refers to the end. Paths are absolute.
///
/// ```swift
/// let service = LanguageService(snapshot)
/// for item in service.completions(at: 120, in: "/home/me/Clock/Clock.scene").items { print(item.label) }
/// ```
///
/// Services are inexpensive because snapshots share cached results. They can be used safely from several threads.
package struct LanguageService: Sendable {
  package let snapshot: Snapshot
  let showing: (any SceneShowing)?

  package init(_ snapshot: Snapshot, showing: (any SceneShowing)? = nil) {
    (self.snapshot, self.showing) = (snapshot, showing)
  }
}
