import SceneCompiler
import SceneDiagnostics
import SceneResources
import SceneSyntax
import SceneValidation

/// Which files are to be checked, each with what, in the order in which they are reported.
struct CheckPlan {
  private(set) var checks: [SceneCheck] = []
  let cache: CheckCache?
  /// The configurations and manifests that count, from the root.
  private(set) var settingsFiles: Set<String> = []
  /// The directories of images and colours, from the root.
  private(set) var assetDirectories: Set<String> = []
  /// Where tables of translations are looked for.
  let tables = TableSearch()
  private let command: ValidateCommand
  /// How files are checked, by the path of their configuration: thousands have the same.
  private var manners: [String: Manner] = [:]
  /// Files of one project share all that is read for it.
  private var compilers: [[String]: SceneCompiler] = [:]

  private struct Manner {
    let compiler: SceneCompiler
    let severities: RuleSeverities
    let assets: AssetNames?
    let caching: SceneCheck.Caching?
  }

  init(_ command: ValidateCommand, _ files: [SceneSearch.Found]) throws {
    self.command = command
    cache = command.cache.directory.map(CheckCache.init)
    var configurations = ConfigurationSearch(command.configuration)
    for file in files {
      // What comes from standard input stands where its name says.
      let path = LexicalPath.absolute(file.path == "-" ? command.input.stdinPath : file.path)
      let configuration = try configurations.configuration(for: path)
      guard file.isNamed || configuration?.selects(path) != false else { continue }
      let manner = try manner(configuration)
      checks.append(
        SceneCheck(
          path: file.path, absolutePath: path, input: command.input, compiler: manner.compiler,
          severities: manner.severities, tables: tables, assets: manner.assets, cache: manner.caching))
    }
  }

  private mutating func manner(_ configuration: Configuration?) throws -> Manner {
    let place = configuration?.path ?? ""
    if let known = manners[place] { return known }
    let manifests = configuration?.manifests ?? []
    settingsFiles.formUnion((command.classes.manifests + manifests).map(LexicalPath.absolute))
    if let configuration { settingsFiles.insert(configuration.path) }
    let limits = command.limits.limits
    var compiler =
      try compilers[manifests]
      ?? SceneCompiler(vocabulary: command.classes.vocabulary(adding: manifests), limits: limits)
    compilers[manifests] = compiler
    let settings = configuration?.settings ?? RuleSettings()
    compiler.ruleSettings = settings
    let search = try command.images.search(adding: configuration?.images ?? [])
    assetDirectories.formUnion(search?.directories ?? [])
    let severities = command.rules.applied(to: configuration?.severities ?? RuleSeverities())
    let caching = try cache.map { cache in
      SceneCheck.Caching(
        cache: cache,
        settings: try CheckSettings.digest(
          manifests: command.classes.manifests + manifests, severities: severities, rules: settings,
          limits: limits, assets: search?.names))
    }
    let manner = Manner(
      compiler: compiler, severities: severities, assets: search?.names, caching: caching)
    manners[place] = manner
    return manner
  }
}
