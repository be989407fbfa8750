import SceneCompiler
import SceneResources
import SceneSyntax
import SceneValues

/// All that counts for files that have the same configuration.
///
/// An object, since thousands of checks have it in common: as parts of each, these had references to them counted for each
/// file, and the cores waited for one another to do so.
final class CheckOptions: Sendable {
  let input: InputReader
  /// The files that have the same options.
  let compiler: Lazy<SceneCompiler>
  let limits: SyntaxLimits
  let severities: RuleSeverities
  let tables: TableSearch
  /// The images and colors that the project has; nil where nobody said where they are.
  let assets: AssetNames?
  /// The directories of images and colors that were named.
  let images: [String]
  /// The code of the program that they are scenes of; nil where nobody said where that is.
  let sources: HostSources?
  /// Where the configuration lies.
  let root: String?
  /// For whom Swift source is made of them, where that is asked for.
  let accessors: Configuration.Accessors
  let caching: Caching?
  /// How scenes are laid out; nil where they are not to be.
  let layout: Layout?

  /// Who lays scenes out, and on which screens.
  struct Layout: Sendable {
    let checker: any LayoutChecking
    let input: LaidOutInput
  }

  /// What is known already, and all that a check depends on beside the file's own bytes.
  struct Caching: Sendable {
    let cache: CheckCache
    let settings: ContentDigest
  }

  init(
    input: InputReader, compiler: Lazy<SceneCompiler>, limits: SyntaxLimits, severities: RuleSeverities,
    tables: TableSearch, assets: AssetNames?, images: [String] = [], sources: HostSources?, root: String?,
    accessors: Configuration.Accessors, caching: Caching?, layout: Layout? = nil
  ) {
    self.input = input
    self.compiler = compiler
    self.limits = limits
    self.severities = severities
    self.tables = tables
    self.assets = assets
    self.images = images
    self.sources = sources
    self.root = root
    self.accessors = accessors
    self.caching = caching
    self.layout = layout
  }
}
