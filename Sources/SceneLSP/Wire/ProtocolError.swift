import SceneValues

/// What a request is answered where there is no result.
package struct ProtocolError: Error {
  /// As JSON-RPC and the protocol number them.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  let code: Code
  let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// A parameter is missing, or is not what it should be.
  static func missing(_ name: String) -> ProtocolError {
    ProtocolError(.invalidParams, "'\(name)' is missing, or is not what it should be")
  }

  var json: JSONText { .object([("code", .int(code.rawValue)), ("message", .string(message))]) }
}
