/// An invalid snapshot operation, which was skipped. The context's failure handler receives it when the
/// snapshot is applied.
public struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error, with identifiers in the format of `print`.
  public enum Kind: Hashable, Sendable {
    /// The item already exists in a section and stays there.
    case duplicateItem(String, section: String)
    /// The section already exists and stays at its position.
    case duplicateSection(String)
    case unknownItem(String)
    case unknownSection(String)
    case noSection
    case noCell(String)
  }

  /// The kind of error.
  public var kind: Kind
  /// The file of the call in the format of `#fileID`, such as `Music/AlbumController.swift`.
  public var file: String
  /// The line of the call, starting at 1.
  public var line: Int

  /// A description that includes the source location, such as `Music/AlbumController.swift:12: the item 'a'
  /// is in the snapshot already, …`.
  public var description: String { "\(file):\(line): \(message)" }

  private var message: String {
    switch kind {
    case .duplicateItem(let item, let section):
      "the item '\(item)' is in the snapshot already, in the section '\(section)': it stays there. Identifiers must "
        + "differ; 'moveItem' puts an item elsewhere"
    case .duplicateSection(let section):
      "the section '\(section)' is in the snapshot already: it stays where it is. Identifiers must differ; "
        + "'moveSection' puts a section elsewhere"
    case .unknownItem(let item): "there is no item '\(item)' in the snapshot: nothing was changed"
    case .unknownSection(let section):
      "there is no section '\(section)' in the snapshot: nothing was changed. 'appendSections' adds it"
    case .noSection: "there is no section to add items to: 'appendSections' comes first"
    case .noCell(let item): "the cell provider gave no cell for the item '\(item)': an empty one is shown"
    }
  }
}
