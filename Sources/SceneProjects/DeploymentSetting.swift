import SceneModel

/// The oldest version of a platform on which a target runs, and the place that specifies it.
package struct DeploymentSetting: Sendable, Hashable {
  package let version: PlatformVersion
  /// The path of the file from the root directory.
  package let path: String
  package let range: Range<Int>
}

extension ApplePlatforms {
  /// The build settings of Xcode that specify deployment targets.
  static let deploymentSettings: [(platform: ApplePlatforms, key: String)] = [
    (.iOS, "IPHONEOS_DEPLOYMENT_TARGET"), (.macOS, "MACOSX_DEPLOYMENT_TARGET"),
    (.tvOS, "TVOS_DEPLOYMENT_TARGET"), (.watchOS, "WATCHOS_DEPLOYMENT_TARGET"),
    (.visionOS, "XROS_DEPLOYMENT_TARGET"),
  ]
}
