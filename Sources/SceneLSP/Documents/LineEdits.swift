import SceneDiagnostics

/// The edits between two versions of a document. Clients preserve the marks and cursors in unchanged lines.
enum LineEdits {
  static func edits(from old: [UInt8], to new: [UInt8]) -> [ByteEdit] {
    TextDifference.changes(from: old, to: new).map { change in
      ByteEdit(change.old, String(decoding: new[change.new], as: UTF8.self))
    }
  }
}
