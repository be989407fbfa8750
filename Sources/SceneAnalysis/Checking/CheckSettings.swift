import InterfaceBuilder
import SceneFiles
import SceneResources
import SceneSyntax
import SceneValidation

/// The settings and inputs that determine the result of a check, other than the checked file and its translation tables.
enum CheckSettings {
  /// Returns a digest of all settings and of the executable itself. `assets`, `targets`, and `screens` are nil if they
  /// are unknown or not used. `images` contains the stamps of the image files that affect layout.
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
    coder.write(assets?.images, assets?.variants, assets?.lackingFiles, assets?.colors)
    coder.write(targets)
    coder.write(
      screens?.devices, screens?.orientations.map(\.rawValue), screens?.locales, screens?.textSizes)
    coder.write(images)
    return ContentDigest(of: coder.bytes)
  }
}
