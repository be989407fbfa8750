import ArgumentParser
import InterfaceBuilder
import SceneFiles
import SceneSyntax

/// The options for changes to Xcode files beyond the removal of attributes that have no effect.
struct DocumentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Copy the Xcode and plug-in versions from this storyboard or xib to all files, so that the versions do \
      not depend on who last saved a file.
      """, valueName: "file"),
    completion: .file(extensions: ["storyboard", "xib"]))
  var versionsOf: String?

  @Flag(
    help: """
      Round the frames of views with constraints to whole points. Layout ignores these frames, and half \
      points depend on the display on which a file was saved.
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
      throw Failure("'\(versionsOf)' is not an Xcode storyboard or xib", .cannotRead)
    }
    return options
  }
}
