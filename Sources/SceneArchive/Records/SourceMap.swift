/// Where in a scene's source the things of an archive were written.
///
/// It lies outside the digest, so that formatting a scene changes no digest, and can be stripped.
package struct SourceMap: Sendable, Hashable {
  /// A place in the source.
  package struct Position: Sendable, Hashable {
    /// Both count from 1; 0 stands for "not known".
    package var line: Int
    /// Counts Unicode scalars.
    package var column: Int

    /// A place at this line and column.
    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// Relative to the project, so that the same project gives the same bytes wherever it lies.
  package var path: String
  /// One for each object, in order; likewise for connections, segues, appearance rules and constraints.
  package var objects: [Position]
  /// One for each connection, in order.
  package var connections: [Position]
  /// One for each segue, in order.
  package var segues: [Position]
  /// One for each appearance rule, in order.
  package var appearances: [Position]
  /// One for each constraint, in order.
  package var constraints: [Position]

  /// A map of a source at a path, of nothing unless places are given.
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
