#if Sources
  import SceneDiagnostics
  @_spi(Testing) import SwiftParser
  @_spi(RawSyntax) import SwiftSyntax

  extension MergeConflict {
    /// Returns whether Swift code contains a merge conflict. Conflict markers inside string literals are ignored.
    static func isInSwift(_ bytes: [UInt8]) -> Bool {
      let conflicts = all(in: bytes)
      guard !conflicts.isEmpty else { return false }
      let literals = textRanges(in: bytes)
      return conflicts.contains { conflict in
        !literals.contains { $0.contains(conflict.range.bytes.lowerBound) }
      }
    }

    private static func textRanges(in bytes: [UInt8]) -> [Range<Int>] {
      bytes.withUnsafeBufferPointer { bytes in
        var ranges: [Range<Int>] = []
        var tracker = LookaheadTracker()
        withUnsafeMutablePointer(to: &tracker) { tracker in
          var tokens = Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: [])
          while let token = tokens.next(), token.rawTokenKind != .endOfFile {
            guard token.rawTokenKind == .stringSegment, let text = token.tokenText.baseAddress,
              let base = bytes.baseAddress
            else { continue }
            ranges.append(text - base..<text - base + token.tokenText.count)
          }
        }
        return ranges
      }
    }
  }
#endif
