import SceneDiagnostics

/// The edits between two texts. Only changed lines are replaced, so clients keep marks and cursors in the
/// others.
enum LineEdits {
  static func edits(from old: [UInt8], to new: [UInt8]) -> [ByteEdit] {
    TextDifference.changes(from: old, to: new).map { change in
      ByteEdit(change.old, String(decoding: new[change.new], as: UTF8.self))
    }
  }
}
