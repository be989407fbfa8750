import ArgumentParser

struct StrictOption: ParsableArguments {
  @Flag(help: "Treat warnings as errors.")
  var strict = false
}
