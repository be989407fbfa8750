import ScenePlatform

/// Standard error, without Foundation.
package enum FailureOutput {
  package static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        // Not more is taken away than was written of it, which is not more than was left.
        let written = ScenePlatform.write(2, rest.baseAddress, rest.count)
        guard written > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
      }
    }
  }
}
