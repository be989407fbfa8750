import InterfaceBuilder
import SceneFiles
import ScenePlatform
import SceneResources
import SceneSyntax
import SceneValidation

/// All that a check depends on beside the bytes of the file and of its tables of translations.
enum CheckSettings {
  /// - Parameters:
  ///   - manifests: the bytes of the files in which classes are described.
  ///   - sources: what stands for the Swift sources that count; nil where there are none.
  ///   - severities: how severe findings are, by rule.
  ///   - rules: what is set for rules that are a matter of taste.
  ///   - expectations: what is set for rules about Xcode's files as they are written.
  ///   - limits: how much a scene may hold.
  ///   - assets: the images and colours that there are; nil where nobody said.
  ///   - targets: those of Xcode's that have the files; nil where nobody can tell.
  ///   - screens: those that scenes are laid out on; nil where they are not.
  ///   - images: the stamps of the files whose sizes count for layout.
  /// - Returns: what stands for all of that, and for the program itself.
  static func digest(
    manifests: [[UInt8]], sources: ContentDigest?, severities: RuleSeverities, rules: RuleSettings,
    expectations: FileExpectations, limits: SyntaxLimits, assets: AssetNames?, targets: Set<Int>?,
    screens: LayoutScreens?, images: [FileStamp]
  ) -> ContentDigest {
    var writer = CacheWriter()
    writer.write(Version.line)
    writer.write(program)
    for manifest in manifests { writer.write(manifest) }
    writer.write(sources) { writer, digest in
      for number in [digest.first, digest.second, digest.count] { writer.write(number) }
    }
    writer.write(severities.description)
    for kind in RuleSettings.NameKind.allCases {
      writer.write(rules.names[kind]) { writer, form in
        for part in [form.style?.rawValue ?? "", form.prefix, form.suffix] { writer.write(part) }
      }
    }
    for limit in RuleSettings.Limit.allCases { writer.write(rules[limit]) }
    for names in [rules.fonts, rules.colors] { writer.write(names, each: { $0.write($1) }) }
    writer.write(expectations)
    for limit in [limits.bytes, limits.depth, limits.elements, limits.attributes] { writer.write(limit) }
    writer.write(assets) { $0.write($1) }
    writer.write(targets) { $0.write($1.sorted()) { $0.write($1) } }
    writer.write(screens) { $0.write($1) }
    writer.write(images) { $0.write($1) }
    return ContentDigest(of: writer.bytes)
  }

  /// The program itself, with its rules and its class library: a build of the same version may have others.
  static let program: String = {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return "" }
    return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }()
}

extension CacheWriter {
  fileprivate mutating func write(_ screens: LayoutScreens) {
    for names in [
      screens.devices, screens.orientations.map(\.rawValue), screens.locales, screens.textSizes,
    ] {
      write(names) { $0.write($1) }
    }
  }

  fileprivate mutating func write(_ expectations: FileExpectations) {
    write(expectations.devices) { $0.write($1) }
    for lists in [expectations.values, expectations.requiredClasses] {
      write(lists.sorted { $0.key < $1.key }) { writer, list in
        writer.write(list.key)
        writer.write(list.value) { $0.write($1) }
      }
    }
    write(expectations.replacedClasses.sorted { $0.key < $1.key }) { writer, replaced in
      writer.write(replaced.key)
      writer.write(replaced.value)
    }
  }

  fileprivate mutating func write(_ assets: AssetNames) {
    write(assets.images.sorted { $0.key < $1.key }) { writer, image in
      writer.write(image.key)
      writer.write(image.value.sorted()) { $0.write($1) }
    }
    write(assets.lackingFiles.sorted { $0.key < $1.key }) { writer, image in
      writer.write(image.key)
      writer.write(image.value) { $0.write($1) }
    }
    write(assets.colors) { writer, colors in writer.write(colors.sorted()) { $0.write($1) } }
  }
}
