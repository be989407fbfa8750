import SceneLive
import SceneScreens
import SceneUI

var program = Program(DiaryApp.initialScene, registry: try DiaryApp.registry())
program.summary = "A diary with photos: an example host, which keeps its entries in SQLite."
program.options = [
  .action("--demonstrate", "uses itself, prints what happens, and draws a picture after each step") {
    try Demonstration.run($0)
  },
  .value("--pictures", "FOLDER", "the directory for these pictures; default: no pictures are drawn"),
  .flag("--png", "also draw them as PNG files, with two pixels per point"),
  .value("--kill-at", "NUMBER", "kill the demonstration before this statement of the database, from 1"),
  .value("--database", "FILE", "the file that stores entries; default: entries are kept in memory"),
  .flag("--pad", "run on a pad; default: on a phone"),
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
