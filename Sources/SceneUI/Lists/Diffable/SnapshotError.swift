/// An error caused by an invalid snapshot operation or by a cell provider that returned no cell. Invalid
/// operations are skipped. They are reported to the context's failure handler when the snapshot is applied.
public struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error. Identifiers are represented by the text that `print` writes for them.
  public enum Kind: Hashable, Sendable {
    /// An error that occurs because the item is already in a section. The item stays there.
    case duplicateItem(String, section: String)
    /// An error that occurs because the section already exists. The section keeps its position.
    case duplicateSection(String)
    case unknownItem(String)
    case unknownSection(String)
    case noSection
    case noCell(String)
  }

  /// The kind of error, with the identifiers involved.
  public var kind: Kind
  /// The source file that caused the error, in the format of `#fileID`, such as `Music/AlbumController.swift`.
  public var file: String
  /// The line that caused the error. Line numbers start at 1.
  public var line: Int

  /// A description beginning with the location, such as `Music/AlbumController.swift:12: the item 'a' is already in …`.
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
