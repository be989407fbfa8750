import ScenePlatform

// Angles in radians.
extension Double {
  var sine: Double { sin(self) }
  var cosine: Double { cos(self) }
  var arcsine: Double { asin(self) }
}
