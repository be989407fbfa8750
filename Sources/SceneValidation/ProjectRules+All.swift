/// All rules that check the entire project, by name. `RuleSampleTests` generates this list from the files in
/// `ProjectRules`.
package enum ProjectRules {
  package static let all: [any ProjectRule.Type] = [
    ActionNeverConnected.self,
    AmbiguousStoryboard.self,
    AppearanceSetElsewhere.self,
    AssetNotFoundByCode.self,
    ComparedSegueNotFound.self,
    ContainmentLoop.self,
    DeadEnd.self,
    EmptyContainer.self,
    MissingInitialScene.self,
    OutletNeverConnected.self,
    RequiredOutletUnconnected.self,
    ReuseIdentifierNeverDequeued.self,
    ReuseIdentifierNotFound.self,
    SceneNotFoundByCode.self,
    SceneNotFoundElsewhere.self,
    SegueNeverPerformed.self,
    SegueNotFound.self,
    StoryboardNotFound.self,
    StoryboardNotFoundByCode.self,
    SwiftFileNotRead.self,
    TextNotFoundByCode.self,
    TextTableNotFoundByCode.self,
    UnknownSuperclass.self,
    UnreachableScene.self,
    UnwindSelectorNotFound.self,
    UnwindWithoutDestination.self,
  ]
}
