/// A bug of scenec itself, never a user's mistake: reported as such, with exit status 70.
public struct InternalError: Error, CustomStringConvertible {
  public var message: String
  public var file: String
  public var line: UInt

  public init(_ message: String, file: String = #fileID, line: UInt = #line) {
    self.message = message
    self.file = file
    self.line = line
  }

  public var description: String { "internal error: \(message) (\(file):\(line))" }
}
