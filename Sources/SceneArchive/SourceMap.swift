/// Where in a scene's source the things of an archive were written.
///
/// It lies outside the digest, so that formatting a scene changes no digest, and can be stripped.
public struct SourceMap: Sendable, Hashable {
  public struct Position: Sendable, Hashable {
    /// Both count from 1; 0 stands for "not known".
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// Relative to the project, so that the same project gives the same bytes wherever it lies.
  public var path: String
  /// One for each object, in order; likewise for connections, segues, appearance rules and constraints.
  public var objects: [Position]
  public var connections: [Position]
  public var segues: [Position]
  public var appearances: [Position]
  public var constraints: [Position]

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
