import SceneValues

/// A message from the client: a request, a notification, or the response to a server request.
enum ClientMessage {
  case request(id: MessageID, method: String, params: JSONValue?)
  case notification(method: String, params: JSONValue?)
  /// The response to a server request. The id is nil if the client could not parse the request.
  case response(id: MessageID?, error: JSONValue?)

  var endsSession: Bool {
    switch self {
    case .request(_, "shutdown", _), .notification("exit", _): true
    default: false
    }
  }

  init(bytes: [UInt8]) throws(ProtocolError) {
    let value: JSONValue
    do throws(JSONFault) {
      value = try JSONValue(bytes: bytes)
    } catch {
      throw ProtocolError(.parseError, "Expected \(error.expected) at byte \(error.offset)")
    }
    if value.elements != nil {
      throw ProtocolError(.invalidRequest, "Batches of messages are not supported")
    }
    guard case .object = value.content else {
      throw ProtocolError(.invalidRequest, "A message must be an object")
    }
    let id = value["id"].flatMap { MessageID($0, in: bytes) }
    if let method = value["method"] {
      guard let method = method.string else {
        throw ProtocolError(
          .invalidRequest,
          "'method' must be a string")
      }
      guard value["id"] != nil else {
        self = .notification(method: method, params: value["params"])
        return
      }
      guard let id else { throw ProtocolError(.invalidRequest, "'id' must be a number or a string") }
      self = .request(id: id, method: method, params: value["params"])
    } else if value["result"] != nil || value["error"] != nil {
      self = .response(id: id, error: value["error"])
    } else {
      throw ProtocolError(.invalidRequest, "A message must have a method or be the response to a request")
    }
  }
}

/// The id of a request. The server must return the id exactly as received.
struct MessageID: Hashable {
  let json: String

  init(_ number: Int) { json = "\(number)" }

  init?(_ value: JSONValue, in bytes: [UInt8]) {
    let text = String(decoding: bytes[value.range], as: UTF8.self)
    switch value.content {
    case .string: json = "\"\(text)\""
    case .number, .decimal: json = text
    default: return nil
    }
  }
}
