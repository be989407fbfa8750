import SceneTesting
import SceneUI
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let usage = """
  A diary with photos: an example host, which loads scenes that scenec compiled, and keeps its entries in SQLite.

  usage: photodiary [--pictures FOLDER] [--database FILE] [--pad] [--kill-at NUMBER] Diary.scenec
         photodiary --class-manifest

    Diary.scenec        uses itself, prints what happens, and draws a picture after each step
    --pictures FOLDER   where pictures go; none are drawn unless given
    --database FILE     where entries are kept; in memory unless given
    --pad               on a pad; on a phone unless given
    --kill-at NUMBER    kills the program before that statement of the database, from 1, that changes something: what
                        was kept before must be there
    --class-manifest    prints what scenes can say of the host's classes, for 'scenec --classes'

  Exit status: 0 if all went well, 1 if the scenes could not be loaded or a step failed, 64 for wrong usage.
  """

func fail(_ message: String, status: Int32) -> Never {
  fflush(nil)
  var message = message + "\n"
  message.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
  exit(status)
}

var arguments = Array(CommandLine.arguments.dropFirst())
var options: [String: String] = [:]
var idiom = Idiom.phone
var scenes: String?
while let argument = arguments.first {
  arguments.removeFirst()
  switch argument {
  case "--help", "-h":
    print(usage)
    exit(0)
  case "--class-manifest":
    do {
      print(try DiaryApp.registry().manifest().json, terminator: "")
      exit(0)
    } catch {
      fail("\(error)", status: 1)
    }
  case "--pad": idiom = .pad
  case "--pictures", "--database", "--kill-at":
    guard let value = arguments.first else { fail("\(argument) takes a value\n\n" + usage, status: 64) }
    options[argument] = value
    arguments.removeFirst()
  case _ where scenes == nil && !argument.hasPrefix("-"): scenes = argument
  default: fail("'\(argument)' is not understood\n\n" + usage, status: 64)
  }
}
guard let scenes else { fail(usage, status: 64) }
let deadline = options["--kill-at"].map { Int($0) ?? 0 }
if let deadline, deadline < 1 { fail("--kill-at takes a number from 1\n\n" + usage, status: 64) }

/// How many statements that change something were about to be executed.
let statements = Atomic(0)

do {
  let store = try DiaryStore(path: options["--database"]) {
    let count = statements.add(1, ordering: .relaxed).newValue
    // Nothing is tidied up, and nothing that is not on disk gets there.
    if count == deadline { kill(getpid(), SIGKILL) }
  }
  let album = try options["--pictures"].map { try Album(folder: $0) }
  try Demonstration(scenes: scenes, store: store, idiom: idiom, album: album, log: RunLog()).run()
  if let album {
    print("Pictures:")
    for path in album.paths { print("  \(path)") }
  }
} catch {
  fail("\(error)", status: 1)
}
