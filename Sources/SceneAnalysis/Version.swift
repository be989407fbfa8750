import SceneArchive

package enum Version {
  package static let current = "0.1.0"
  package static let line = "scenec \(current)"

  package static var archiveFormat: String { ArchiveFormat.version }
}
