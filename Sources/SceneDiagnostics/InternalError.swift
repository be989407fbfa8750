/// A bug in scenec, as opposed to a mistake by the user. It is reported as an internal error with exit status 70.
public struct InternalError: Error, CustomStringConvertible {
  /// The description of the problem, without the source location.
  public var message: String
  /// The scenec source file that detected the problem, with its module, such as `SceneModel/Scene.swift`.
  public var file: String
  /// The line number in the source file.
  public var line: UInt

  /// Creates an error. By default, the error's location is the location of the call.
  public init(_ message: String, file: String = #fileID, line: UInt = #line) {
    self.message = message
    self.file = file
    self.line = line
  }

  /// The message with the source file and line.
  public var description: String { "internal error: \(message) (\(file):\(line))" }
}
