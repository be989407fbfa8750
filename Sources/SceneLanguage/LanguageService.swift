import SceneAnalysis

/// Language features for the files of a project: completion, hover, navigation and renaming.
///
/// Results are values of limited size. Offsets are in bytes of the UTF-8 text, and offsets beyond the end
/// refer to the end. Paths are absolute. The service supports scenes, Interface Builder files, translation
/// tables and Swift sources. It also works for files with syntax errors.
///
/// ```swift
/// let service = LanguageService(snapshot)
/// for item in service.completions(at: 120, in: "/home/me/Clock/Clock.scene").items { print(item.label) }
/// ```
///
/// Creating a service is free: results are cached per file and shared by snapshots that contain the same file
/// version. A service can be used from several threads at a time.
package struct LanguageService: Sendable {
  package let snapshot: Snapshot
  /// Provides the layout of views, or nil if it is unavailable.
  let showing: (any SceneShowing)?

  /// - Parameters:
  ///   - snapshot: The files.
  ///   - showing: Provides the layout of views and the sizes of images, or nil to leave these out.
  package init(_ snapshot: Snapshot, showing: (any SceneShowing)? = nil) {
    (self.snapshot, self.showing) = (snapshot, showing)
  }
}
