// Shows frames, ids and constraints above the picture of a pane, and handles clicks on it.

const isChosen = (view) => chosen !== null && view.line === chosen.line && view.column === chosen.column && view.file === chosen.file;

const drawOverlay = (pane) => {
  if (pane.shown === undefined) return;
  const nodes = [];
  const rect = ([x, y, width, height], kind) => draw("rect", { x, y, width: Math.max(0, width), height: Math.max(0, height), class: kind });
  for (const view of pane.shown.views) {
    if (view.hidden) continue;
    if (shows.frames) nodes.push(rect(view.frame, "frames"));
    if (shows.open && view.open !== undefined) {
      nodes.push(rect(view.frame, "open"), draw("text", { x: view.frame[0] + 2, y: view.frame[1] + 22 }, `${view.open.join(", ")} ambiguous`));
    }
    if (shows.ids && view.id !== undefined) nodes.push(draw("text", { x: view.frame[0] + 2, y: view.frame[1] + 11 }, view.id));
    if (isChosen(view)) nodes.push(rect(view.frame, "chosen"));
  }
  if (shows.constraints) {
    for (const constraint of pane.shown.constraints) {
      const [[x1, y1], [x2, y2]] = [constraint.from, constraint.to];
      const line = draw("line", { x1, y1, x2, y2, ...(constraint.priority < 1000 ? { "stroke-dasharray": "4 3" } : {}) });
      line.append(draw("title", {}, constraint.text));
      nodes.push(line);
    }
  }
  pane.overlay.replaceChildren(...nodes);
};

const clickPane = (pane, event) => {
  if (pane.shown === undefined) return;
  const box = pane.overlay.getBoundingClientRect();
  const x = (event.clientX - box.left) * pane.shown.width / box.width;
  const y = (event.clientY - box.top) * pane.shown.height / box.height;
  if (isUsed && isLive) {
    const tap = `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
    pane.choice.taps = (pane.choice.taps ?? "") === "" ? tap : `${pane.choice.taps},${tap}`;
    return void refreshPane(pane);
  }
  const holds = ({ frame: [left, top, width, height] }) => x >= left && y >= top && x < left + width && y < top + height;
  const found = pane.shown.views.findLast((view) => !view.hidden && view.line !== undefined && holds(view));
  if (found !== undefined) {
    choose(found);
    if (isLive && state.editor) openPlace(found.file ?? at.file, found.line, found.column);
  }
};
