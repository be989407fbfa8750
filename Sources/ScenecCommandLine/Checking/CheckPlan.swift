import Dispatch
import SceneCompiler
import SceneDiagnostics
import SceneResources
import SceneSyntax
import SceneValidation
import SceneValues
import SwiftInterface

/// Which files are to be checked, each with what, in the order in which they are reported.
struct CheckPlan {
  private(set) var checks: [SceneCheck] = []
  let cache: CheckCache?
  /// The configurations and manifests that count, from the root.
  private(set) var settingsFiles: Set<String> = []
  /// The directories of images and colours, from the root.
  private(set) var assetDirectories: Set<String> = []
  private var manifestReader = ManifestReader()
  /// Where tables of translations are looked for.
  let tables = TableSearch()
  /// What images and colours there were the last time.
  private let assets: AssetCache?
  private let command: ValidateCommand
  private let memory: SourceMemory
  /// How scenes are checked, by the path of their configuration and what it ignores: thousands have the same.
  private var manners: [String: CheckManner] = [:]
  /// How Xcode's files are, by where their images are, too.
  private var foreignManners: [[String]: CheckManner] = [:]
  /// Where the images and colours of Xcode's files are.
  private var projects = XcodeProjects()
  /// Files of one project share all that is read for it.
  private var compilers: [[String]: Lazy<SceneCompiler>] = [:]
  /// The Swift sources that files are checked against, by what names them.
  private var sources: [[String]: HostSources] = [:]

  /// Whether it was said that nobody can read Swift.
  private var lacksReader = false

  /// - Parameter memory: what is known of Swift sources from the last time.
  init(_ command: ValidateCommand, _ files: [SceneSearch.Found], memory: SourceMemory = SourceMemory()) throws
  {
    self.command = command
    self.memory = memory
    cache = command.cache.directory.map(CheckCache.init)
    assets = command.cache.directory.map(AssetCache.init)
    var configurations = ConfigurationSearch(command.configuration)
    for file in files {
      // What comes from standard input stands where its name says.
      let path = file.absolutePath ?? LexicalPath.absolute(command.input.stdinPath)
      let configuration = try configurations.configuration(for: path)
      guard file.isNamed || configuration?.selects(path) != false else { continue }
      let manner = try manner(configuration, for: path)
      checks.append(
        SceneCheck(path: file.path, origin: file.origin, absolutePath: path, manner: manner))
    }
    try assets?.save()
  }

  /// The directories of Swift sources, from the root.
  var sourceFolders: Set<String> { Set(sources.values.flatMap(\.directories)) }

  /// - Parameter path: of the file, from the root.
  private mutating func manner(_ configuration: Configuration?, for path: String) throws -> CheckManner {
    let ignored = configuration?.ignoredRules(of: path) ?? []
    let place = ([configuration?.path ?? ""] + ignored.map(\.rawValue)).joined(separator: "\0")
    let isForeign = SceneFileName.isForeign(path)
    if !isForeign, let known = manners[place] { return known }
    let images = configuration?.images ?? []
    let isSaid = !(images + command.images.directories).isEmpty
    let project = isForeign && !isSaid ? projects.project(of: path) : nil
    let foreignPlace = [place, project ?? ""]
    if isForeign, let known = foreignManners[foreignPlace] { return known }
    let manifests = configuration?.manifests ?? []
    settingsFiles.formUnion((command.classes.manifests + manifests).map(LexicalPath.absolute))
    if let configuration { settingsFiles.insert(configuration.path) }
    let limits = command.limits.limits
    let sources = try hostSources(configuration, manifests)
    let shared = try compiler(manifests, sources, limits)
    let settings = configuration?.settings ?? RuleSettings()
    let search =
      if let project {
        try projects.assets(in: project, cache: assets)
      } else {
        try command.images.search(adding: images, inBundle: isForeign, cache: assets)
      }
    assetDirectories.formUnion(search?.directories ?? [])
    var wanted = configuration?.severities ?? RuleSeverities()
    if command.compilation.accessors != nil, wanted[AccessorNameTaken.description.id] == nil {
      wanted[AccessorNameTaken.description.id] = .warning
    }
    for rule in ignored { wanted[rule] = .off }
    let severities = command.rules.applied(to: wanted)
    let compiler = Lazy {
      var compiler = shared.value
      compiler.ruleSettings = settings
      compiler.optionalRules = severities.wanted
      return compiler
    }
    let contents = try cache.map { _ in
      try command.classes.contents(adding: manifests, by: &manifestReader)
    }
    let caching = cache.map { cache in
      CheckManner.Caching(
        cache: cache,
        settings: CheckSettings.digest(
          manifests: contents ?? [], sources: sources?.digest, severities: severities,
          rules: settings, limits: limits, assets: search?.names))
    }
    let manner = CheckManner(
      input: command.input, compiler: compiler, limits: limits, severities: severities, tables: tables,
      assets: search?.names, sources: sources, root: configuration?.directory,
      accessors: configuration?.accessors ?? .internal, caching: caching)
    if isForeign {
      // While others are planned; with a cache, perhaps nobody asks for it.
      if foreignManners.isEmpty, cache == nil {
        DispatchQueue.global().async { compiler.value.describeForeignClasses() }
      }
      foreignManners[foreignPlace] = manner
    } else {
      manners[place] = manner
    }
    return manner
  }

  private mutating func hostSources(
    _ configuration: Configuration?, _ manifests: [String]
  ) throws -> HostSources? {
    let more = configuration?.sources ?? []
    let directories = command.sources.directories + more.filter { !command.sources.directories.contains($0) }
    guard !directories.isEmpty, SwiftReading.isThere else {
      if !directories.isEmpty, !lacksReader {
        StandardStreams.remark("connections are not checked against Swift code: \(SwiftReading.absence)")
        lacksReader = true
      }
      return nil
    }
    let key = manifests + ["--"] + directories
    if let known = sources[key] { return known }
    let described = try command.classes.descriptions(adding: manifests, by: &manifestReader)
    let read = try HostSources.read(
      directories, known: ClassOptions.vocabulary(adding: described),
      cache: command.cache.directory.map(SourceCache.init), memory: memory)
    sources[key] = read
    return read
  }

  private mutating func compiler(
    _ manifests: [String], _ sources: HostSources?, _ limits: SyntaxLimits
  ) throws -> Lazy<SceneCompiler> {
    let key = manifests + ["--"] + (sources?.arguments ?? [])
    if let known = compilers[key] { return known }
    // What is wrong with a manifest is said before anything is checked.
    let described = try command.classes.descriptions(adding: manifests, by: &manifestReader)
    let compiler = Lazy {
      let vocabulary = ClassOptions.vocabulary(adding: described)
      var compiler = SceneCompiler(
        vocabulary: sources?.vocabulary(adding: vocabulary) ?? vocabulary, limits: limits)
      compiler.host = sources?.index.code
      return compiler
    }
    compilers[key] = compiler
    return compiler
  }
}
