import ArgumentParser
import InterfaceBuilder
import SceneFiles
import SceneSyntax

/// What is taken out of Xcode's files beside what says nothing at all: what a team has agreed not to tell of.
struct DocumentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      A storyboard or xib whose versions of Xcode and of its plug-ins all others get: those of the Xcode that is agreed \
      on. Versions that it does not name stay.
      """, valueName: "file"),
    completion: .file(extensions: ["storyboard", "xib"]))
  var versionsOf: String?

  @Flag(
    help: """
      Round frames of views that constraints place to whole points, which layout does not look at: half points come \
      and go with the display that a file is opened on.
      """)
  var wholePoints = false

  func options(limits: SyntaxLimits) throws -> InterfaceBuilder.FormattingOptions {
    var options = InterfaceBuilder.FormattingOptions()
    options.wholePoints = wholePoints
    guard let versionsOf else { return options }
    let tree = SyntaxParser.parse(
      try SourceReader.read(path: versionsOf, limits: limits, origin: .named), limits: limits
    )
    .tree
    options.versions = tree.flatMap { InterfaceBuilder.Versions(of: $0) }
    if options.versions == nil {
      throw Failure("'\(versionsOf)' is no storyboard or xib of Xcode's", .cannotRead)
    }
    return options
  }
}
