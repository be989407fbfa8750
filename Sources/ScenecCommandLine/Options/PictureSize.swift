import ArgumentParser
import SceneValues

/// A size in the format of the command line, such as `320x480`.
struct PictureSize: ExpressibleByArgument {
  let size: Size

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      [width, height].allSatisfy({ $0 > 0 && NumberLimits.lengths.contains($0) })
    else { return nil }
    size = Size(width: width, height: height)
  }
}
