/// The heights of bars, in points.
package struct BarHeights: Sendable, Hashable {
  package let navigation, largeTitle, toolbar, tab: Double

  /// The heights on a phone in portrait orientation, which a window uses if its screen is unknown.
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
  var barHeights: BarHeights { window?.screenBars ?? .standard }
}
