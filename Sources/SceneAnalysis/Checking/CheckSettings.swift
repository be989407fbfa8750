import InterfaceBuilder
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValidation

/// All that a check depends on beside the bytes of the file and of its tables of translations.
enum CheckSettings {
  /// - Parameters:
  ///   - manifests: the bytes of the files in which classes are described.
  ///   - sources: what stands for the Swift sources that count; nil where there are none.
  ///   - severities: how severe diagnostics are, by rule.
  ///   - rules: what is set for rules that are a matter of taste.
  ///   - expectations: what is set for rules about Xcode's files as they are written.
  ///   - limits: how much a scene may hold.
  ///   - assets: the images and colors of the catalogs; nil if no catalog is known.
  ///   - targets: the Xcode targets that contain the files; nil if they are unknown.
  ///   - screens: those that scenes are laid out on; nil where they are not.
  ///   - images: the stamps of the files whose sizes count for layout.
  /// - Returns: what stands for all of that, and for the program itself.
  static func digest(
    manifests: [[UInt8]], sources: ContentDigest?, severities: RuleSeverities, rules: RuleSettings,
    expectations: FileExpectations, limits: SyntaxLimits, assets: AssetNames?, targets: Set<Int>?,
    screens: LayoutScreens?, images: [FileStamp]
  ) -> ContentDigest {
    var coder = CacheCoder()
    coder.write(Version.line, RunningProgram.stamp)
    for manifest in manifests { coder.write(manifest[...]) }
    coder.write(sources, severities.description)
    for kind in RuleSettings.NameKind.allCases {
      let form = rules.names[kind]
      coder.write(form?.style?.rawValue, form?.prefix, form?.suffix)
    }
    for limit in RuleSettings.Limit.allCases { coder.write(rules[limit]) }
    coder.write(rules.fonts, rules.colors)
    coder.write(
      expectations.devices, expectations.values, expectations.requiredClasses, expectations.replacedClasses)
    coder.write(limits.bytes, limits.depth, limits.elements, limits.attributes)
    coder.write(assets?.images, assets?.lackingFiles, assets?.colors)
    coder.write(targets)
    coder.write(
      screens?.devices, screens?.orientations.map(\.rawValue), screens?.locales, screens?.textSizes)
    coder.write(images)
    return ContentDigest(of: coder.bytes)
  }
}
