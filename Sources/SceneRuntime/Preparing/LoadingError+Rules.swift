extension LoadingError.Kind {
  /// The rules that report the same error in `scenec validate`. Empty for errors that occur only at run time.
  ///
  /// ```swift
  /// do {
  ///   _ = try Storyboard(file: file, context: context).instantiateInitialViewController()
  /// } catch let error as LoadingError {
  ///   print(error, error.kind.rules)  // ["action-not-found"] if an action does not exist
  /// }
  /// ```
  public var rules: [String] {
    switch self {
    case .unknownClass: ["unknown-class"]
    case .notASubclass: ["class-not-a-subclass"]
    case .cannotInstantiate: ["class-not-instantiable"]
    case .undefinedKey: ["outlet-not-found", "runtime-attribute-not-found", "unknown-attribute"]
    case .valueDoesNotFit: ["runtime-attribute-type-mismatch", "bad-literal", "value-out-of-range"]
    case .objectDoesNotFit: ["outlet-type-mismatch"]
    case .cannotSend: ["sender-without-events"]
    case .unknownEvent: ["unknown-event"]
    case .unknownAction: ["action-not-found"]
    case .senderDoesNotFit: ["action-sender-mismatch"]
    case .eventMissing: ["action-without-event"]
    case .cannotHold: ["misplaced-element"]
    case .archive, .initializerFailed, .emptyOutlet, .unreadableOutlet, .missingOwner, .wrongOwner,
      .notAStoryboard, .notANib, .noInitialScene, .unknownScene, .unknownSegue, .appearance,
      .otherStoryboard, .refused:
      []
    }
  }
}
