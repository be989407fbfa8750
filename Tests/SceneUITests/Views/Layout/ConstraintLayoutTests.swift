import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Constraints position views")
struct ConstraintLayoutTests {
  private func placed<Kind: View>(_ view: Kind, in parent: View) -> Kind {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private func fill(_ view: View, _ parent: View, inset: Double = 0) {
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset),
    ])
  }

  @Test("Anchors connect positions and sizes of siblings, parents, and cousins")
  func anchors() throws {
    try onStage { stage in
      let card = placed(View(), in: stage.root)
      let title = placed(View(), in: card)
      let badge = placed(View(), in: stage.root)
      LayoutConstraint.activate([
        card.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 20),
        card.rightAnchor.constraint(equalTo: stage.root.rightAnchor, constant: -20),
        card.topAnchor.constraint(equalToSystemSpacingBelow: stage.root.topAnchor, multiplier: 2),
        card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
        title.centerXAnchor.constraint(equalTo: card.centerXAnchor),
        title.centerYAnchor.constraint(equalTo: card.centerYAnchor),
        title.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5, constant: 10),
        title.heightAnchor.constraint(equalToConstant: 30),
        badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 4),
        badge.bottomAnchor.constraint(equalTo: title.bottomAnchor),
        badge.widthAnchor.constraint(greaterThanOrEqualToConstant: 12),
        badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      ])
      stage.window.layoutIfNeeded()
      #expect(card.frame == Rect(x: 20, y: 16, width: 280, height: 140))
      #expect(title.frame == Rect(x: 65, y: 55, width: 150, height: 30))
      #expect(badge.frame == Rect(x: 239, y: 89, width: 12, height: 12))
    }
  }

  @Test("Takes from the frame what constraints leave open, on each axis")
  func openAxes() throws {
    try onStage { stage in
      let anchor = View(frame: Rect(x: 40, y: 60, width: 100, height: 30))
      anchor.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(anchor)
      let note = placed(View(), in: stage.root)
      LayoutConstraint.activate([
        anchor.widthAnchor.constraint(equalToConstant: 120),
        anchor.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
        note.topAnchor.constraint(equalTo: anchor.bottomAnchor, constant: 8),
        note.leadingAnchor.constraint(equalTo: anchor.leadingAnchor),
      ])
      stage.window.layoutIfNeeded()
      #expect(anchor.frame == Rect(x: 40, y: 60, width: 120, height: 50))
      #expect(note.frame == Rect(x: 40, y: 118, width: 0, height: 0))
      #expect(anchor.hasAmbiguousLayout && note.hasAmbiguousLayout)
      // The frame from before the first layout remains the default.
      note.widthAnchor.constraint(equalToConstant: 10).isActive = true
      stage.window.resize(to: Size(width: 500, height: 700))
      stage.window.layoutIfNeeded()
      #expect(anchor.frame == Rect(x: 40, y: 60, width: 120, height: 50))
    }
  }

  @Test("A container without a size grows so that centered content does not begin at a negative position")
  func growingContainer() throws {
    try onStage { stage in
      let container = placed(View(), in: stage.root)
      let content = placed(View(), in: container)
      LayoutConstraint.activate([
        container.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
        container.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10),
        content.widthAnchor.constraint(equalToConstant: 60),
        content.heightAnchor.constraint(equalToConstant: 40),
        content.centerXAnchor.constraint(equalTo: container.centerXAnchor),
        container.bottomAnchor.constraint(greaterThanOrEqualTo: content.bottomAnchor, constant: 12),
      ])
      stage.window.layoutIfNeeded()
      #expect(container.frame == Rect(x: 10, y: 10, width: 60, height: 52))
      #expect(content.frame == Rect(x: 0, y: 0, width: 60, height: 40))
    }
  }

  @Test(
    "Of two equally resistant labels, the one with multiline text is compressed", arguments: [true, false])
  func multilineTies(_ isFirst: Bool) throws {
    try onStage { stage in
      let labels = [placed(Label(), in: stage.root), placed(Label(), in: stage.root)]
      for label in labels { label.text = "Text" }
      labels[isFirst ? 0 : 1].numberOfLines = 0
      let box = placed(View(), in: stage.root)
      LayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: stage.root.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 30),
        labels[0].topAnchor.constraint(equalTo: box.topAnchor),
        labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor),
        labels[1].bottomAnchor.constraint(equalTo: box.bottomAnchor),
      ])
      stage.window.layoutIfNeeded()
      let full = labels[0].sizeThatFits(.zero).height
      #expect(abs(labels[isFirst ? 1 : 0].frame.height - full) < 1)
      #expect(abs(labels[isFirst ? 0 : 1].frame.height - (30 - full)) < 1)
    }
  }

  @Test(
    "System spacing between baselines depends on the larger font, and other system spacing is 8 points"
  )
  func baselineSpacing() throws {
    try onStage { stage in
      let title = placed(Label(), in: stage.root)
      let text = placed(Label(), in: stage.root)
      let limit = placed(Button(), in: stage.root)
      let box = placed(View(), in: stage.root)
      (title.text, text.text) = ("Title", "Text")
      limit.setTitle("More", for: .normal)
      (title.font, text.font) = (.system(17), .system(13))
      let spacing = text.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 2)
      LayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: stage.root.topAnchor), spacing,
        limit.firstBaselineAnchor.constraint(
          greaterThanOrEqualToSystemSpacingBelow: text.lastBaselineAnchor, multiplier: 1),
        limit.firstBaselineAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: text.lastBaselineAnchor, multiplier: 1),
        box.topAnchor.constraint(equalToSystemSpacingBelow: text.lastBaselineAnchor, multiplier: 1),
        box.heightAnchor.constraint(equalToConstant: 10),
      ])
      stage.window.layoutIfNeeded()
      let line = { (size: Double) in size * 2444 / 2048 }
      #expect(spacing.constant == 2 * line(17))
      func baseline(_ label: Label) -> Double { label.frame.maxY - label.font.size * 494 / 2048 }
      #expect(abs(baseline(text) - baseline(title) - 2 * line(17)) < 1)
      #expect(abs(box.frame.minY - baseline(text) - 8) < 1)
      let below = limit.frame.minY
      text.font = .system(34)
      stage.window.layoutIfNeeded()
      #expect(spacing.constant == 2 * line(34))
      #expect(abs(baseline(text) - baseline(title) - 2 * line(34)) < 1)
      #expect(limit.frame.minY > below + 2 * (line(34) - line(17)))
      // An explicit constant is kept.
      spacing.constant = 50
      text.font = .system(20)
      stage.window.layoutIfNeeded()
      #expect(spacing.constant == 50)
    }
  }

  @Test("Changed constants, priorities, and activations apply at the next layout")
  func changes() throws {
    try onStage { stage in
      let view = placed(View(), in: stage.root)
      fill(view, stage.root)
      stage.window.layoutIfNeeded()
      #expect(view.frame == Rect(x: 0, y: 0, width: 320, height: 480))
      let leading = stage.root.constraints[0]
      leading.constant = 40
      #expect(view.frame.minX == 0)
      stage.window.layoutIfNeeded()
      #expect(view.frame == Rect(x: 40, y: 0, width: 280, height: 480))
      let width = view.widthAnchor.constraint(equalToConstant: 100)
      width.priority = 500
      width.isActive = true
      stage.window.layoutIfNeeded()
      #expect(view.frame.width == 280)
      leading.priority = 400
      stage.window.layoutIfNeeded()
      #expect(view.frame == Rect(x: 220, y: 0, width: 100, height: 480))
      width.isActive = false
      stage.window.layoutIfNeeded()
      #expect(view.frame == Rect(x: 40, y: 0, width: 280, height: 480))
      #expect(view.constraints.isEmpty, "one made in code is kept while it is active")
    }
  }

  @Test("A frame that code sets remains until the next layout")
  func frames() throws {
    try onStage { stage in
      let view = placed(View(), in: stage.root)
      fill(view, stage.root, inset: 10)
      stage.window.layoutIfNeeded()
      view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
      #expect(view.frame.width == 3)
      stage.window.layoutIfNeeded()
      #expect(view.frame == Rect(x: 10, y: 10, width: 300, height: 460))
    }
  }

  @Test("Constraints can refer to a view that follows its autoresizing mask")
  func masks() throws {
    try onStage { stage in
      let bar = stage.add(View(frame: Rect(x: 20, y: 30, width: 280, height: 40)))
      bar.autoresizingMask = .flexibleWidth
      let label = placed(View(), in: stage.root)
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
        label.widthAnchor.constraint(equalTo: bar.widthAnchor),
        label.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
        label.heightAnchor.constraint(equalToConstant: 20),
      ])
      stage.window.layoutIfNeeded()
      #expect(label.frame == Rect(x: 20, y: 78, width: 280, height: 20))
      bar.frame.origin.y = 100
      stage.window.layoutIfNeeded()
      #expect(label.frame.minY == 148)
      stage.window.resize(to: Size(width: 400, height: 480))
      #expect(bar.frame.width == 360 && label.frame == Rect(x: 20, y: 148, width: 360, height: 20))
    }
  }

  @Test("A constraint can refer to a subview of a view that is positioned by its frame")
  func reachingInside() throws {
    try onStage { stage in
      let box = stage.add(View(frame: Rect(x: 50, y: 60, width: 100, height: 100)))
      let inner = placed(View(), in: box)
      let outer = placed(View(), in: stage.root)
      LayoutConstraint.activate([
        inner.centerXAnchor.constraint(equalTo: box.centerXAnchor),
        inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
        inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
      ])
      stage.window.layoutIfNeeded()
      #expect(inner.frame == Rect(x: 40, y: 10, width: 20, height: 20))
      let between = [
        outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
        outer.topAnchor.constraint(equalTo: inner.bottomAnchor),
        outer.widthAnchor.constraint(equalTo: inner.widthAnchor),
        outer.heightAnchor.constraint(equalTo: inner.widthAnchor),
      ]
      LayoutConstraint.activate(between)
      stage.window.layoutIfNeeded()
      #expect(outer.frame == Rect(x: 115, y: 90, width: 20, height: 20))
      #expect(inner.frame == Rect(x: 40, y: 10, width: 20, height: 20))
      LayoutConstraint.deactivate(between)
      stage.window.layoutIfNeeded()
      #expect(inner.frame == Rect(x: 40, y: 10, width: 20, height: 20))
    }
  }

  @Test("Removing a view deactivates constraints to outside views but keeps constraints inside the view")
  func leaving() throws {
    try onStage { stage in
      let card = placed(View(), in: stage.root)
      let title = placed(View(), in: card)
      fill(card, stage.root, inset: 10)
      fill(title, card, inset: 5)
      stage.window.layoutIfNeeded()
      card.removeFromSuperview()
      #expect(stage.root.constraints.isEmpty && card.constraints.count == 4)
      stage.root.addSubview(card)
      fill(card, stage.root, inset: 20)
      stage.window.layoutIfNeeded()
      #expect(title.frame == Rect(x: 5, y: 5, width: 270, height: 430))
    }
  }

  @Test("A constraint whose items have no common ancestor is reported and stays inactive")
  func noCommonView() throws {
    try onStage { stage in
      var failures: [String] = []
      stage.context.failureHandler = { failures.append("\($0)") }
      let view = placed(View(), in: stage.root)
      let constraint = view.leadingAnchor.constraint(equalTo: View().leadingAnchor)
      // The other view of the constraint was deallocated.
      constraint.isActive = true
      #expect(!constraint.isActive && failures.count == 1)
    }
  }

  @Test("Constraints position layout guides and position views relative to guides")
  func guides() throws {
    try onStage { stage in
      let guide = LayoutGuide()
      stage.root.addLayoutGuide(guide)
      let view = placed(View(), in: stage.root)
      LayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 30),
        guide.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 0.25),
        guide.topAnchor.constraint(equalTo: stage.root.topAnchor),
        guide.heightAnchor.constraint(equalToConstant: 50),
        view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
      ])
      stage.window.layoutIfNeeded()
      #expect(guide.layoutFrame == Rect(x: 30, y: 0, width: 80, height: 50))
      #expect(view.frame == Rect(x: 110, y: 20, width: 10, height: 10))
    }
  }

  @Test("A controller's view has margins at the sides, which subviews can preserve")
  func margins() throws {
    try onStage { stage in
      let card = placed(View(), in: stage.root)
      let title = placed(View(), in: card)
      card.preservesSuperviewLayoutMargins = true
      fill(card, stage.root)
      LayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
        title.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
        title.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor),
        title.heightAnchor.constraint(equalToConstant: 20),
      ])
      stage.window.layoutIfNeeded()
      #expect(stage.root.layoutMargins == EdgeInsets(left: 16, right: 16))
      #expect(title.frame == Rect(x: 16, y: 0, width: 288, height: 20))
      stage.controller.additionalSafeAreaInsets = EdgeInsets(top: 44)
      stage.window.layoutIfNeeded()
      #expect(title.frame.minY == 44)
      card.layoutMargins = EdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
      stage.window.layoutIfNeeded()
      #expect(title.frame.minX == 30 && title.frame.maxX == 304)
    }
  }

  @Test("Preserved margins change when the superview resizes")
  func preservedMargins() throws {
    try onStage { stage in
      let outer = stage.add(View(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
      outer.layoutMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      let inner = stage.add(View(frame: Rect(x: 0, y: 0, width: 90, height: 90)), to: outer)
      inner.layoutMargins = .zero
      inner.preservesSuperviewLayoutMargins = true
      let view = placed(View(), in: inner)
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
        view.bottomAnchor.constraint(equalTo: inner.layoutMarginsGuide.bottomAnchor),
      ])
      stage.window.layoutIfNeeded()
      #expect(view.frame.minY == 10 && view.frame.maxY == 90)
      outer.frame.size.height = 80
      stage.window.layoutIfNeeded()
      #expect(view.frame.minY == 10 && view.frame.maxY == 70)
    }
  }

  @Test("In right-to-left layouts, the leading edge is on the right")
  func rightToLeft() throws {
    try onStage { stage in
      stage.context.layoutDirection = .rightToLeft
      let view = placed(View(), in: stage.root)
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 50),
      ])
      stage.window.layoutIfNeeded()
      #expect(view.frame.minX == 260)
      stage.context.layoutDirection = .leftToRight
      stage.window.layoutIfNeeded()
      #expect(view.frame.minX == 10)
    }
  }

  @Test("The width of a multiline label determines its height, in both layout directions")
  func wrapping() throws {
    try onStage { stage in
      let label = placed(Label(), in: stage.root)
      label.numberOfLines = 0
      label.text = "Some words that do not fit on one line of so narrow a screen, whatever its width may be"
      let below = placed(View(), in: stage.root)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
        label.topAnchor.constraint(equalTo: stage.root.topAnchor),
        below.topAnchor.constraint(equalTo: label.bottomAnchor),
        below.heightAnchor.constraint(equalToConstant: 10),
      ])
      stage.window.layoutIfNeeded()
      let high = label.sizeThatFits(Size(width: 320, height: 0)).height
      #expect(label.frame == Rect(x: 0, y: 0, width: 320, height: high) && below.frame.minY == high)
      stage.window.resize(to: Size(width: 1000, height: 480))
      #expect(label.frame.height == label.sizeThatFits(.zero).height && label.frame.height < high)
      stage.window.resize(to: Size(width: 320, height: 480))
      #expect(label.frame.height == high)
      label.text = "Short"
      stage.window.layoutIfNeeded()
      #expect(below.frame.minY == label.sizeThatFits(.zero).height)
    }
  }

  @Test("The content of a scroll view determines its content size")
  func scrolling() throws {
    try onStage { stage in
      let scroll = placed(ScrollView(), in: stage.root)
      let page = placed(View(), in: scroll)
      let pinned = placed(View(), in: scroll)
      fill(scroll, stage.root)
      LayoutConstraint.activate([
        page.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        page.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        page.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
        page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
        page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        page.heightAnchor.constraint(equalToConstant: 1000),
        pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
        pinned.heightAnchor.constraint(equalToConstant: 20),
      ])
      stage.window.layoutIfNeeded()
      #expect(scroll.contentSize == Size(width: 320, height: 1020))
      #expect(page.frame == Rect(x: 0, y: 10, width: 320, height: 1000))
      scroll.contentOffset = Point(x: 0, y: 200)
      stage.window.layoutIfNeeded()
      #expect(pinned.frame.minY == 205 && page.frame.minY == 10)
    }
  }

  @Test("A controller updates constraints before the first layout with constraints, and after requests")
  func controllerUpdatesConstraints() throws {
    try onStage { stage in
      let controller = UpdatingController()
      stage.window.rootViewController = controller
      stage.window.layoutIfNeeded()
      #expect(controller.updates == 0)
      placed(View(), in: controller.view).widthAnchor.constraint(equalToConstant: 10).isActive = true
      stage.window.layoutIfNeeded()
      #expect(controller.updates == 1)
      controller.view.setNeedsLayout()
      stage.window.layoutIfNeeded()
      #expect(controller.updates == 1)
      controller.view.setNeedsUpdateConstraints()
      stage.window.layoutIfNeeded()
      #expect(controller.updates == 2)
    }
  }

  @Test("Updates constraints before layout, starting with the innermost views")
  func updating() throws {
    try onStage { stage in
      let order = Order()
      let outer = placed(UpdatingView("outer", order), in: stage.root)
      let inner = placed(UpdatingView("inner", order), in: outer)
      stage.window.layoutIfNeeded()
      #expect(order.names == ["inner", "outer"], "the constraints are updated before the first layout")
      outer.setNeedsLayout()
      stage.window.layoutIfNeeded()
      #expect(order.names.count == 2)
      outer.setNeedsUpdateConstraints()
      inner.setNeedsUpdateConstraints()
      stage.window.layoutIfNeeded()
      #expect(order.names == ["inner", "outer", "inner", "outer"])
      #expect(inner.frame.width == 33 && !inner.needsUpdateConstraints)
    }
  }

  @Test("Reports a conflict once with an explanation and breaks the last constraint")
  func contradictions() throws {
    try onStage { stage in
      var conflicts: [LayoutConflict] = []
      stage.context.layoutConflictHandler = { conflicts.append($0) }
      let view = placed(View(), in: stage.root)
      view.name = "card"
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      let last = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
      last.isActive = true
      stage.window.layoutIfNeeded()
      #expect(view.frame.width == 100 && conflicts.count == 1)
      #expect(conflicts[0].members.count == 2)
      #expect(conflicts[0].members[conflicts[0].broken].constraint === last)
      #expect(
        conflicts[0].description == """
          These constraints conflict:
            card.width = 100
            card.width >= 200 (ignored)
          """)
      stage.window.resize(to: Size(width: 400, height: 480))
      #expect(conflicts.count == 1)
    }
  }

  @Test("Explains which constraints determine the position of a view")
  func explanation() throws {
    try onStage { stage in
      let label = placed(Label(), in: stage.root)
      label.name = "title"
      label.text = "Title"
      stage.root.name = "page"
      let leading = label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20)
      leading.isActive = true
      label.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
      stage.window.layoutIfNeeded()
      let text = label.explainLayout()
      #expect(text.contains("'title' has the frame 20 0"))
      #expect(text.contains("title.leading = page.leading + 20"))
      #expect(text.contains("the width of 'title' is at most that of its content"))
      #expect(label.constraintsAffectingLayout(for: .horizontal).map { $0 === leading } == [true])
      #expect(stage.root.explainLayout().contains("It has no constraints"))
    }
  }

  @Test("Computes the fitting size without moving views")
  func fitting() throws {
    try onStage { stage in
      let card = View()
      let label = placed(Label(), in: card)
      label.text = "Some words that take several lines where there is little room"
      label.numberOfLines = 0
      fill(label, card, inset: 8)
      let natural = label.sizeThatFits(.zero)
      #expect(
        card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
          == Size(width: natural.width + 16, height: natural.height + 16))
      let narrow = card.systemLayoutSizeFitting(
        Size(width: 116, height: 0), withHorizontalFittingPriority: .required)
      #expect(narrow == Size(width: 116, height: label.sizeThatFits(Size(width: 100, height: 0)).height + 16))
      #expect(label.frame == .zero && card.frame == .zero)
      let button = Button()
      #expect(button.systemLayoutSizeFitting(.zero) == button.sizeThatFits(.zero))
    }
  }

  @Test("The content that fills a view can determine the view's size")
  func filling() throws {
    try onStage { stage in
      let panel = placed(View(), in: stage.root)
      let content = View()
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      panel.addSubview(content)
      let box = placed(View(), in: content)
      fill(box, content, inset: 10)
      let width = box.widthAnchor.constraint(equalToConstant: 80)
      LayoutConstraint.activate([
        width, box.heightAnchor.constraint(equalToConstant: 30),
        panel.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
        panel.topAnchor.constraint(equalTo: stage.root.topAnchor),
      ])
      stage.window.layoutIfNeeded()
      #expect(panel.frame == Rect(x: 0, y: 0, width: 100, height: 50))
      #expect(content.frame == Rect(x: 0, y: 0, width: 100, height: 50))
      width.constant = 120
      stage.window.layoutIfNeeded()
      #expect(panel.frame.width == 140 && content.frame.width == 140 && box.frame.width == 120)
    }
  }

  @Test("Code can create constraints from a visual format")
  func visualFormat() throws {
    try onStage { stage in
      let (a, b) = (placed(View(), in: stage.root), placed(View(), in: stage.root))
      let views = ["a": a, "b": b]
      LayoutConstraint.activate(
        try LayoutConstraint.constraints(
          withVisualFormat: "H:|-gap-[a(100)]-[b]-|", options: "alignAllTop alignAllBottom",
          metrics: ["gap": 20],
          views: views))
      LayoutConstraint.activate(
        try LayoutConstraint.constraints(withVisualFormat: "V:|-10-[a(30)]", views: views))
      stage.window.layoutIfNeeded()
      #expect(a.frame == Rect(x: 20, y: 10, width: 100, height: 30))
      // To the margin of the view.
      #expect(b.frame == Rect(x: 128, y: 10, width: 176, height: 30))
      #expect(throws: VisualFormatError.self) {
        try LayoutConstraint.constraints(withVisualFormat: "H:|[c]|", views: views)
      }
      #expect(throws: VisualFormatError.self) {
        try LayoutConstraint.constraints(withVisualFormat: "H:|[a", views: views)
      }
    }
  }

  @Test("Aligns frames with pixels", arguments: [1.0, 2])
  func pixels(scale: Double) throws {
    try onStage { stage in
      stage.context.displayScale = scale
      let views = (0..<3).map { _ in placed(View(), in: stage.root) }
      for (index, view) in views.enumerated() {
        view.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 1 / 3.0).isActive = true
        let before = index == 0 ? stage.root.leadingAnchor : views[index - 1].trailingAnchor
        view.leadingAnchor.constraint(equalTo: before).isActive = true
      }
      stage.window.layoutIfNeeded()
      #expect(views.map(\.frame.width) == (scale == 1 ? [107, 106, 107] : [106.5, 107, 106.5]))
    }
  }

  @Test("Applies a scene's constraints with or without ids and for the current traits")
  func scenes() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene>
          <viewController id="main">
            <view id="page" frame="0 0 320 480">
              <label id="title" text="Title" frame="1 2 3 4">
                <constraint equation="top = safeArea.top + 20"/>
                <constraint equation="height = 44" id="height"/>
              </label>
              <view id="line" frame="5 5 5 5"/>
              <constraint equation="title.leading = margins.leading"/>
              <constraint equation="title.trailing = margins.trailing">
                <when traits="style=dark" constant="-50"/>
              </constraint>
              <constraints format="V:[title]-8-[line(2)]"/>
              <constraints format="H:|[line]|"/>
            </view>
          </viewController>
        </scene>
        """))
    let page: View = try stage.show().view
    #expect(page.subviews[0].frame == Rect(x: 16, y: 20, width: 288, height: 44))
    #expect(page.subviews[1].frame == Rect(x: 0, y: 72, width: 320, height: 2))
    stage.context.style = .dark
    stage.window.layoutIfNeeded()
    #expect(page.subviews[0].frame.width == 238)
  }
}

private final class Order {
  var names: [String] = []
}

private final class UpdatingController: ViewController {
  var updates = 0

  override func updateViewConstraints() {
    updates += 1
    super.updateViewConstraints()
  }
}

private final class UpdatingView: View {
  private let order: Order
  private let title: String

  init(_ title: String, _ order: Order) {
    self.order = order
    self.title = title
    super.init(frame: .zero)
  }

  required init(coder: Coder) throws { fatalError("not in a scene") }

  override func updateConstraints() {
    order.names.append(title)
    widthAnchor.constraint(equalToConstant: 33).isActive = true
    super.updateConstraints()
  }
}
