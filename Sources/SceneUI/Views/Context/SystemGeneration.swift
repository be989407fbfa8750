/// Systems whose controls differ in size.
package enum SystemGeneration: Sendable {
  /// Up to iOS 4.
  case early
  /// From iOS 5 to 18.
  case classic
  /// Since iOS 26.
  case glass
}
