import SceneCompiler
import SceneResources
import SceneSyntax
import SceneValues

/// The options that apply to all files with the same configuration. This type is a class because copying the references
/// of a structure for each file would cause contention between cores.
final class CheckOptions: Sendable {
  let input: InputReader
  let compiler: Lazy<SceneCompiler>
  let limits: SyntaxLimits
  let severities: RuleSeverities
  let tables: TableSearch
  let assets: AssetNames?
  let images: [String]
  let sources: HostSources?
  let root: String?
  let accessors: Configuration.Accessors
  let caching: Caching?
  let layout: Layout?
  let isLayoutOff: Bool

  struct Layout: Sendable {
    let checker: any LayoutChecking
    let input: LaidOutInput
  }

  struct Caching: Sendable {
    let cache: CheckCache
    let settings: ContentDigest
  }

  init(
    input: InputReader, compiler: Lazy<SceneCompiler>, limits: SyntaxLimits, severities: RuleSeverities,
    tables: TableSearch, assets: AssetNames?, images: [String] = [], sources: HostSources?, root: String?,
    accessors: Configuration.Accessors, caching: Caching?, layout: Layout? = nil, isLayoutOff: Bool = false
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
    self.isLayoutOff = isLayoutOff
  }
}
