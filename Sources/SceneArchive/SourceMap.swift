/// Where in a scene's source the things of an archive were written.
///
/// It lies outside the digest, so that formatting a scene changes no digest, and can be stripped.
public struct SourceMap: Sendable, Hashable {
  /// A place in the source.
  public struct Position: Sendable, Hashable {
    /// Both count from 1; 0 stands for "not known".
    public var line: Int
    /// Counts Unicode scalars.
    public var column: Int

    /// A place at this line and column.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// Relative to the project, so that the same project gives the same bytes wherever it lies.
  public var path: String
  /// One for each object, in order; likewise for connections, segues, appearance rules and constraints.
  public var objects: [Position]
  /// One for each connection, in order.
  public var connections: [Position]
  /// One for each segue, in order.
  public var segues: [Position]
  /// One for each appearance rule, in order.
  public var appearances: [Position]
  /// One for each constraint, in order.
  public var constraints: [Position]

  /// A map of a source at a path, of nothing unless places are given.
  public init(
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
