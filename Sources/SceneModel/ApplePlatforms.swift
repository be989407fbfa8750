/// The platforms for which a declaration is compiled or a document is designed.
package struct ApplePlatforms: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let iOS = ApplePlatforms(rawValue: 1 << 0)
  package static let tvOS = ApplePlatforms(rawValue: 1 << 1)
  package static let visionOS = ApplePlatforms(rawValue: 1 << 2)
  package static let watchOS = ApplePlatforms(rawValue: 1 << 3)
  package static let macOS = ApplePlatforms(rawValue: 1 << 4)
  /// The platforms without Apple's frameworks, such as Linux.
  package static let others = ApplePlatforms(rawValue: 1 << 5)

  /// The platforms that support UIKit's views and view controllers.
  package static let touch: ApplePlatforms = [.iOS, .tvOS, .visionOS]
  /// The platforms of iOS documents, which can also be intended for visionOS.
  package static let iOSAndVisionOS: ApplePlatforms = [.iOS, .visionOS]
  package static let all: ApplePlatforms = [.touch, .watchOS, .macOS, .others]
}
