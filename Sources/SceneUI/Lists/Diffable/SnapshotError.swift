/// An error about an invalid operation on a snapshot, or about a cell that a cell provider did not return. Invalid
/// operations are skipped and reported to the context's failure handler when the snapshot is applied.
public struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error. Identifiers are represented by the text that `print` would write.
  public enum Kind: Hashable, Sendable {
    /// The item already exists in a section and remains there.
    case duplicateItem(String, section: String)
    /// The section already exists and keeps its position.
    case duplicateSection(String)
    case unknownItem(String)
    case unknownSection(String)
    case noSection
    case noCell(String)
  }

  /// The kind of error.
  public var kind: Kind
  /// The source file to which the error refers, in the format of `#fileID`, such as `Music/AlbumController.swift`.
  public var file: String
  /// The line to which the error refers, starting at 1.
  public var line: Int

  /// A description with the source location, such as `Music/AlbumController.swift:12: the item 'a' is already in …`.
  public var description: String { "\(file):\(line): \(message)" }

  private var message: String {
    switch kind {
    case .duplicateItem(let item, let section):
      """
      the item '\(item)' is already in the section '\(section)' of the snapshot, and remains there. \
      Identifiers must be unique; use 'moveItem' to move an item
      """
    case .duplicateSection(let section):
      "the section '\(section)' is already in the snapshot, and remains there. Identifiers must be unique; "
        + "use 'moveSection' to move a section"
    case .unknownItem(let item): "the item '\(item)' is not in the snapshot: nothing was changed"
    case .unknownSection(let section):
      "the section '\(section)' is not in the snapshot: nothing was changed. Add it with 'appendSections'"
    case .noSection: "the snapshot has no section for items: call 'appendSections' first"
    case .noCell(let item):
      "the cell provider returned no cell for the item '\(item)': an empty cell is shown"
    }
  }
}
