import SceneLive
import SceneScreens
import SceneUI

var program = Program(DiaryApp.initialScene, registry: try DiaryApp.registry())
program.summary = "A diary with photos: an example host, which keeps its entries in SQLite."
program.options = [
  .action("--demonstrate", "uses itself, prints what happens, and draws a picture after each step") {
    try Demonstration.run($0)
  },
  .value("--pictures", "FOLDER", "where these pictures go; none are drawn unless given"),
  .flag("--png", "draws them as PNG files, too, with two pixels for a point"),
  .value("--kill-at", "NUMBER", "kills the demonstration before that statement of the database, from 1"),
  .value("--database", "FILE", "where entries are kept; in memory unless given"),
  .flag("--pad", "on a pad; on a phone unless given"),
]
program.size = { DiaryApp.size(on: DiaryApp.idiom($0)) }
var opened: Diary?
program.willLoad = { context, arguments in
  // `make diary LIVE=1` reloads scenes when they are saved.
  try context.liveReload.watchIfAsked()
  let store = try DiaryStore(path: arguments["--database"])
  opened = try Diary(store)
  DiaryApp.prepare(context, store: store, idiom: DiaryApp.idiom(arguments))
}
program.willShow = { controller, _, arguments in
  guard let diary = opened else { return }
  if diary.entries.isEmpty { try diary.fillWithSamples() }
  controller.hand(diary)
}
program.run()
