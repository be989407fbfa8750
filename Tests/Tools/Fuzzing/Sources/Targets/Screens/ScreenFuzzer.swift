import SceneCompiler
import SceneDiagnostics
import SceneUI

/// Scenes that are valid, loaded and used: whatever is checked without an error must load.
enum ScreenFuzzer: Fuzzer {
  static func run(_ bytes: [UInt8]) {
    let source = SourceText(path: "fuzz.scene", bytes: bytes)
    guard let compiled = SceneFuzzer.compiled(source) else { return }
    for failure in Visit.failures(of: compiled) where !failure.isAllowed {
      fatalError("checked without an error, but does not load: \(failure)")
    }
  }

  static func changed(_ bytes: [UInt8], room: Int, using random: inout Random) -> [UInt8]? {
    // Some syntax is to be broken too, but not often: that is what other fuzzers are for.
    if random.below(16) == 0 { return nil }
    var mutation = MarkupMutation(bytes, room: room)
    for _ in 0...random.below(3) { mutation.change(using: &random) }
    return mutation.bytes
  }
}

extension LoadingError {
  /// Whether checks do not promise that it does not happen.
  fileprivate var isAllowed: Bool {
    switch kind {
    // What is not known when a scene is checked: other classes, other files, who owns a nib.
    case .unknownClass, .otherStoryboard, .missingOwner, .wrongOwner, .noInitialScene: true
    // What a key path leads to, and members of classes that are known in part.
    case .undefinedKey, .emptyOutlet, .unreadableOutlet: true
    case .refused(let reason):
      reason.text.contains("nested") || reason.text.contains("was not read from a file")
    default: false
    }
  }
}
