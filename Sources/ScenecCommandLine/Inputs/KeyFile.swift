import SceneAnalysis
import SceneFiles
import SceneSigning
import SceneSyntax

enum KeyFile {
  private static let longest = 1 << 16

  static func signingKey(in path: String, _ input: InputOptions) throws -> SigningKey {
    try read(path, input, as: SigningKey.init(pem:))
  }

  static func verifyingKey(in path: String, _ input: InputOptions) throws -> VerifyingKey {
    try read(path, input, as: VerifyingKey.init(pem:))
  }

  private static func read<Key>(
    _ path: String, _ input: InputOptions, as key: (String) throws(KeyError) -> Key
  ) throws -> Key {
    var limits = SyntaxLimits()
    limits.bytes = longest
    let text = String(decoding: try input.read(path, limits: limits, origin: .named).bytes, as: UTF8.self)
    do throws(KeyError) {
      return try key(text)
    } catch {
      throw Failure("Cannot read '\(input.displayPath(path))': \(error)", .cannotRead)
    }
  }
}
