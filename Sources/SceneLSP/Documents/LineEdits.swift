import SceneDiagnostics

/// What makes one text of another: only lines that change are touched, so that a client keeps marks and cursors in the
/// others.
enum LineEdits {
  static func edits(from old: [UInt8], to new: [UInt8]) -> [ByteEdit] {
    TextDifference.changes(from: old, to: new).map { change in
      ByteEdit(change.old, String(decoding: new[change.new], as: UTF8.self))
    }
  }
}
