extension RequestHandler {
  /// Every request that is answered, but for those that begin and end a conversation.
  static let all: [RequestHandler] = [
    .codeActions, .codeLenses, .documentSymbols, .fileRenames, .foldingRanges, .formatting, .linkedEditing,
    .onTypeFormatting, .rangeFormatting, .selectionRanges, .workspaceSymbols,
  ]
}
