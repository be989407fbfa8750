// The address of the page, and navigation to other scenes.

const address = () => {
  if (at.file === null) return "#map";
  const query = new URLSearchParams({ file: at.file, scene: at.scene });
  if (chosen !== null && chosen.file === undefined) query.set("view", `${chosen.line}:${chosen.column}`);
  return `#${query}`;
};
const go = (path, index = 0, view = null) => {
  [at, chosen] = [{ file: path, scene: index }, view];
  if (location.hash !== address()) history.pushState(null, "", address());
  show();
  main.focus({ preventScroll: true });
};
// An address such as `#file=Main.scene&line=12` refers to the element at this position.
const follow = async () => {
  const query = new URLSearchParams(location.hash.slice(1));
  const path = query.get("file");
  const wanted = Number(query.get("line"));
  // The server resolves the path, which can differ from the path that the server uses for the file.
  if (path !== null && wanted > 0 && (isLive || file(path) !== undefined)) {
    const found = await find(path, wanted, Number(query.get("column")) || 1);
    if (found !== null) {
      [at, chosen] = [{ file: found.file, scene: found.scene }, { line: found.line, column: found.column }];
      return show();
    }
  }
  if (path === null || file(path) === undefined) { [at, chosen] = [{ file: null, scene: 0 }, null]; return show(); }
  const [line, column] = (query.get("view") ?? "").split(":").map(Number);
  [at, chosen] = [{ file: path, scene: Number(query.get("scene")) || 0 }, line > 0 ? { line, column: column || 1 } : null];
  show();
};
const find = async (path, line, column) => {
  if (isLive) {
    const answer = await fetch(`find?${new URLSearchParams({ file: path, line, column })}`);
    return answer.ok ? answer.json() : null;
  }
  let best = null;
  file(path).screens.forEach((screens, index) => (screens[0]?.views ?? []).forEach((view) => {
    if (view.line <= line && (best === null || view.line >= best.line)) best = { file: path, scene: index, line: view.line, column: view.column };
  }));
  return best;
};

const show = () => {
  showList();
  showDiagnostics();
  showChosen();
  byID("views").replaceChildren();
  if (at.file === null) { panes = []; showMap(); } else { seen?.disconnect(); cards.clear(); showScene(); }
};
