extension RequestHandler {
  static let all: [RequestHandler] = [
    .codeActions, .codeLenses, .colorNotations, .colors, .commands, .completionPages, .completions,
    .definitions,
    .documentSymbols, .fileRenames, .foldingRanges, .formatting, .highlights, .hovers, .inlayHints,
    .linkedEditing, .onTypeFormatting, .rangeFormatting, .references, .renamePlaces, .renames, .scenes,
    .scenesBefore, .scenesBehind, .selectionRanges, .signatures, .workspaceSymbols,
  ]
}
