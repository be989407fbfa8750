extension AttributeFacts {
  static let documents: [FamilyFacts] = [
    FamilyFacts(
      .object, in: [.any],
      []),
    FamilyFacts(
      .layoutGuide, in: [.any],
      [.init("identifier", .string)]),
    FamilyFacts(
      .constraint,
      [
        .preserved("identifier", .string),
        .preserved("symbolType", .string),
        .init("type", .editor),
        .init("userLabel", .editor),
        .preserved("customClass", .string),
        .preserved("customModule", .string),
        .preserved("customModuleProvider", .string),
      ]),
    FamilyFacts(
      .document,
      [
        .init("defaultVersion", .editor),
        .init("customObjectInstantitationMethod", .editor),
        .init("type", .editor),
        .init("version", .editor),
        .init("toolsVersion", .editor),
        .init("systemVersion", .editor),
        .init("targetRuntime", .editor),
        .init("propertyAccessControl", .editor),
        .init("useAutolayout", .editor),
        .init("useTraitCollections", .editor),
        .init("useSafeAreas", .editor),
        .init("colorMatched", .editor),
        .init("nextObjectID", .editor),
        .init("variant", .editor),
        .init("minimumToolsVersion", .editor),
        .init("initialViewController", .keep),
        .preserved("launchScreen", .bool),
        .init("tintColor", .color),
        .init("defaultSimulatedMetrics", .editor),
        .init("customFonts", .editor),
      ]),
  ]
}
