// The view of a single scene, with its tools and the errors in its file.

const showScene = () => {
  const item = scene(at.file, at.scene);
  const check = (key, text) => make("label", {}, make("input", { type: "checkbox", checked: shows[key], onchange: (event) => { shows[key] = event.target.checked; panes.forEach(drawOverlay); } }), ` ${text}`);
  main.className = "";
  main.replaceChildren(
    make("div", { className: "tools" }, make("button", { type: "button", onclick: () => go(null) }, "All scenes"), make("h2", { id: "scene-title" })),
    make("div", { id: "trouble" }),
    make("div", { className: "tools", role: "group", "aria-label": "Overlays" },
      check("frames", "Frames"), check("ids", "IDs"), check("constraints", "Constraints"), check("open", "Ambiguity"),
      !isLive ? "" : make("label", {}, make("input", { id: "use", type: "checkbox", checked: isUsed, onchange: (event) => { isUsed = event.target.checked; byID("panes").classList.toggle("using", isUsed); } }), " Treat clicks as taps"),
      make("button", { id: "beside", type: "button", onclick: () => { addPane({ ...panes.at(-1)?.choice, taps: "" }); } }, "Add a screen")),
    make("div", { id: "panes", className: isUsed ? "using" : "" }));
  const choices = panes.length > 0 ? panes.map((pane) => ({ ...pane.choice, taps: "" })) : [{}];
  panes = [];
  showTrouble();
  if (item !== undefined) choices.forEach(addPane);
};

const showTrouble = () => {
  const item = scene(at.file, at.scene);
  const errors = file(at.file)?.errors ?? [];
  byID("scene-title").replaceChildren(item === undefined ? at.file : `${item.name}: ${item.class ?? item.element}`, unsaved(file(at.file)));
  byID("trouble").replaceChildren(
    ...(item === undefined ? [] : [placeButton(at.file, item.line, item.column)]),
    ...errors.slice(0, 5).map((error) => make("div", { className: "trouble", role: "alert" }, make("span", { className: "error" }, `${error.message} `), placeButton(at.file, error.line, error.column))),
    ...(errors.length > 0 && item !== undefined ? [make("p", { className: "note" }, "The file has errors. This is its last valid picture.")] : []));
  byID("panes").classList.toggle("broken", errors.length > 0);
};
