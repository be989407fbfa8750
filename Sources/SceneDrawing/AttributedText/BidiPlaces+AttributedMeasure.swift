extension BidiPlaces {
  /// Finds the places of the characters of a line whose parts look different; without a base, its first letter decides which
  /// way it runs.
  package init(_ text: Substring, base: TextDirection?, measure: AttributedMeasure) {
    self.init(text, bidi: BidiLine(text, base: base), measure: measure.width(of:))
  }
}
