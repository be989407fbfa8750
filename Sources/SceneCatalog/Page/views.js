// The list of a scene's views, and the selected view.

const choose = (view) => {
  chosen = view;
  panes.forEach(drawOverlay);
  if (panes[0] !== undefined) showViews(panes[0]);
  history.replaceState(null, "", address());
  showChosen();
};

const showChosen = () => {
  const selection = byID("selection");
  if (chosen === null || at.file === null) return selection.replaceChildren();
  const [x, y, width, height] = (chosen.frame ?? []).map((number) => Math.round(number * 10) / 10);
  selection.replaceChildren(make("h2", {}, "Selected"),
    ...(chosen.element === undefined ? [] : [make("div", {}, [chosen.element, chosen.class, chosen.id].filter((text) => text !== undefined).join(" "))]),
    ...(x === undefined ? [] : [make("div", { className: "note" }, `${x} ${y} ${width} ${height} on the screen`)]),
    ...(chosen.open === undefined ? [] : [make("div", { className: "warning" }, `Its constraints do not determine ${chosen.open.join(", ")}.`)]),
    placeButton(chosen.file ?? at.file, chosen.line, chosen.column));
};

const showViews = (pane) => {
  const views = pane.shown?.views ?? [];
  const lists = new Map();
  const roots = [];
  const hadFocus = byID("views").contains(document.activeElement);
  views.forEach((view, index) => {
    const name = [view.element, view.class, view.id].filter((text) => text !== undefined).join(" ");
    const isPressed = isChosen(view);
    const item = make("li", {}, make("button", {
      type: "button", "aria-pressed": isPressed ? "true" : "false", disabled: view.line === undefined, onclick: () => choose(view),
    }, name, view.hidden ? " (hidden)" : ""), make("ul"));
    lists.set(index, item);
    if (view.parent !== undefined) lists.get(view.parent).lastChild.append(item); else roots.push(item);
  });
  byID("views").replaceChildren(...roots);
  if (hadFocus) byID("views").querySelector("[aria-pressed=true]")?.focus();
};
