import SceneValues

package struct ProtocolError: Error {
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case serverCancelled = -32802
    case contentModified = -32801
    case requestCancelled = -32800
  }

  let code: Code
  let message: String
  let data: JSONText?

  package init(_ code: Code, _ message: String, _ data: JSONText? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  static func missing(_ name: String) -> ProtocolError {
    ProtocolError(.invalidParams, "'\(name)' is missing or invalid")
  }

  var json: JSONText {
    let data = data.map { [("data", $0)] } ?? []
    return .object([("code", .int(code.rawValue)), ("message", .string(message))] + data)
  }
}
