// Handles changes of files.

// Continues to show the same scene if scenes were added or removed before it.
const stay = (old, item) => {
  const name = old.scenes[at.scene]?.name;
  if (name === undefined || item.scenes[at.scene]?.name === name) return;
  const index = item.scenes.findIndex((scene) => scene.name === name);
  if (index < 0) return;
  at.scene = index;
  history.replaceState(null, "", address());
};

const take = (change) => {
  for (const item of change.files) {
    const index = state.files.findIndex((file) => file.path === item.path);
    if (index < 0) continue;
    if (item.path === at.file) stay(state.files[index], item);
    state.files[index] = item;
  }
  state.problems = change.problems;
  // Pictures are updated first, because lists can wait for a frame.
  if (at.file === null) {
    if (change.map !== undefined) {
      state.map = change.map;
      fillMap();
    }
    for (const card of cards.values()) refreshCard(card);
    document.querySelectorAll(".group > span").forEach((name, index) => {
      const path = state.map.groups[index]?.path;
      if (path !== undefined) name.replaceChildren(path, unsaved(file(path)));
    });
  } else {
    if (change.map !== undefined) state.map = change.map;
    if (change.files.some((item) => item.path === at.file)) {
      const isThere = scene(at.file, at.scene) !== undefined;
      if (isThere && panes.length === 0) showScene();
      for (const pane of panes) if (isThere && pane.drawn !== file(at.file).version) refreshPane(pane);
      showTrouble();
    }
    // After taps, a pane can show a scene of another file.
    for (const pane of panes) if (change.files.some((item) => item.path !== at.file && item.path === pane.shown?.file)) refreshPane(pane);
  }
  requestAnimationFrame(() => { showList(); showDiagnostics(); });
};
