import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneProjects
import SceneValidation

/// The check settings of a project, which are read from `.scenec.yml`.
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
/// minimumSeverity: warning
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
/// All paths are relative to the directory that contains the configuration file. `include` and `exclude` apply only to
/// files found by a search, not to files named on the command line. `exclude` also applies to sources.
package struct Configuration: Sendable {
  package static let fileName = XcodeProjects.configurationName

  enum Key: String, CaseIterable {
    case include, exclude, classes, sources, images, rules, minimumSeverity, ignore, names, limits,
      allowed, replaced, accessors, layout
  }

  enum Accessors: String, CaseIterable {
    case `internal`, package, `public`
    case none

    var access: AccessorOptions.Access? { AccessorOptions.Access(rawValue: rawValue) }
  }

  let path: String
  var include: [Glob]?
  var exclude: [Glob] = []
  /// The paths of class manifests, relative to the current directory.
  var manifests: [String] = []
  /// The directories of Swift sources, relative to the current directory.
  var sources: [String] = []
  var images: [String] = []
  var severities = RuleSeverities()
  var ignored: [(rule: RuleID, files: [Glob])] = []
  var settings = RuleSettings()
  var expectations = FileExpectations()
  var accessors = Accessors.internal
  var layout = Self.usualLayout

  static let usualLayout: LayoutScreens? = LayoutScreens()

  var directory: String { LexicalPath.directory(of: path) }

  func ignoredRules(of path: String) -> [RuleID] {
    guard !ignored.isEmpty, let path = LexicalPath.relative(path, to: directory) else { return [] }
    return ignored.filter { $0.files.contains { $0.covers(path) } }.map(\.rule)
  }

  func selects(_ path: String) -> Bool {
    guard let path = LexicalPath.relative(path, to: directory) else { return true }
    return include?.contains { $0.covers(path) } != false && !excludes(path)
  }

  func excludesSource(_ path: String) -> Bool {
    LexicalPath.relative(path, to: directory).map(excludes) == true
  }

  private func excludes(_ relativePath: String) -> Bool {
    exclude.contains { $0.covers(relativePath) }
  }
}
