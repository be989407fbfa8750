import ScenePlatform
import SceneDrawing
import SceneRuntime
import SceneValues

/// A layer that emits particles such as confetti, smoke, or sparks.
///
/// A particle's position depends only on its number and the layer's time, so every run draws the same images.
public final class EmitterLayer: Layer {
  /// The kinds of particles that the layer emits.
  public var emitterCells: [EmitterCell] = []
  /// The center of the emission area, in layer coordinates.
  public var emitterPosition = Point.zero {
    didSet { didChange("emitterPosition", from: oldValue, to: emitterPosition) }
  }
  /// The size of the emission area. The default is zero, which emits all particles from one point.
  public var emitterSize = Size.zero { didSet { didChange("emitterSize", from: oldValue, to: emitterSize) } }
  /// The factor by which the cells' birth rates are multiplied. The default is 1.
  @Within(.lengths) public var birthRate = 1.0
  /// The factor by which the cells' lifetimes are multiplied. The default is 1.
  @Within(.lengths) public var lifetime = 1.0
  /// The seed for the random numbers that vary the particles. The default is 0.
  public var seed: UInt32 = 0
  /// The maximum number of visible particles per cell. If more particles would be visible, only the newest are drawn.
  private static let most = 2_000

  override func arrangedPictures(
    at now: Double, in bounds: Rect, _ make: (Double) -> [PictureLayer]
  ) -> [PictureLayer] {
    let values = PresentedProperties(layer: self, now: now)
    let (place, size) = (values["emitterPosition", emitterPosition], values["emitterSize", emitterSize])
    guard let view = home else { return make(now) }
    let graphics = view.makeGraphicsContext()
    for (index, cell) in emitterCells.enumerated() {
      draw(cell, number: index, from: place, size: size, at: now, in: graphics)
    }
    let particles = PictureLayer(bounds: bounds, transform: .identity, content: graphics.displayList)
    return [particles] + make(now)
  }

  private func draw(
    _ cell: EmitterCell, number: Int, from place: Point, size: Size, at now: Double,
    in graphics: GraphicsContext
  ) {
    let rate = cell.birthRate * birthRate
    let longest = (cell.lifetime + cell.lifetimeRange) * lifetime
    guard rate > 0, longest > 0, now.isFinite else { return }
    let youngest = (now * rate).rounded(.down)
    let oldest = max(((now - longest) * rate).rounded(.up), youngest - Double(Self.most))
    guard abs(youngest) < 1e15 else { return }
    var particle = oldest
    while particle <= youngest {
      defer { particle += 1 }
      var randomState = ParticleRandom(seed: seed, cell: number, particle: Int64(particle))
      let life = (cell.lifetime + cell.lifetimeRange * randomState.next()) * lifetime
      let age = now - particle / rate
      guard age >= 0, age < life else { continue }
      let angle = cell.emissionLongitude + cell.emissionRange / 2 * randomState.next()
      let speed = cell.velocity + cell.velocityRange * randomState.next()
      let start = Point(
        x: place.x + size.width / 2 * randomState.next(), y: place.y + size.height / 2 * randomState.next())
      let center = Point(
        x: start.x + speed * cos(angle) * age + cell.acceleration.x * age * age / 2,
        y: start.y + speed * sin(angle) * age + cell.acceleration.y * age * age / 2)
      let scale = cell.scale + cell.scaleRange * randomState.next() + cell.scaleSpeed * age
      let turn = (cell.spin + cell.spinRange * randomState.next()) * age
      let alpha = cell.alpha + cell.alphaRange * randomState.next() + cell.alphaSpeed * age
      guard scale > 0, alpha > 0 else { continue }
      graphics.withState {
        graphics.alpha = min(alpha, 1)
        graphics.translate(x: center.x, y: center.y)
        graphics.rotate(by: turn)
        graphics.scale(x: scale, y: scale)
        cell.draw(in: graphics)
      }
    }
  }

  /// Returns the value of `emitterPosition` or `emitterSize`, or nil for any other property.
  override public func value(of property: String) -> AnimatedValue? {
    switch property {
    case "emitterPosition": .point(emitterPosition)
    case "emitterSize": .size(emitterSize)
    default: nil
    }
  }

  /// Sets `emitterPosition` or `emitterSize`.
  override public func setValue(_ value: AnimatedValue, of property: String) {
    switch (property, value) {
    case ("emitterPosition", .point(let value)): emitterPosition = value
    case ("emitterSize", .size(let value)): emitterSize = value
    default: break
    }
  }
}

/// A kind of particle. Each property whose name ends in `Range`, except `emissionRange`, specifies how far individual
/// particles can deviate from the corresponding value.
public struct EmitterCell: Sendable {
  /// The name of the image to draw, centered on the particle's position, or nil to draw a disc.
  public var image: ImageName?
  /// The size of a particle at a scale of 1, in points. The default is 8 by 8.
  public var size = Size(width: 8, height: 8)
  /// The color of the disc or of a template image. The default is white.
  public var color = Color.white
  /// The number of particles per second. The default is 0.
  @Within(.lengths) public var birthRate = 0.0
  /// The lifetime of a particle, in seconds. The default is 0.
  @Within(.lengths) public var lifetime = 0.0
  /// The maximum deviation from ``lifetime``, in seconds.
  @Within(.lengths) public var lifetimeRange = 0.0
  /// The initial speed, in points per second.
  @Within(.coordinates) public var velocity = 0.0
  /// The maximum deviation from ``velocity``, in points per second.
  @Within(.coordinates) public var velocityRange = 0.0
  /// The emission direction, in radians. A value of 0 points to the right, and positive angles are clockwise.
  @Within(.coordinates) public var emissionLongitude = 0.0
  /// The full angle of the emission cone, in radians. Use 2π for all directions.
  @Within(.coordinates) public var emissionRange = 0.0
  /// The acceleration, in points per second squared.
  @Within(.coordinates) public var acceleration = Point.zero
  /// The initial scale of a particle. The default is 1.
  @Within(.lengths) public var scale = 1.0
  /// The maximum deviation from ``scale``.
  @Within(.lengths) public var scaleRange = 0.0
  /// The change in scale per second.
  @Within(.coordinates) public var scaleSpeed = 0.0
  /// The rotation speed, in radians per second.
  @Within(.coordinates) public var spin = 0.0
  /// The maximum deviation from ``spin``, in radians per second.
  @Within(.coordinates) public var spinRange = 0.0
  /// The initial opacity, from 0 to 1. The default is 1.
  @Within(.fractions) public var alpha = 1.0
  /// The maximum deviation from ``alpha``.
  @Within(.fractions) public var alphaRange = 0.0
  /// The change in opacity per second. If it is negative, particles fade out.
  @Within(.coordinates) public var alphaSpeed = 0.0

  /// Creates a cell that emits no particles.
  public init() {}

  fileprivate func draw(in graphics: GraphicsContext) {
    let place = Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    if let image {
      graphics.drawImage(named: image.name, in: place)
    } else {
      graphics.setFillColor(color)
      graphics.fillEllipse(in: place)
    }
  }
}

/// A source of pseudorandom numbers from -1 to 1, derived from the seed and the numbers of the cell and particle.
private struct ParticleRandom {
  private var state: UInt64

  init(seed: UInt32, cell: Int, particle: Int64) {
    state = UInt64(bitPattern: particle) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(seed) << 16 &+ UInt64(cell)
  }

  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Double(bits >> 11) / Double(1 << 52) - 1
  }
}
