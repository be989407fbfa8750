extension RequestHandler {
  /// Every request that is answered, but for those that begin and end a conversation.
  static let all: [RequestHandler] = [
    .formatting
  ]
}
