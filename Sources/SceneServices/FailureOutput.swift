import ScenePlatform

/// Writes to standard error without Foundation.
package enum FailureOutput {
  package static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        // The slice is safe, because `write` never returns more than the remaining count.
        let written = ScenePlatform.write(2, rest.baseAddress, rest.count)
        guard written > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
      }
    }
  }
}
