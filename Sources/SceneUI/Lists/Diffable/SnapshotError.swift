/// What could not be done to a snapshot, and was left out. The context's failure handler gets it when the snapshot is
/// applied.
public struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong, with the identifiers as `print` shows them.
  public enum Kind: Hashable, Sendable {
    /// An item that is there already, in a section. It stays where it is.
    case duplicateItem(String, section: String)
    /// A section that is there already. It stays where it is.
    case duplicateSection(String)
    /// An item that is not in the snapshot.
    case unknownItem(String)
    /// A section that is not in the snapshot.
    case unknownSection(String)
    /// Items were added, and there is no section.
    case noSection
    /// No cell was given for an item when the list asked for one.
    case noCell(String)
  }

  /// What was wrong.
  public var kind: Kind
  /// The file of the call, as `#fileID` names it: `Music/AlbumController.swift`.
  public var file: String
  /// The line of the call, from 1.
  public var line: Int

  /// `Music/AlbumController.swift:12: the item 'a' is in the snapshot already, …`
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
