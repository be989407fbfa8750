import ArgumentParser
import InterfaceBuilder
import SceneFiles
import SceneSyntax

/// The options for changes to Xcode files beyond the removal of attributes that have no effect.
struct DocumentOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Copy the Xcode and plug-in versions from this storyboard or xib to all formatted files, so that the \
      versions do not depend on who last saved each file.
      """, valueName: "file"),
    completion: .file(extensions: ["storyboard", "xib"]))
  var versionsOf: String?

  @Flag(
    help: """
      Round the saved frames of constrained views to whole points. Fractions of a point are only an \
      artifact of the display on which the file was saved. Rounding has no effect on layout, which ignores these frames.
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
