import SceneModel

package struct PackageManifest: Sendable, Hashable {
  package struct Target: Sendable, Hashable {
    package var name: String
    package var isTest = false
    /// The path of the target relative to the package's directory, or nil for the default location.
    package var path: String?
    package var excluded: [String] = []
    package var sources: [String]?

    package init(name: String) { self.name = name }
  }

  /// The oldest version of a platform on which the package runs, and the location of the version in the source.
  package struct Platform: Sendable, Hashable {
    package var version: PlatformVersion
    package var range: Range<Int>
  }

  package var targets: [Target] = []
  package var platforms: [ApplePlatforms: Platform] = [:]
  package var isComplete = true

  package init() {}
}

#if !Sources
  extension PackageManifest {
    /// A placeholder for builds without swift-syntax. It is never called, because callers check `SwiftReading` first.
    package init(reading bytes: [UInt8], limits: SwiftLimits = .default) throws(DeepStack.Refused) {
      preconditionFailure(SwiftReading.absence)
    }
  }
#endif
