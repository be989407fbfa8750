/// Systems whose controls differ in size.
package enum SystemGeneration: Sendable {
  /// Up to iOS 18.
  case classic
  /// Since iOS 26.
  case glass
}
