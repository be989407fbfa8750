/// How high bars are, in points.
package struct BarHeights: Sendable, Hashable {
  package let navigation, largeTitle, toolbar, tab: Double

  /// Those of a phone that is held upright, which all windows have that are not told of their screen.
  package static let standard = BarHeights(vertical: .regular, idiom: .phone)

  package init(vertical: SizeClass, idiom: Idiom) {
    switch (idiom, vertical) {
    case (.pad, _): (navigation, toolbar, tab) = (50, 50, 50)
    case (.phone, .compact): (navigation, toolbar, tab) = (32, 32, 32)
    case (.phone, .regular): (navigation, toolbar, tab) = (44, 44, 49)
    }
    largeTitle = navigation + 52
  }
}

extension View {
  /// How high bars are in the view's window.
  var barHeights: BarHeights { window?.screenBars ?? .standard }
}
