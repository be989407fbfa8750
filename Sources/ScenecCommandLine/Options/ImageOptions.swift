import ArgumentParser

/// Where the images and colours lie that scenes name.
struct ImageOptions: ParsableArguments {
  @Option(
    name: .customLong("images"),
    help: ArgumentHelp(
      """
      Where the images lie that scenes name, asset catalogues (.xcassets) among them: what is missing there is \
      reported. May be given more than once. Without it, those of storyboards and xibs are looked for in all of \
      their project.
      """, valueName: "directory"),
    completion: .directory)
  var directories: [String] = []
}
