import InterfaceBuilder
import SceneAnalysis
import SceneCompiler
import SceneDiagnostics
import SceneFiles
import SceneModel
import SceneResources
import SceneRuntime
import SceneSyntax
import SceneUI
import SceneValidation
import SceneValues

/// Lays out the scenes in checked files and runs the layout rules. The checker reuses the files' parsed content.
package struct LayoutChecker: LayoutChecking {
  private let memory = AssetMemory()

  package init() {}

  package func validate(_ screens: LayoutScreens) throws(Failure) { _ = try ScreenMatrix(screens) }

  package func check(_ analysis: Analysis, _ file: LaidOutInput) -> LayoutOutcome {
    // The requested screens have already been validated, so this always succeeds.
    guard let matrix = try? ScreenMatrix(file.screens) else { return LayoutOutcome() }
    if analysis.foreignTree.flatMap(InterfaceBuilder.platformWithoutLayout) != nil {
      return LayoutOutcome(gap: .platform)
    }
    let checkScope = CheckScope(of: analysis, isWanted: file.isWanted)
    guard checkScope.isEverything || analysis.affectsLayout(countingText: checkScope.countsText) else {
      return LayoutOutcome()
    }
    let subject: LayoutSubject?
    do throws(InternalError) {
      subject = try analysis.layoutSubject(pseudo: matrix.pseudoLocales)
    } catch {
      return LayoutOutcome(gap: .content)
    }
    guard let subject else { return LayoutOutcome(gap: analysis.diagnostics.hasErrors ? .errors : .content) }
    guard subject.document.objects.contains(where: { $0.elementClass != nil }) else { return LayoutOutcome() }
    let names = WrittenNames(of: analysis)
    let canvas =
      analysis.foreignTree.map(InterfaceBuilder.savedLayout) ?? SavedLayout(importedIn: analysis)
    let compiled = Stage.file(subject.archive, vocabulary: subject.programVocabulary)
    let controllers = checkScope.controllers(of: subject)
    var isIncomplete = false
    var layouts: [CheckedLayout] = []
    for screen in matrix.screens(locales: subject.locales) where !Cancellation.isRequested {
      var settings = screen.settings
      settings.stage.images = file.images
      guard
        let solved = solve(
          subject, compiled, names, canvas, screen.name, settings, controllers, checkScope, &isIncomplete)
      else {
        isIncomplete = true
        continue
      }
      layouts.append(
        CheckedLayout(
          solved, of: subject.document, vocabulary: subject.vocabulary, frames: Frames(subject: subject)))
    }
    let diagnostics = LayoutRules.check(layouts, isWanted: file.isWanted)
    return LayoutOutcome(subject.withWrittenNames(diagnostics), gap: isIncomplete ? .content : nil)
  }

  private struct CheckScope {
    let isEverything: Bool
    let countsText: Bool
    let countsFrames: Bool

    init(of analysis: Analysis, isWanted: (RuleID) -> Bool) {
      isEverything = isWanted(HiddenByKeyboard.description.id)
      let isOld = analysis.foreignTree.map { $0.toolsVersion < LayoutChecker.firstWithKnownFont } ?? false
      countsText = isWanted(TextCutOff.description.id) && !isOld
      countsFrames = isWanted(MisplacedView.description.id)
    }

    func controllers(of subject: LayoutSubject) -> Set<String?>? {
      let document = subject.document
      guard !isEverything, document.kind == .storyboard else { return nil }
      let concerns = LayoutScope(
        of: document, vocabulary: subject.vocabulary, countingText: countsText)
      return Set(
        concerns.scenes.compactMap { $0 }.map { scene in
          document.scenes[scene].controller.flatMap { document.objects[$0].id?.text }
        })
    }
  }

  /// The oldest Xcode tools version whose system font has known metrics. Earlier versions used a different font.
  private static let firstWithKnownFont = 7000

  private struct Frames: WrittenFrames {
    let subject: LayoutSubject

    func frameRange(of object: Int) -> SourceRange? { subject.frameRange(of: object) }
    func edits(settingFrameOf object: Int, to frame: Rect) -> [FixIt.Edit]? {
      subject.edits(settingFrameOf: object, to: frame)
    }
  }

  private func solve(
    _ subject: LayoutSubject, _ compiled: SceneFile, _ names: WrittenNames, _ canvas: SavedLayout,
    _ screen: String?, _ settings: LayoutSettings, _ controllers: Set<String?>?, _ scope: CheckScope,
    _ isIncomplete: inout Bool
  ) -> SolvedLayout? {
    let observer = LayoutObserver(
      SolvedLayout(screen: screen, locale: settings.stage.locale), objects: subject.objects,
      constraints: subject.constraints, isForeign: names.isForeign, findsCutOffText: scope.countsText,
      written: { names.withWrittenIDs(in: $0) })
    var stage = LayoutStage(
      settings, names: names, canvas: canvas, vocabulary: subject.programVocabulary, memory)
    stage.observer = observer
    if let controllers { stage.show(only: controllers) }
    guard var file = try? stage.layout(compiled, nil, explains: false) else { return nil }
    if !file.failures.isEmpty { isIncomplete = true }
    var solved = observer.solved
    dropConflictsOfBars(in: &solved, subject, compiled, names, stage, settings)
    let absent = viewsOfOtherScreens(in: solved, subject.document)
    solved.openPlaces.removeAll { absent.contains($0.object) }
    removeIgnoredAmbiguities(in: &solved, canvas, subject.document, names)
    markTranslations(in: &solved, of: subject.document)
    for index in solved.views.indices {
      guard let cutOff = solved.views[index].cutOff, cutOff.missingWidth > 0,
        let fitting = subject.textFitting(of: solved.views[index].object)
      else { continue }
      solved.views[index].cutOff = cutOff.fitted(fitting)
    }
    // Saved frames apply only to the device in the file. Files without a device predate the current frames and bars.
    if scope.countsFrames, screen == nil, !names.isForeign || canvas.device != nil,
      file.objects.contains(where: \.differs)
    {
      stage.observer = nil
      let frameMismatches = frameMismatches(in: solved, file.objects, observer, canvas).filter {
        !absent.contains(solved.views[$0.view].object)
      }
      let scenes = Set(frameMismatches.filter(\.isWrong).map { file.objects[$0.object].scene })
      stage.findTextDependents(in: &file, compiled, scenes: scenes)
      for uncertaintyReason in frameMismatches {
        solved.views[uncertaintyReason.view].difference = uncertaintyReason.difference(
          of: file.objects[uncertaintyReason.object])
      }
    }
    return solved
  }

  /// Removes conflicts that would not occur with different bars, because the app decides which bars are shown.
  private func dropConflictsOfBars(
    in solved: inout SolvedLayout, _ subject: LayoutSubject, _ compiled: SceneFile, _ names: WrittenNames,
    _ stage: LayoutStage, _ settings: LayoutSettings
  ) {
    guard solved.conflicts.contains(where: \.dependsOnBars) else { return }
    let observer = LayoutObserver(
      SolvedLayout(), objects: subject.objects, constraints: subject.constraints, isForeign: names.isForeign,
      findsCutOffText: false, written: { $0 })
    var bare = stage
    bare.observer = observer
    bare.settings.safeArea = .zero
    _ = try? bare.layout(compiled, nil, explains: false)
    let others = Set(observer.solved.conflicts.map { Set($0.members.map(\.constraint)) })
    solved.conflicts.removeAll { $0.dependsOnBars && !others.contains(Set($0.members.map(\.constraint))) }
  }

  /// Returns the objects that a variation hides on this screen but that can be visible on other screens.
  private func viewsOfOtherScreens(in solved: SolvedLayout, _ document: SceneDocument) -> Set<Int> {
    guard !document.variations.isEmpty else { return [] }
    var varying: Set<Int> = []
    for value in document.values where value.key.text == "hidden" {
      if case .variation(let number) = value.owner { varying.insert(document.variations[number].object) }
    }
    guard !varying.isEmpty else { return [] }
    var absent: Set<Int> = []
    for view in solved.views where view.isHidden {
      let around = view.parent.map { solved.views[$0].object }
      if varying.contains(view.object) || around.map(absent.contains) == true { absent.insert(view.object) }
    }
    return absent
  }

  /// Removes ambiguities that Xcode ignores, and ambiguities that result only from equal content-size priorities.
  private func removeIgnoredAmbiguities(
    in solved: inout SolvedLayout, _ canvas: SavedLayout, _ document: SceneDocument, _ names: WrittenNames
  ) {
    guard !solved.openPlaces.isEmpty else { return }
    let known = Dictionary(canvas.views.map { ($0.id, $0) }) { first, _ in first }
    let views = Dictionary(solved.views.map { ($0.object, $0) }) { first, _ in first }
    let referenced = Set(
      document.constraints.flatMap { node in
        node.sides.compactMap { document.object(of: $0.item, in: node.holder) }
      })
    func saved(_ object: Int) -> SavedLayout.View? {
      document.objects[object].id.flatMap { known[names.written($0.text)] }
    }
    for index in solved.openPlaces.indices {
      solved.openPlaces[index].isMarked = saved(solved.openPlaces[index].object)?.isAmbiguous == true
    }
    solved.openPlaces.removeAll { open in
      // If no constraint refers to a view, code positions the view or the view is only a placeholder.
      guard referenced.contains(open.object) else { return true }
      switch saved(open.object)?.ambiguityCheck {
      case .off: return true
      case .positions: if open.isLength { return true }
      case .all, nil: break
      }
      guard open.remedy == .contentPriority, !open.isMarked else { return false }
      let isAtSavedFrame = views[open.object]?.hasSavedFrame != false
      return !open.isHorizontal || abs(open.value - open.other) < 8 || !isAtSavedFrame
    }
  }

  private func markTranslations(in solved: inout SolvedLayout, of document: SceneDocument) {
    guard let locale = solved.locale, PseudoLocale(locale) == nil,
      solved.views.contains(where: { $0.cutOff != nil })
    else { return }
    let texts = Set(document.values.indices.map { document.values[$0].literal.text })
    for index in solved.views.indices {
      guard let text = solved.views[index].cutOff?.text else { continue }
      solved.views[index].cutOff?.isTranslated = !texts.contains(text)
    }
  }

  private func frameMismatches(
    in solved: SolvedLayout, _ objects: [LaidOutObject], _ observer: LayoutObserver, _ canvas: SavedLayout
  ) -> [FrameMismatch] {
    let marked = Set(canvas.views.filter(\.isMisplaced).map(\.id))
    let open = Set(canvas.views.filter(\.isAmbiguous).map(\.id))
    return zip(objects.indices, observer.indices).compactMap { index, view in
      let object = objects[index]
      guard let view, object.differs, solved.views[view].isPlaced, !solved.views[view].isMoved,
        let saved = object.saved, object.id.map(open.contains) != true
      else { return nil }
      let breaks = observer.breaks[view]
      let frame = object.frame
      let isOff = (
        horizontal: max(abs(frame.minX - saved.minX), abs(frame.width - saved.width))
          > LaidOutObject.tolerance,
        vertical: max(abs(frame.minY - saved.minY), abs(frame.height - saved.height))
          > LaidOutObject.tolerance
      )
      return FrameMismatch(
        object: index, view: view,
        isWrong: breaks.horizontal && isOff.horizontal || breaks.vertical && isOff.vertical,
        isMarked: object.id.map(marked.contains) == true)
    }
  }

  private struct FrameMismatch {
    let object: Int
    let view: Int
    let isWrong: Bool
    let isMarked: Bool

    func difference(of object: LaidOutObject) -> SolvedLayout.Difference {
      if isWrong, !object.dependsOnText { return .misplaced }
      let exceedsTolerance = object.difference.map { $0 > LaidOutObject.textTolerance } == true
      return exceedsTolerance && (isWrong || isMarked) ? .text : .other
    }
  }
}

extension SolvedLayout.View {
  fileprivate var hasSavedFrame: Bool? {
    saved.map { frame.maximumDifference(from: $0) < 0.75 }
  }
}

extension SyntaxTree {
  fileprivate var toolsVersion: Int {
    guard let name = names.id(of: "toolsVersion"), let said = attribute(name, of: root) else { return 0 }
    return Int(value(of: said).prefix { $0 != "." }) ?? 0
  }
}
