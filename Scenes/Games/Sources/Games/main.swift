import SceneLive
import SceneScreens
import SceneUI

var program = Program(GamesApp.initialScene, registry: try GamesApp.registry())
program.summary = "Two games: an example host, which loads scenes that scenec compiled."
program.size = { _ in GamesApp.frame.size }
program.options = [
  .action("--demonstrate", "plays by itself, prints what happens, and draws a picture after each step") {
    try Demonstration.run($0)
  },
  .value("--pictures", "FOLDER", "where these pictures go; 'out/Games' unless given"),
  .flag("--png", "draws them as PNG files, too, with two pixels for a point"),
  .value("--scores", "FILE", "where best scores are kept; nowhere unless given"),
]
program.willLoad = { context, arguments in
  // `make games LIVE=1` reloads scenes when they are saved.
  try context.liveReload.watchIfAsked()
  if let path = arguments["--scores"] { context.preferences.store = try PreferenceFile(path: path) }
}
program.willShow = { games, _, _ in games.random = SeededGenerator(seed: .random(in: .min ... .max)) }
program.run()
