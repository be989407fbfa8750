import SceneCompiler
import SceneDiagnostics
import SceneUI

/// Loads and uses valid scenes. Every scene without errors must load.
enum ScreenFuzzer: Fuzzer {
  static func run(_ bytes: [UInt8]) {
    let source = SourceText(path: "fuzz.scene", bytes: bytes)
    guard let compiled = SceneFuzzer.compiled(source) else { return }
    for failure in Visit.failures(of: compiled) where !failure.isAllowed {
      fatalError("checked without an error, but does not load: \(failure)")
    }
  }

  static func changed(_ bytes: [UInt8], room: Int, using random: inout Random) -> [UInt8]? {
    // Invalid syntax is rare, because other fuzzers cover it.
    if random.below(16) == 0 { return nil }
    var mutation = MarkupMutation(bytes, room: room)
    for _ in 0...random.below(3) { mutation.change(using: &random) }
    return mutation.bytes
  }
}

extension LoadingError {
  /// Whether validation cannot rule out this error.
  fileprivate var isAllowed: Bool {
    switch kind {
    // Unknown at validation: other classes, other files, and the owner of a nib.
    case .unknownClass, .otherStoryboard, .missingOwner, .wrongOwner, .noInitialScene: true
    // Targets of key paths, and members of incompletely described classes.
    case .undefinedKey, .emptyOutlet, .unreadableOutlet: true
    case .refused(let reason):
      reason.text.contains("nested") || reason.text.contains("was not read from a file")
    default: false
    }
  }
}
