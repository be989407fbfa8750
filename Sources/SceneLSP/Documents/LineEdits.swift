import SceneDiagnostics

/// An algorithm that computes the edits between two versions of a document. Unchanged lines are not replaced, so clients
/// preserve the marks and cursors in them.
enum LineEdits {
  static func edits(from old: [UInt8], to new: [UInt8]) -> [ByteEdit] {
    TextDifference.changes(from: old, to: new).map { change in
      ByteEdit(change.old, String(decoding: new[change.new], as: UTF8.self))
    }
  }
}
