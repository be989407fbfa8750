import SceneModel
import SceneSyntax

extension InterfaceBuilder {
  /// Returns the platforms that the type of an unparsed document indicates, or nil for other files.
  package static func platforms(of bytes: [UInt8]) -> ApplePlatforms? {
    let head = String(decoding: bytes.prefix(longestHead), as: UTF8.self)
    guard let start = head.firstRange(of: "com.apple.InterfaceBuilder")?.upperBound else { return nil }
    let type = head[start...].prefix { $0 != "\"" && $0 != "<" }
    if type.contains("WatchKit") { return .watchOS }
    if type.split(separator: ".").contains("Cocoa") { return .macOS }
    return head[start...].contains("targetRuntime=\"AppleTV\"") ? .tvOS : .iOSAndVisionOS
  }

  /// The number of bytes to search for the document type in the root element. Only comments can precede that element.
  private static let longestHead = 2048
}
