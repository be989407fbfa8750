extension AttributeFacts {
  /// Constraints, the document itself, and objects of any class.
  static let documents = """
    [object < any]
    [constraint]
    identifier carry string
    type editor
    [document]
    defaultVersion editor
    customObjectInstantitationMethod editor
    type editor
    version editor
    toolsVersion editor
    systemVersion editor
    targetRuntime editor
    propertyAccessControl editor
    useAutolayout editor
    useTraitCollections editor
    useSafeAreas editor
    colorMatched editor
    nextObjectID editor
    variant editor
    minimumToolsVersion editor
    initialViewController keep
    launchScreen carry bool
    tintColor color
    defaultSimulatedMetrics editor
    customFonts editor
    """
}
