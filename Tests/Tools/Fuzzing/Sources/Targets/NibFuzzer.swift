import NibArchive

/// Parses compiled nibs and storyboards. Each is either readable and displayable, or rejected.
enum NibFuzzer: Fuzzer {
  static func run(_ bytes: [UInt8]) {
    _ = try? BinaryPropertyList(bytes: bytes)
    guard let nib = try? NibArchive(bytes: bytes) else { return }
    var text = ""
    nib.dump(to: &text)
    precondition(text.utf8.count <= 1000 * bytes.count, "more to show than anybody could have said")
  }
}
