import ArgumentParser

struct ImageOptions: ParsableArguments {
  @Option(
    name: .customLong("images"),
    help: ArgumentHelp(
      """
      A directory that contains the images that scenes use, including asset catalogs (.xcassets). Missing \
      images are reported. Can be repeated. Default for storyboards and xibs: the whole Xcode project.
      """, valueName: "directory"),
    completion: .directory)
  var directories: [String] = []
}
