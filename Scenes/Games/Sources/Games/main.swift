import SceneUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

let usage = """
  Two games: an example host, which loads scenes that scenec compiled.

  usage: games [--pictures FOLDER] [--scores FILE] Games.scenec
         games --class-manifest

    Games.scenec        plays by itself, prints what happens, and draws a picture after each step; Scores.scenec lies
                        beside it
    --pictures FOLDER   where pictures go; 'out/Games' unless given
    --scores FILE       where best scores are kept; nowhere unless given
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
var pictures = "out/Games"
var scoreFile: String?
var scenes: String?
while let argument = arguments.first {
  arguments.removeFirst()
  switch argument {
  case "--help", "-h":
    print(usage)
    exit(0)
  case "--class-manifest":
    do {
      print(try GamesApp.registry().manifest().json, terminator: "")
      exit(0)
    } catch {
      fail("\(error)", status: 1)
    }
  case "--pictures", "--scores":
    guard let value = arguments.first else { fail("\(argument) takes a path\n\n" + usage, status: 64) }
    if argument == "--pictures" { pictures = value } else { scoreFile = value }
    arguments.removeFirst()
  case _ where scenes == nil && !argument.hasPrefix("-"): scenes = argument
  default: fail("'\(argument)' is not understood\n\n" + usage, status: 64)
  }
}
guard let scenes else { fail(usage, status: 64) }

do {
  let scores = try scoreFile.map { try PreferenceFile(path: $0) }
  let demonstration = try Demonstration(scenes: scenes, preferences: scores, pictures: pictures)
  try demonstration.run()
  if let failure = scores?.failure { throw failure }
  print("Pictures:")
  for path in demonstration.album.paths { print("  \(path)") }
} catch {
  fail("\(error)", status: 1)
}
