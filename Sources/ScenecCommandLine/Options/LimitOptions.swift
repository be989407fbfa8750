import ArgumentParser
import SceneSyntax

struct LimitOptions: ParsableArguments {
  private static let defaults = SyntaxLimits.default

  @Option(help: ArgumentHelp("The maximum size of a file, in bytes.", valueName: "count"))
  var maxBytes = Self.defaults.bytes

  @Option(
    help: ArgumentHelp(
      "The maximum nesting depth of elements. The value cannot exceed the default.",
      valueName: "count"))
  var maxDepth = Self.defaults.depth

  @Option(help: ArgumentHelp("The maximum number of elements in a file.", valueName: "count"))
  var maxElements = Self.defaults.elements

  @Option(help: ArgumentHelp("The maximum number of attributes in a file.", valueName: "count"))
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
    // Source positions in scenec and in the XML parser have 32 bits.
    try check("--max-bytes", maxBytes, atMost: Int(Int32.max) - 1)
    try check("--max-depth", maxDepth, atMost: Self.defaults.depth)
    try check("--max-elements", maxElements, atMost: Int(Int32.max))
    try check("--max-attributes", maxAttributes, atMost: Int(Int32.max))
  }

  private func check(_ option: String, _ value: Int, atMost most: Int) throws {
    guard value < 1 || value > most else { return }
    throw ValidationError("'\(option) \(value)': the value must be from 1 to \(most).")
  }
}
