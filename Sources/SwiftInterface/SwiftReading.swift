/// The availability of Swift source reading, which requires swift-syntax and the `Sources` package trait.
package enum SwiftReading {
  #if Sources
    package static let isPresent = true
  #else
    package static let isPresent = false
  #endif

  package static let absence =
    "this scenec was built without the trait 'Sources', so it cannot read Swift"
}

#if !Sources
  extension SourceFacts {
    /// A placeholder for builds without swift-syntax. It is never called, because callers check `SwiftReading` first.
    package init(
      reading bytes: [UInt8], limits: SwiftLimits = .default
    ) throws(DeepStack.Refused) {
      preconditionFailure(SwiftReading.absence)
    }
  }
#endif
