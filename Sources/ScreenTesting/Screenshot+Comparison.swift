extension Screenshot {
  /// Returns the maximum difference between color components, from 0 to 255, or nil if the sizes differ.
  public func distance(from other: Screenshot) -> UInt32? {
    guard width == other.width, height == other.height else { return nil }
    var most: UInt32 = 0
    compare(other) { most = max(most, $0) }
    return most
  }

  func pixels(fartherFrom other: Screenshot, than distance: UInt32) -> Int {
    var count = 0
    compare(other) { count += $0 > distance ? 1 : 0 }
    return count
  }

  private func compare(_ other: Screenshot, _ notify: (UInt32) -> Void) {
    colors.withUnsafeBufferPointer { colors in
      other.colors.withUnsafeBufferPointer { others in
        var index = 0
        while index < colors.count {
          let (one, two) = (colors[index], others[index])
          index += 1
          guard one != two else { continue }
          notify(
            [0, 8, 16].reduce(0) { (most, shift: UInt32) in
              let (a, b) = (one >> shift & 255, two >> shift & 255)
              return max(most, a > b ? a - b : b - a)
            })
        }
      }
    }
  }

  /// Returns whether there is no visible difference from another picture. Small differences are accepted, because
  /// cached text can have fewer shades at its edges.
  ///
  /// - Parameters:
  ///   - other: The other picture.
  ///   - pixels: The number of pixels that are allowed to differ, such as the pixels of a pointer in a corner.
  /// - Returns: False if the pictures or their sizes differ visibly.
  public func looksLike(_ other: Screenshot, butFor pixels: Int = 0) -> Bool {
    width == other.width && height == other.height && self.pixels(fartherFrom: other, than: 3) <= pixels
  }

  /// Returns the part of the picture that is within the bounding box of all pixels that do not have the background
  /// color (0xRRGGBB), or nil if there are no such pixels.
  public func part(on background: UInt32) -> (x: Int, y: Int, picture: Screenshot)? {
    var (left, top, right, bottom) = (width, height, -1, -1)
    colors.withUnsafeBufferPointer { colors in
      var index = 0
      while index < colors.count {
        if colors[index] != background {
          let (x, y) = (index % width, index / width)
          (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), y)
        }
        index += 1
      }
    }
    guard right >= left else { return nil }
    return (
      left, top,
      Screenshot(
        width: right - left + 1, height: bottom - top + 1,
        colors: (top...bottom).flatMap { colors[$0 * width + left...$0 * width + right] })
    )
  }

  /// Returns the fraction of pixels that have the given color (0xRRGGBB), from 0 to 1. Components can differ by up to
  /// 3, because browsers round colors.
  public func share(of color: UInt32) -> Double {
    let count = colors.count { other in
      [0, 8, 16].allSatisfy { abs(Int(other >> $0 & 255) - Int(color >> $0 & 255)) < 4 }
    }
    return Double(count) / Double(max(1, colors.count))
  }

  /// Whether more than half of the pixels are dark.
  public var isDark: Bool {
    colors.count { color in
      [0, 8, 16].allSatisfy { color >> $0 & 255 < 80 }
    } > colors.count / 2
  }

  /// Returns the maximum difference between the averages of blocks of eight by eight pixels, from 0 to 255, or nil if
  /// the sizes differ. The averages are similar even if the text is drawn by different rasterizers.
  public func blurredDistance(from other: Screenshot) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    var most = 0
    for shift: UInt32 in [0, 8, 16] {
      var sums = [Int](repeating: 0, count: (width + 1) * (height + 1))
      sums.withUnsafeMutableBufferPointer { sums in
        for y in 0..<height {
          var row = 0
          for x in 0..<width {
            let place = y * width + x
            row += Int(colors[place] >> shift & 255) - Int(other.colors[place] >> shift & 255)
            sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row
          }
        }
      }
      for top in stride(from: 0, to: height - 7, by: 4) {
        for left in stride(from: 0, to: width - 7, by: 4) {
          let (above, below) = (top * (width + 1) + left, (top + 8) * (width + 1) + left)
          most = max(most, abs(sums[below + 8] - sums[below] - sums[above + 8] + sums[above]) / 64)
        }
      }
    }
    return most
  }
}
