import SceneLive
import SceneScreens
import SceneUI

var program = Program(AlarmClock.initialScene, registry: try AlarmClockApp.registry())
program.summary = "The alarm clock: an example host, which loads scenes that scenec compiled."
program.options = [
  .action("--demonstrate", "runs by itself, prints what happens, and draws a picture after each step") {
    try Demonstration.run($0)
  },
  .value("--pictures", "FOLDER", "the directory for these pictures; default: 'out/AlarmClock'"),
  .flag("--png", "also draw them as PNG files, with two pixels per point"),
]
// `make alarm LIVE=1` reloads scenes when they are saved.
program.willLoad = { context, _ in try context.liveReload.watchIfAsked() }
program.run()
