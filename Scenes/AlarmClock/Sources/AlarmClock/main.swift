import SceneUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let usage = """
  The alarm clock: an example host, which loads scenes that scenec compiled.

  usage: AlarmClock [--live] [--pictures FOLDER] [AlarmClock.scenec]
         AlarmClock --class-manifest

    Runs by itself, prints what happens, and draws a picture after each step.

    AlarmClock.scenec   other scenes than those it was built with
    --live              runs on the real clock until interrupted
    --pictures FOLDER   where pictures go; 'out/AlarmClock' unless given
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
var pictures = "out/AlarmClock"
var isLive = false
var scenes: String?
while let argument = arguments.first {
  arguments.removeFirst()
  switch argument {
  case "--help", "-h":
    print(usage)
    exit(0)
  case "--class-manifest":
    do {
      print(try AlarmClockApp.registry().manifest().json, terminator: "")
      exit(0)
    } catch {
      fail("\(error)", status: 1)
    }
  case "--live": isLive = true
  case "--pictures":
    guard let folder = arguments.first else { fail("--pictures takes a folder\n\n" + usage, status: 64) }
    pictures = folder
    arguments.removeFirst()
  case _ where scenes == nil && !argument.hasPrefix("-"): scenes = argument
  default: fail("'\(argument)' is not understood\n\n" + usage, status: 64)
  }
}
do {
  let scenes = try scenes ?? BuiltScenes.path()
  if isLive {
    try LiveClock(scenes: scenes, pictures: pictures).run()
  } else {
    let demonstration = try Demonstration(scenes: scenes, pictures: pictures)
    try demonstration.run()
    print("Pictures:")
    for path in demonstration.album.paths { print("  \(path)") }
  }
} catch {
  fail("\(error)", status: 1)
}
