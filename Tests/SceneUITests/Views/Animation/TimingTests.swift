import SceneUI
import Testing

/// Compares curves and springs with independent formulas and simulations.
@Suite struct TimingTests {
  @Test(
    "A timing curve matches the Bézier formula",
    arguments: [
      TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .standard, TimingCurve(0.2, -0.5, 0.1, 1.7),
      TimingCurve(0, 0, 0, 1), TimingCurve(1, 0, 0, 1),
    ])
  func curve(_ curve: TimingCurve) {
    for step in 0...200 {
      let t = Double(step) / 200
      func bezier(_ first: Double, _ second: Double) -> Double {
        3 * first * t * (1 - t) * (1 - t) + 3 * second * t * t * (1 - t) + t * t * t
      }
      let progress = curve.progress(at: bezier(curve.x1, curve.x2))
      // Near a vertical tangent, a small step in time is a large step in progress.
      #expect(isNear(progress, bezier(curve.y1, curve.y2), 2e-4), "\(curve) at \(t)")
    }
    #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -1) == 0 && curve.progress(at: 2) == 1 && curve.progress(at: .nan) == 0)
  }

  @Test(
    "A spring matches a simulation of its mass, stiffness, and damping",
    arguments: [
      Spring(), Spring(mass: 2, stiffness: 50, damping: 1, initialVelocity: 3), Spring(damping: 20),
      Spring(damping: 60), Spring(stiffness: 400, damping: 5, initialVelocity: -2),
      Spring(dampingRatio: 0.5, initialVelocity: 1, duration: 0.7), Spring(dampingRatio: 1, duration: 0.3),
      Spring(perceptualDuration: 0.5, bounce: 0.3), Spring(perceptualDuration: 0.5, bounce: -0.3),
    ])
  func spring(_ spring: Spring) {
    var (place, velocity) = (0.0, spring.initialVelocity)
    let step = 1.0 / 20_000
    for index in 0..<20_000 {
      if index % 400 == 0 {
        #expect(isNear(spring.progress(after: Double(index) * step), place, 2e-3), "\(spring) at \(index)")
      }
      let middle = velocity + acceleration(place, velocity, of: spring) * step / 2
      let middlePlace = place + velocity * step / 2
      velocity += acceleration(middlePlace, middle, of: spring) * step
      place += middle * step
    }
  }

  private func acceleration(_ place: Double, _ velocity: Double, of spring: Spring) -> Double {
    (spring.stiffness * (1 - place) - spring.damping * velocity) / spring.mass
  }

  @Test(
    "A spring is at rest at the end of its duration and not much earlier",
    arguments: [0.1, 0.5, 0.8, 1.0, 2.0])
  func restsInTime(ratio: Double) {
    for velocity in [-3, 0, 5.0] {
      let spring = Spring(dampingRatio: ratio, initialVelocity: velocity, duration: 0.6)
      for step in 0...60 {
        #expect(isNear(spring.progress(after: 0.6 + Double(step) / 60), 1, 0.0011))
      }
      #expect(isNear(spring.settlingDuration, 0.6, 1e-3), "\(ratio), \(velocity): \(spring.settlingDuration)")
    }
  }

  @Test("Curves and springs replace invalid parameters with valid parameters")
  func bounds() {
    #expect(TimingCurve(.nan, .infinity, 3, -.infinity) == TimingCurve(0, 0, 1, 0))
    #expect(
      Spring(mass: 0, stiffness: -1, damping: .nan) == Spring(mass: 0.001, stiffness: 0.001, damping: 10))
    #expect(Spring(damping: 0).settlingDuration == 1_000)
    #expect(Spring(dampingRatio: .nan, duration: .infinity).progress(after: 1).isFinite)
  }
}
