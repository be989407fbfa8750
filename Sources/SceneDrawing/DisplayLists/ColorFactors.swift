import SceneValues

/// What colors are multiplied with, component by component.
public struct ColorFactors: Hashable, Sendable {
  /// From 0 to 1, as the other components: what lies beyond becomes the nearer of these.
  public let red: Double
  /// From 0 to 1.
  public let green: Double
  /// From 0 to 1.
  public let blue: Double
  /// From 0 to 1.
  public let alpha: Double

  /// Factors from 0 to 1.
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
  /// The layer with other colors, of outlines and texts; an image keeps its own. Its opacity is multiplied as a whole.
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
