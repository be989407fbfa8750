import SceneModel
import SceneValues

/// The host app as compiled for one platform. Variants are used for apps whose code differs between platforms.
package struct PlatformVariant: Sendable {
  package let vocabulary: Vocabulary
  package let host: HostCode

  package init(vocabulary: Vocabulary, host: HostCode) {
    self.vocabulary = vocabulary
    self.host = host
  }
}

extension SceneCompiler {
  package func adapted(to platforms: ApplePlatforms?) -> SceneCompiler {
    guard let variant = platforms.flatMap({ platformVariants[$0] })?.value else { return self }
    var compiler = self
    compiler.vocabulary = variant.vocabulary
    let targets = host?.sceneTargets
    compiler.host = variant.host
    compiler.host?.sceneTargets = targets
    return compiler
  }
}
