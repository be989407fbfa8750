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
  .value("--pictures", "FOLDER", "the directory for these pictures; default: 'out/Games'"),
  .flag("--png", "also draw them as PNG files, with two pixels per point"),
  .value("--scores", "FILE", "the file that stores the best scores; default: scores are not stored"),
]
program.willLoad = { context, arguments in
  // `make games LIVE=1` reloads scenes when they are saved.
  try context.liveReload.watchIfAsked()
  if let path = arguments["--scores"] { context.preferences.store = try PreferenceFile(path: path) }
}
program.willShow = { games, _, _ in games.random = SeededGenerator(seed: .random(in: .min ... .max)) }
program.run()
