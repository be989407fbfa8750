import ArgumentParser

/// Whether warnings are let pass.
struct StrictOption: ParsableArguments {
  @Flag(help: "Treat warnings as errors.")
  var strict = false
}
