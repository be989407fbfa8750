import ArgumentParser
import SceneSyntax

/// How much a scene may hold.
struct LimitOptions: ParsableArguments {
  private static let defaults = SyntaxLimits.default

  @Option(help: ArgumentHelp("The most bytes of a file.", valueName: "count"))
  var maxBytes = Self.defaults.bytes

  @Option(
    help: ArgumentHelp(
      "The most levels of nested elements; not more than the default, which is all that can be loaded.",
      valueName: "count"))
  var maxDepth = Self.defaults.depth

  @Option(help: ArgumentHelp("The most elements of a file.", valueName: "count"))
  var maxElements = Self.defaults.elements

  @Option(help: ArgumentHelp("The most attributes of a file, all elements together.", valueName: "count"))
  var maxAttributes = Self.defaults.attributes

  var limits: SyntaxLimits {
    var limits = SyntaxLimits()
    limits.bytes = maxBytes
    limits.depth = maxDepth
    limits.elements = maxElements
    limits.attributes = maxAttributes
    return limits
  }

  func validate() throws {
    // Positions count in 32 bits, and so does the XML parser.
    try check("--max-bytes", maxBytes, atMost: Int(Int32.max) - 1)
    try check("--max-depth", maxDepth, atMost: Self.defaults.depth)
    try check("--max-elements", maxElements, atMost: Int(Int32.max))
    try check("--max-attributes", maxAttributes, atMost: Int(Int32.max))
  }

  private func check(_ option: String, _ value: Int, atMost most: Int) throws {
    guard value < 1 || value > most else { return }
    throw ValidationError("'\(option) \(value)': it takes a number from 1 to \(most).")
  }
}
