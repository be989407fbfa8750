import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneProjects
import SceneValidation

/// The settings of a project for its checks: `.scenec.yml`.
///
/// ```yaml
/// include: [Scenes, Tests/**/Broken*.scene]
/// exclude: [Scenes/Generated]
/// classes: [AlarmClock.classes.json]
/// sources: [Sources/AlarmClock]
/// images: [Images, Assets.xcassets]
/// rules:
///   unreachable-scene: error
///   unexpected-text: off
/// ignore:
///   small-touch-target: [Legacy, Scenes/Keypad.scene]
/// names:
///   segues: { prefix: show }
/// limits:
///   nesting: 8
/// allowed:
///   fonts: [system, Avenir-Book]
/// replaced:
///   OldButton: BrandButton
/// accessors: public
/// layout:
///   devices: [iphone-se, ipad-11]
///   locales: [de, pseudo]
/// ```
///
/// All paths are relative to the directory that the file lies in. `include` and `exclude` are about files that are
/// searched for; what is named itself is checked in any case.
package struct Configuration: Sendable {
  package static let fileName = XcodeProjects.configurationName

  enum Key: String, CaseIterable {
    case include, exclude, classes, sources, images, rules, ignore, names, limits, allowed, replaced,
      accessors, layout
  }

  /// For whom Swift source is made of scenes.
  enum Accessors: String, CaseIterable {
    case `internal`, package, `public`
    /// For nobody.
    case none

    var access: AccessorOptions.Access? { AccessorOptions.Access(rawValue: rawValue) }
  }

  /// From the root.
  let path: String
  /// Which of the scenes that are found are checked; nil for all.
  var include: [Glob]?
  var exclude: [Glob] = []
  /// Class manifests, as they are called from the current directory.
  var manifests: [String] = []
  /// Directories of Swift sources, called so too.
  var sources: [String] = []
  /// Directories of images, called so too.
  var images: [String] = []
  var severities = RuleSeverities()
  /// The files that a rule says nothing of.
  var ignored: [(rule: RuleID, files: [Glob])] = []
  var settings = RuleSettings()
  var expectations = FileExpectations()
  var accessors = Accessors.internal
  /// On which screens scenes are laid out; nil where they are not to be unless that is asked for.
  var layout: LayoutScreens?

  /// Where it lies, from the root.
  var directory: String { LexicalPath.directory(of: path) }

  /// The rules that say nothing of a file, by its path from the root.
  func ignoredRules(of path: String) -> [RuleID] {
    guard !ignored.isEmpty, let path = LexicalPath.relative(path, to: directory) else { return [] }
    return ignored.filter { $0.files.contains { $0.covers(path) } }.map(\.rule)
  }

  /// Whether a file that was found, by its path from the root, is to be checked.
  func selects(_ path: String) -> Bool {
    // Nothing is said of what lies elsewhere.
    guard let path = LexicalPath.relative(path, to: directory) else { return true }
    return include?.contains { $0.covers(path) } != false && !exclude.contains { $0.covers(path) }
  }
}
