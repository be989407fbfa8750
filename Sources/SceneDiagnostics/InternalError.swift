/// A bug of scenec itself, never a user's mistake: reported as such, with exit status 70.
public struct InternalError: Error, CustomStringConvertible {
  /// What went wrong.
  public var message: String
  /// The source file of scenec where it was noticed, with its module: `SceneModel/Scene.swift`.
  public var file: String
  /// The line in that file.
  public var line: UInt

  /// An error at the place of the call, unless another place is given.
  public init(_ message: String, file: String = #fileID, line: UInt = #line) {
    self.message = message
    self.file = file
    self.line = line
  }

  /// The message with the place where the error was noticed.
  public var description: String { "internal error: \(message) (\(file):\(line))" }
}
