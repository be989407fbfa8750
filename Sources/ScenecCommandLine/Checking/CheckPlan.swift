import SceneCompiler
import SceneDiagnostics
import SceneResources
import SceneSyntax

/// Which files are to be checked, each with what, in the order in which they are reported.
struct CheckPlan {
  private(set) var checks: [SceneCheck] = []

  init(_ command: ValidateCommand, _ files: [SceneSearch.Found]) throws {
    var configurations = ConfigurationSearch(command.configuration)
    // Files of one project share all that is read for it.
    var compilers: [[String]: SceneCompiler] = [:]
    var assets: [[String]: AssetNames?] = [:]
    let tables = TableSearch()
    for file in files {
      // What comes from standard input stands where its name says.
      let path = LexicalPath.absolute(file.path == "-" ? command.input.stdinPath : file.path)
      let configuration = try configurations.configuration(for: path)
      guard file.isNamed || configuration?.selects(path) != false else { continue }
      let manifests = configuration?.manifests ?? []
      let compiler =
        try compilers[manifests]
        ?? SceneCompiler(
          vocabulary: command.classes.vocabulary(adding: manifests), limits: command.limits.limits)
      compilers[manifests] = compiler
      let images = configuration?.images ?? []
      let names = try assets[images] ?? command.images.names(adding: images)
      assets[images] = .some(names)
      checks.append(
        SceneCheck(
          path: file.path, input: command.input, compiler: compiler,
          severities: command.rules.applied(to: configuration?.severities ?? RuleSeverities()),
          tables: tables, assets: names))
    }
  }
}
