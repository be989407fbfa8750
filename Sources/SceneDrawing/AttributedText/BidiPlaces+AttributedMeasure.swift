extension BidiPlaces {
  /// Computes the positions of characters. If `base` is nil, the first strong character determines the base direction.
  package init(_ text: Substring, base: TextDirection?, measure: AttributedMeasure) {
    self.init(text, bidi: BidiLine(text, base: base), measure: measure.width(of:))
  }
}
