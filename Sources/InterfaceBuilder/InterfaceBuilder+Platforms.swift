import SceneModel
import SceneSyntax

extension InterfaceBuilder {
  /// Returns the platforms that the type of an unparsed document indicates, or nil for other files.
  package static func platforms(of bytes: [UInt8]) -> ApplePlatforms? {
    bytes[..<min(bytes.count, longestHead)].withUnsafeBufferPointer { head in
      guard let start = head.firstIndex(of: "com.apple.InterfaceBuilder", from: 0) else { return nil }
      let end = head[start...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "<") }
      let type = UnsafeBufferPointer(rebasing: head[start..<(end ?? head.endIndex)])
      if type.firstIndex(of: "WatchKit", from: 0) != nil { return .watchOS }
      if type.split(separator: UInt8(ascii: ".")).contains(where: { $0.elementsEqual("Cocoa".utf8) }) {
        return .macOS
      }
      return head.firstIndex(of: "targetRuntime=\"AppleTV\"", from: start) == nil ? .iOSAndVisionOS : .tvOS
    }
  }

  /// The number of bytes to search for the document type in the root element. Only comments can precede that element.
  private static let longestHead = 2048
}
