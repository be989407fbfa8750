import SceneModel

/// The oldest platform version on which a target runs, and the location that specifies it.
package struct DeploymentSetting: Sendable, Hashable {
  package let version: PlatformVersion
  /// The absolute path of the file that specifies the version.
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
