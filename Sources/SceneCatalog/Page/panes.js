// The panes, each of which shows the scene on one screen.

const selectOf = (pane, key, title, options) => make("label", {}, title, make("select", {
  onchange: (event) => { pane.choice[key] = event.target.value; pane.choice.taps = ""; refreshPane(pane); },
}, ...options.map(([value, text]) => make("option", { value, selected: (pane.choice[key] ?? "") === value }, text))));

const addPane = (choice = {}) => {
  const pane = { choice, number: 0 };
  const item = file(at.file);
  const selects = isLive ? [
    selectOf(pane, "device", "Device", [["", "as in the file"], ...state.devices.map((device) => [device.name, device.title])]),
    selectOf(pane, "orientation", "Orientation", [["", "as in the file"], ["portrait", "portrait"], ["landscape", "landscape"]]),
    selectOf(pane, "style", "Style", [["", "default"], ["light", "light"], ["dark", "dark"]]),
    selectOf(pane, "locale", "Locale", [["", "as in the file"], ...[...item.locales, ...state.pseudoLocales].map((name) => [name, name])]),
    selectOf(pane, "text-size", "Text size", [["", "default"], ...state.textSizes.map((name) => [name, name])]),
    selectOf(pane, "scale", "Scale", [["", "default"], ["1", "1×"], ["2", "2×"], ["3", "3×"]]),
  ] : [selectOf(pane, "screen", "Screen", state.screens.map((name, index) => [index === 0 ? "" : String(index), name]))];
  pane.screen = make("div", { className: "screen" });
  pane.overlay = draw("svg", { preserveAspectRatio: "none", role: "img", "aria-label": "The views of the scene, as listed under Views" });
  pane.overlay.addEventListener("click", (event) => clickPane(pane, event));
  pane.note = make("p", { className: "note", role: "status" });
  pane.back = make("button", { type: "button", hidden: true, onclick: () => { pane.choice.taps = ""; refreshPane(pane); } }, "Back to the start");
  const remove = make("button", { type: "button", onclick: () => { panes = panes.filter((other) => other !== pane); pane.section.remove(); } }, "Remove");
  pane.there = make("button", { type: "button", hidden: true, onclick: () => go(pane.shown.file ?? at.file, pane.shown.scene) }, "Go to that scene");
  pane.section = make("section", { className: "pane", "aria-label": "A screen" }, make("div", { className: "choices" }, ...selects, remove, pane.back, pane.there), pane.screen, pane.note);
  pane.screen.append(pane.overlay);
  panes.push(pane);
  byID("panes").append(pane.section);
  refreshPane(pane);
};

const refreshPane = async (pane) => {
  pane.number += 1;
  const number = pane.number;
  const { file: path, scene: index } = at;
  pane.drawn = file(path)?.version;
  try {
    const shown = await load(path, index, pane.choice);
    if (number !== pane.number) return shown.release();
    const factor = Math.min(1, 640 / shown.height, 900 / shown.width);
    Object.assign(pane.screen.style, { width: `${shown.width * factor}px`, height: `${shown.height * factor}px` });
    pane.shown = shown;
    pane.overlay.setAttribute("viewBox", `0 0 ${shown.width} ${shown.height}`);
    drawOverlay(pane);
    const isElsewhere = shown.scene !== null && (shown.file !== null || shown.scene !== index);
    const now = isElsewhere ? scene(shown.file ?? path, shown.scene)?.name : undefined;
    const words = [now === undefined ? "" : shown.file === null ? `This screen now shows ${now}.` : `This screen now shows ${now} of ${shown.file}.`, ...shown.problems, ...shown.conflicts];
    pane.note.textContent = words.filter((text) => text !== "").join(" ");
    pane.back.hidden = (pane.choice.taps ?? "") === "";
    pane.there.hidden = now === undefined;
    if (pane === panes[0]) showViews(pane);
    await replace(pane.screen, shown, `${scene(path, index)?.name ?? path}, as a picture`);
  } catch (error) {
    if (number !== pane.number) return;
    // A failed tap is removed.
    pane.choice.taps = (pane.choice.taps ?? "").split(",").slice(0, -1).join(",");
    pane.note.textContent = error.message;
  }
};
