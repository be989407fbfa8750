/// A bug in scenec itself, not a mistake by the user. It is reported as an internal error, with exit status 70.
public struct InternalError: Error, CustomStringConvertible {
  /// The description of the problem.
  public var message: String
  /// The source file in scenec that detected the problem, with its module, such as `SceneModel/Scene.swift`.
  public var file: String
  /// The line in that file.
  public var line: UInt

  /// Creates an error. By default, its location is the location of the call.
  public init(_ message: String, file: String = #fileID, line: UInt = #line) {
    self.message = message
    self.file = file
    self.line = line
  }

  /// The message with the location.
  public var description: String { "internal error: \(message) (\(file):\(line))" }
}
