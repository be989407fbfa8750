import ScenePlatform

extension Double {
  var sine: Double { sin(self) }
  var cosine: Double { cos(self) }
  var arcsine: Double { asin(self) }
}
