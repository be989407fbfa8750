/// The source positions of the records. Formatting a source does not change the digest, which excludes the positions.
package struct SourceMap: Sendable, Hashable {
  package struct Position: Sendable, Hashable {
    /// The line, starting at 1, or 0 if the position is unknown.
    package var line: Int
    /// The column in Unicode scalars, starting at 1, or 0 if the position is unknown.
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The path of the source relative to the project. The project's location thus does not affect the compiled file.
  package var path: String
  package var objects: [Position]
  package var connections: [Position]
  package var segues: [Position]
  package var appearances: [Position]
  package var constraints: [Position]

  package init(
    path: String, objects: [Position] = [], connections: [Position] = [], segues: [Position] = [],
    appearances: [Position] = [], constraints: [Position] = []
  ) {
    self.path = path
    self.objects = objects
    self.connections = connections
    self.segues = segues
    self.appearances = appearances
    self.constraints = constraints
  }
}
