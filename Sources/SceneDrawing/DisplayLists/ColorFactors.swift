import SceneValues

/// The factors by which color components are multiplied.
public struct ColorFactors: Hashable, Sendable {
  /// The factor for red, clamped to the range from 0 to 1.
  public let red: Double
  /// The factor for green, clamped to the range from 0 to 1.
  public let green: Double
  /// The factor for blue, clamped to the range from 0 to 1.
  public let blue: Double
  /// The factor for alpha, clamped to the range from 0 to 1.
  public let alpha: Double

  /// Creates factors. Each factor is clamped to the range from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    func kept(_ factor: Double) -> Double { factor.bounded(to: 0...1, from: 1) }
    self.red = kept(red)
    self.green = kept(green)
    self.blue = kept(blue)
    self.alpha = kept(alpha)
  }

  fileprivate func apply(to color: RGBA) -> RGBA {
    RGBA(red: color.red * red, green: color.green * green, blue: color.blue * blue, alpha: color.alpha)
  }
}

extension PictureLayer {
  /// Returns the layer with the colors of its shapes and text multiplied by the given factors. Images keep their colors.
  /// The alpha factor is applied to the opacity of the whole layer.
  public func multiplied(by factors: ColorFactors) -> PictureLayer {
    var layer = self
    layer.opacity *= factors.alpha
    guard factors.red < 1 || factors.green < 1 || factors.blue < 1 else { return layer }
    let colors = ColorFactors(red: factors.red, green: factors.green, blue: factors.blue, alpha: 1)
    layer.content = content.multiplied(by: colors)
    layer.sublayers = layer.sublayers.map { $0.multiplied(by: colors) }
    return layer
  }
}

extension DisplayList {
  fileprivate func multiplied(by factors: ColorFactors) -> DisplayList {
    var list = self
    for index in list.commands.indices {
      list.commands[index].content = list.commands[index].content.multiplied(by: factors)
    }
    return list
  }
}

extension Paint {
  fileprivate func multiplied(by factors: ColorFactors) -> Paint {
    switch self {
    case .color(let color): return .color(factors.apply(to: color))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = factors.apply(to: gradient.stops[index].color)
      }
      return .gradient(gradient)
    case .pattern(var pattern):
      pattern.content = pattern.content.multiplied(by: factors)
      return .pattern(pattern)
    }
  }
}

extension DisplayList.Content {
  fileprivate func multiplied(by factors: ColorFactors) -> DisplayList.Content {
    switch self {
    case .fill(let path, let rule, let color): return .fill(path, rule: rule, color: factors.apply(to: color))
    case .stroke(let path, let style, let color):
      return .stroke(path, style: style, color: factors.apply(to: color))
    case .text(var run):
      run.color = factors.apply(to: run.color)
      return .text(run)
    case .image(var run):
      run.tint = run.tint.map(factors.apply)
      return .image(run)
    case .painted(var painted):
      painted.paint = painted.paint.multiplied(by: factors)
      return .painted(painted)
    case .group(var group):
      group.content = group.content.multiplied(by: factors)
      return .group(group)
    }
  }
}
