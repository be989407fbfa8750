import ArgumentParser

struct ImageOptions: ParsableArguments {
  @Option(
    name: .customLong("images"),
    help: ArgumentHelp(
      """
      A directory that contains the images and asset catalogs (.xcassets) used by scenes. Missing images are \
      reported. Can be repeated. For storyboards and xibs, the default is the entire Xcode project.
      """, valueName: "directory"),
    completion: .directory)
  var directories: [String] = []
}
