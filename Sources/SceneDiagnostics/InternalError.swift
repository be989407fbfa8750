/// A bug in scenec itself, and never a mistake by the user. It is reported as such, with exit status 70.
public struct InternalError: Error, CustomStringConvertible {
  /// The description of the problem.
  public var message: String
  /// The module and source file of scenec that detected the problem, such as `SceneModel/Scene.swift`.
  public var file: String
  /// The line in that file.
  public var line: UInt

  /// Creates an error. The default location is that of the call.
  public init(_ message: String, file: String = #fileID, line: UInt = #line) {
    self.message = message
    self.file = file
    self.line = line
  }

  /// The message with the location.
  public var description: String { "internal error: \(message) (\(file):\(line))" }
}
