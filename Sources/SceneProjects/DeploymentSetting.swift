import SceneModel

/// The oldest version of a platform on which a target runs, and where it is specified.
package struct DeploymentSetting: Sendable, Hashable {
  package let version: PlatformVersion
  /// The absolute path of the file.
  package let path: String
  package let range: Range<Int>
}

extension ApplePlatforms {
  static let deploymentSettings: [(platform: ApplePlatforms, key: String)] = [
    (.iOS, "IPHONEOS_DEPLOYMENT_TARGET"), (.macOS, "MACOSX_DEPLOYMENT_TARGET"),
    (.tvOS, "TVOS_DEPLOYMENT_TARGET"), (.watchOS, "WATCHOS_DEPLOYMENT_TARGET"),
    (.visionOS, "XROS_DEPLOYMENT_TARGET"),
  ]
}
