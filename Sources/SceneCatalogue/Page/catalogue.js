"use strict";
// Shows the scenes of a catalogue: from a server that says what has changed, or from files beside this one.
(() => {
  const saved = window.scenecCatalogue;
  const isLive = saved === undefined;
  const byID = (id) => document.getElementById(id);
  const main = byID("main");
  const search = byID("search");

  // For whoever measures: when a changed picture was on the screen, in milliseconds since 1970, and how often one was asked for. The window hears
  // `scenec-painted` then.
  const statistics = { painted: 0, frames: 0, asked: 0 };
  window.scenec = { statistics };

  // Texts are put into nodes and never read as HTML: what scenes say stays text.
  const make = (name, properties = {}, ...children) => {
    const node = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
      if (value === undefined || value === null) continue;
      if (key in node && key !== "list") node[key] = value;
      else node.setAttribute(key, value);
    }
    node.append(...children);
    return node;
  };
  const draw = (name, attributes, text) => {
    const node = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    if (text !== undefined) node.textContent = text;
    return node;
  };
  const tell = (text) => { byID("status").textContent = text; };
  const place = (node, [x, y, width, height]) => {
    Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    return node;
  };

  // MARK: What there is

  let state = null;
  let at = { file: null, scene: 0 };
  let chosen = null;
  // The overlays, and whether a click taps what the scene shows.
  const shows = { frames: false, ids: false, constraints: false, open: false };
  let isUsed = false;
  let panes = [];

  const file = (path) => state.files.find((file) => file.path === path);
  const scene = (path, index) => file(path)?.scenes[index];
  const unsaved = (file) => file?.draft === true ? make("span", { className: "unsaved" }, " (not saved)") : "";
  const places = (path, line, column) => `${path}:${line}:${column}`;

  // MARK: Pictures

  // Two at a time: what comes into sight last is not behind hundreds that have left it.
  const waiting = [];
  let running = 0;
  const queued = (work) => new Promise((resolve, reject) => {
    waiting.push({ work, resolve, reject });
    pump();
  });
  const pump = () => {
    while (running < 2 && waiting.length > 0) {
      const next = waiting.pop();
      running += 1;
      next.work().then(next.resolve, next.reject).finally(() => { running -= 1; pump(); });
    }
  };

  // What a scene looks like on a screen: its picture's address, and what is said of it.
  const load = async (path, index, choice) => {
    statistics.asked += 1;
    if (!isLive) {
      const screens = file(path)?.screens?.[index] ?? [];
      const screen = screens[choice.screen ?? 0] ?? screens[0];
      if (screen === undefined || screen.error !== undefined) throw new Error(screen?.error ?? "There is no picture of it.");
      return { ...screen, address: screen.picture, release() {} };
    }
    const query = new URLSearchParams({ file: path, scene: index });
    for (const [key, value] of Object.entries(choice)) {
      if (value !== "" && value !== undefined) query.set(key, value);
    }
    const answer = await fetch(`screen?${query}`);
    if (!answer.ok) throw new Error((await answer.text()).trim());
    const shown = await answer.json();
    const address = URL.createObjectURL(new Blob([shown.svg], { type: "image/svg+xml" }));
    delete shown.svg;
    return { ...shown, address, release() { URL.revokeObjectURL(address); } };
  };

  // Puts a picture in the place of another once it can be seen: nothing flickers.
  const replace = async (holder, shown, description) => {
    const image = make("img", { alt: description, src: shown.address, draggable: false });
    await image.decode().catch(() => {});
    const old = holder.querySelector("img");
    if (old === null) holder.prepend(image); else old.replaceWith(image);
    holder.release?.();
    holder.release = shown.release;
    statistics.frames += 1;
    // A message comes after the frame that the animation frame was for.
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        statistics.painted = performance.timeOrigin + performance.now();
        dispatchEvent(new Event("scenec-painted"));
      };
      channel.port2.postMessage(null);
    });
  };

  // MARK: Editors

  const openPlace = async (path, line, column) => {
    const text = places(path, line, column);
    if (isLive && state.editor) {
      const query = new URLSearchParams({ file: path, line, column });
      const answer = await fetch(`open?${query}`, { method: "POST" });
      tell(answer.ok ? `Opened ${text}` : (await answer.text()).trim());
    } else {
      await copy(text);
    }
  };
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      tell(`Copied ${text}`);
    } catch {
      tell(text);
    }
  };
  const placeButton = (path, line, column) =>
    make("button", { className: "place", type: "button", onclick: () => openPlace(path, line, column) }, places(path, line, column));

  // MARK: The list of scenes

  const matches = (path, item) => {
    const wanted = search.value.trim().toLowerCase();
    return wanted === "" || [path, item?.name, item?.class, item?.title, item?.element]
      .some((text) => text?.toLowerCase().includes(wanted));
  };

  // What the list says: to make it anew takes longer than to draw a scene, where there are hundreds.
  let listed = null;
  const showList = () => {
    const said = JSON.stringify([at.file, at.scene, search.value, state.files.map((file) =>
      [file.path, file.errors.length > 0, file.draft, file.scenes.map((item) => [item.name, item.title, item.class, item.element])])]);
    if (said === listed) return;
    listed = said;
    const files = state.files.map((file) => {
      const scenes = file.scenes.map((item, index) => ({ item, index })).filter(({ item }) => matches(file.path, item));
      if (scenes.length === 0 && (file.scenes.length > 0 || !matches(file.path))) return null;
      const errors = file.errors.length > 0 ? make("span", { className: "error" }, " (broken)") : "";
      const isBare = file.scenes.length === 0;
      return make("li", { className: "file" },
        isBare ? make("button", { type: "button", onclick: () => go(file.path, 0) }, file.path, errors, unsaved(file)) : make("span", {}, file.path, errors, unsaved(file)),
        make("ul", {}, ...scenes.map(({ item, index }) => make("li", {}, make("button", {
          type: "button", onclick: () => go(file.path, index),
          "aria-current": at.file === file.path && at.scene === index ? "true" : null,
        }, item.name, item.title !== null && item.title !== item.name ? ` “${item.title}”` : "")))));
    }).filter((item) => item !== null);
    byID("list").replaceChildren(
      make("li", { className: "file" }, make("button", { type: "button", "aria-current": at.file === null ? "true" : null, onclick: () => go(null) }, "All scenes")),
      ...files);
  };

  // MARK: Findings

  const showFindings = () => {
    const files = at.file === null ? state.files : [file(at.file)].filter((file) => file !== undefined);
    const items = files.flatMap((file) => {
      const known = new Set(file.errors.map((error) => JSON.stringify(error)));
      const all = [...file.errors, ...file.findings.filter((finding) => !known.has(JSON.stringify(finding)))];
      return all.map((finding) => make("li", {},
        make("span", { className: finding.severity }, `${finding.severity}: `), finding.message,
        finding.rule === null ? "" : ` [${finding.rule}]`, placeButton(file.path, finding.line, finding.column)));
    });
    const problems = at.file === null ? state.problems.map((text) => make("li", { className: "error" }, text)) : [];
    const all = [...problems, ...items];
    // A catalogue of thousands is read elsewhere.
    const most = 200;
    const rest = all.length > most ? [make("li", { className: "note" }, `and ${all.length - most} more`)] : [];
    byID("findings").replaceChildren(...(all.length === 0 ? [make("li", { className: "note" }, "Nothing was found.")] : all.slice(0, most)), ...rest);
  };

  // MARK: The map

  const view = { x: 0, y: 0, scale: 1 };
  let seen = null;
  const cards = new Map();

  const moveMap = () => { byID("world").style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`; };
  const zoom = (factor, x, y) => {
    const box = byID("canvas").getBoundingClientRect();
    const [px, py] = [x ?? box.width / 2, y ?? box.height / 2];
    const scale = Math.min(3, Math.max(0.03, view.scale * factor));
    view.x = px - (px - view.x) * scale / view.scale;
    view.y = py - (py - view.y) * scale / view.scale;
    view.scale = scale;
    moveMap();
  };
  const fitMap = () => {
    const box = byID("canvas").getBoundingClientRect();
    view.scale = Math.min(1, Math.max(0.03, Math.min(box.width / state.map.width, box.height / state.map.height)));
    view.x = Math.max(0, (box.width - state.map.width * view.scale) / 2);
    view.y = 0;
    moveMap();
  };
  const glide = (work) => {
    byID("world").classList.add("gliding");
    work();
    setTimeout(() => byID("world")?.classList.remove("gliding"), 250);
  };

  const showMap = () => {
    const canvas = make("div", { id: "canvas", tabIndex: 0, role: "group", "aria-label": "Map of all scenes: arrow keys move it, plus and minus zoom" });
    const world = make("div", { id: "world" });
    canvas.append(world);
    const tool = (text, label, work) => make("button", { type: "button", "aria-label": label, onclick: () => glide(work) }, text);
    main.className = "full";
    main.replaceChildren(make("div", { className: "tools" }, make("h2", {}, "All scenes"),
      tool("−", "Zoom out", () => zoom(1 / 1.4)), tool("+", "Zoom in", () => zoom(1.4)), tool("Fit", "Show all of the map", fitMap)), canvas);
    canvas.onwheel = (event) => {
      event.preventDefault();
      const box = canvas.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey) return zoom(Math.exp(-event.deltaY / 200), event.clientX - box.left, event.clientY - box.top);
      view.x -= event.deltaX;
      view.y -= event.deltaY;
      moveMap();
    };
    let grip = null;
    canvas.onpointerdown = (event) => { if (event.button === 0) grip = { x: event.clientX - view.x, y: event.clientY - view.y, moved: false, startX: event.clientX, startY: event.clientY }; };
    canvas.onpointermove = (event) => {
      if (grip === null || event.buttons === 0) return void (grip = event.buttons === 0 ? null : grip);
      if (!grip.moved && Math.hypot(event.clientX - grip.startX, event.clientY - grip.startY) < 5) return;
      grip.moved = true;
      canvas.classList.add("moving");
      [view.x, view.y] = [event.clientX - grip.x, event.clientY - grip.y];
      moveMap();
    };
    canvas.onpointerup = () => {
      if (grip?.moved) canvas.addEventListener("click", (event) => event.stopPropagation(), { capture: true, once: true });
      setTimeout(() => canvas.classList.remove("moving"));
      grip = null;
    };
    canvas.onkeydown = (event) => {
      if (event.target !== canvas) return;
      const step = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
      if (step !== undefined) { view.x += step[0]; view.y += step[1]; moveMap(); }
      else if (event.key === "+" || event.key === "=") zoom(1.4);
      else if (event.key === "-") zoom(1 / 1.4);
      else if (event.key === "0") fitMap();
      else return;
      event.preventDefault();
    };
    fillMap();
    fitMap();
  };

  const fillMap = () => {
    const world = byID("world");
    seen?.disconnect();
    seen = new IntersectionObserver((entries) => entries.forEach((entry) => {
      const card = cards.get(entry.target);
      if (card === undefined) return;
      card.isSeen = entry.isIntersecting;
      refreshCard(card);
    }), { root: byID("canvas"), rootMargin: "200px" });
    const old = new Map([...cards.values()].map((card) => [card.key, card]));
    cards.clear();
    const groups = state.map.groups.map((group) => place(make("div", { className: "group" }, make("span", {}, group.path, unsaved(file(group.path)))), group.frame));
    const routes = draw("svg", { id: "routes", width: state.map.width, height: state.map.height, "aria-hidden": "true" });
    const labels = [];
    for (const route of state.map.routes) {
      const points = route.points.map(([x, y]) => `${x} ${y}`).join(" L ");
      const [[x, y], [fromX, fromY]] = [route.points.at(-1), route.points.at(-2) ?? route.points[0]];
      const angle = Math.atan2(y - fromY, x - fromX);
      const tip = (turn) => `${x - 8 * Math.cos(angle + turn)} ${y - 8 * Math.sin(angle + turn)}`;
      routes.append(draw("path", { d: `M ${points} M ${tip(0.5)} L ${x} ${y} L ${tip(-0.5)}`, class: route.kind === "relationship" ? "relationship" : "segue" }));
      if (route.labelFrame !== null) labels.push(place(make("div", { className: "label" }, ...route.label.map((line) => make("div", {}, line))), route.labelFrame));
    }
    const dots = draw("svg", { id: "senders", width: state.map.width, height: state.map.height, "aria-hidden": "true" });
    const nodes = state.map.nodes.map((node) => {
      if (node.scene === null) {
        return place(make("div", { className: "card box" }, node.reference ?? ""), node.frame);
      }
      const item = scene(node.path, node.scene);
      const key = `${node.path}\n${node.scene}`;
      const kept = old.get(key);
      const holder = kept?.holder ?? make("div", { className: "frame" });
      const [x, y, width, height] = node.picture;
      place(holder, [x - node.frame[0], y - node.frame[1], width, height]);
      const button = place(make("button", {
        type: "button", className: node.initial ? "card initial" : "card",
        "aria-label": `${item?.name}, ${item?.class ?? item?.element}${item?.title ? `, “${item.title}”` : ""}, in ${node.path}`,
        onclick: () => go(node.path, node.scene), onfocus: (event) => { if (event.target.matches(":focus-visible")) reveal(node.frame); },
      }, make("b", {}, item?.name ?? ""), make("span", {}, item?.class ?? item?.element ?? ""), holder), node.frame);
      cards.set(button, { key, path: node.path, scene: node.scene, holder, button, drawn: kept?.drawn, seen: kept?.seen, isSeen: false });
      seen.observe(button);
      return button;
    });
    place(world, [0, 0, state.map.width, state.map.height]);
    world.replaceChildren(...groups, routes, ...nodes, dots, ...labels);
    drawSenders();
    filterMap();
  };

  // What sets a segue off, as a dot where the picture shows it, from which a line leads to the arrow.
  const drawSenders = () => {
    const byKey = new Map([...cards.values()].map((card) => [card.key, card]));
    const marks = state.map.routes.flatMap((route) => {
      const node = state.map.nodes[route.from];
      const seen = byKey.get(`${node.path}\n${node.scene}`)?.seen;
      if (seen === undefined) return [];
      const [left, top, width, height] = node.picture;
      return route.senders.flatMap(([line, column]) => {
        const view = seen.views.find((view) => view.line === line && view.column === column && view.file === undefined);
        if (view === undefined || view.hidden) return [];
        const [x, y] = [(view.frame[0] + view.frame[2] / 2) / seen.width, (view.frame[1] + view.frame[3] / 2) / seen.height];
        if (x < 0 || y < 0 || x > 1 || y > 1) return [];
        const [cx, cy] = [left + x * width, top + y * height];
        const [x2, y2] = route.points[0];
        return [draw("line", { x1: cx, y1: cy, x2, y2 }), draw("circle", { cx, cy, r: 3.5 })];
      });
    });
    byID("senders")?.replaceChildren(...marks);
  };

  const reveal = ([x, y, width, height]) => {
    const box = byID("canvas").getBoundingClientRect();
    byID("canvas").scrollTo(0, 0);
    const [left, top] = [view.x + x * view.scale, view.y + y * view.scale];
    if (left >= 0 && top >= 0 && left + width * view.scale <= box.width && top + height * view.scale <= box.height) return;
    view.x = box.width / 2 - (x + width / 2) * view.scale;
    view.y = box.height / 2 - (y + height / 2) * view.scale;
    moveMap();
  };

  // Drawn when it is seen, and again when it is seen and has changed.
  const refreshCard = (card) => {
    const item = file(card.path);
    card.button.classList.toggle("broken", item.broken);
    if (!card.isSeen || card.drawn === item.version || card.isAsked) return;
    card.isAsked = true;
    const wanted = item.version;
    queued(async () => {
      if (!card.isSeen) return;
      try {
        const shown = await load(card.path, card.scene, {});
        card.seen = { views: shown.views, width: shown.width, height: shown.height };
        await replace(card.holder, shown, "");
        drawSenders();
      } catch (error) {
        if (card.holder.querySelector("img") === null) card.holder.replaceChildren(make("span", { className: "error", title: error.message }, "cannot be drawn"));
      }
      card.drawn = wanted;
    }).finally(() => {
      card.isAsked = false;
      if (card.isSeen && card.drawn !== undefined && card.drawn !== file(card.path)?.version && file(card.path) !== undefined) refreshCard(card);
    });
  };

  const filterMap = () => {
    for (const card of cards.values()) card.button.classList.toggle("dim", !matches(card.path, scene(card.path, card.scene)));
  };

  // MARK: A scene

  const showScene = () => {
    const item = scene(at.file, at.scene);
    const check = (key, text) => make("label", {}, make("input", { type: "checkbox", checked: shows[key], onchange: (event) => { shows[key] = event.target.checked; panes.forEach(drawOverlay); } }), ` ${text}`);
    main.className = "";
    main.replaceChildren(
      make("div", { className: "tools" }, make("button", { type: "button", onclick: () => go(null) }, "All scenes"), make("h2", { id: "scene-title" })),
      make("div", { id: "trouble" }),
      make("div", { className: "tools", role: "group", "aria-label": "What is shown" },
        check("frames", "Frames"), check("ids", "Ids"), check("constraints", "Constraints"), check("open", "Ambiguity"),
        !isLive ? "" : make("label", {}, make("input", { id: "use", type: "checkbox", checked: isUsed, onchange: (event) => { isUsed = event.target.checked; byID("panes").classList.toggle("using", isUsed); } }), " Clicks tap"),
        make("button", { id: "beside", type: "button", onclick: () => { addPane({ ...panes.at(-1)?.choice, taps: "" }); } }, "One more beside")),
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
      ...(errors.length > 0 && item !== undefined ? [make("p", { className: "note" }, "The file is broken at the moment: this is the last picture of it.")] : []));
    byID("panes").classList.toggle("broken", errors.length > 0);
  };

  const selectOf = (pane, key, title, options) => make("label", {}, title, make("select", {
    onchange: (event) => { pane.choice[key] = event.target.value; pane.choice.taps = ""; refreshPane(pane); },
  }, ...options.map(([value, text]) => make("option", { value, selected: (pane.choice[key] ?? "") === value }, text))));

  const addPane = (choice = {}) => {
    const pane = { choice, number: 0 };
    const item = file(at.file);
    const selects = isLive ? [
      selectOf(pane, "device", "Device", [["", "as written"], ...state.devices.map((device) => [device.name, device.title])]),
      selectOf(pane, "orientation", "Held", [["", "as written"], ["portrait", "upright"], ["landscape", "sideways"]]),
      selectOf(pane, "style", "Style", [["", "as started"], ["light", "light"], ["dark", "dark"]]),
      selectOf(pane, "locale", "Locale", [["", "as written"], ...[...item.locales, ...state.pseudoLocales].map((name) => [name, name])]),
      selectOf(pane, "text-size", "Text size", [["", "as started"], ...state.textSizes.map((name) => [name, name])]),
      selectOf(pane, "scale", "Pixels", [["", "as started"], ["1", "1×"], ["2", "2×"], ["3", "3×"]]),
    ] : [selectOf(pane, "screen", "Screen", state.screens.map((name, index) => [index === 0 ? "" : String(index), name]))];
    pane.screen = make("div", { className: "screen" });
    pane.overlay = draw("svg", { preserveAspectRatio: "none", role: "img", "aria-label": "The scene's views: the list of views beside it names them" });
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
      const words = [now === undefined ? "" : shown.file === null ? `This is ${now} now.` : `This is ${now} of ${shown.file} now.`, ...shown.problems, ...shown.conflicts];
      pane.note.textContent = words.filter((text) => text !== "").join(" ");
      pane.back.hidden = (pane.choice.taps ?? "") === "";
      pane.there.hidden = now === undefined;
      if (pane === panes[0]) showViews(pane);
      await replace(pane.screen, shown, `${scene(path, index)?.name ?? path}, as a picture`);
    } catch (error) {
      if (number !== pane.number) return;
      // What cannot be tapped leaves all as it was.
      pane.choice.taps = (pane.choice.taps ?? "").split(",").slice(0, -1).join(",");
      pane.note.textContent = error.message;
    }
  };

  const isChosen = (view) => chosen !== null && view.line === chosen.line && view.column === chosen.column && view.file === chosen.file;

  const drawOverlay = (pane) => {
    if (pane.shown === undefined) return;
    const nodes = [];
    const rect = ([x, y, width, height], kind) => draw("rect", { x, y, width: Math.max(0, width), height: Math.max(0, height), class: kind });
    for (const view of pane.shown.views) {
      if (view.hidden) continue;
      if (shows.frames) nodes.push(rect(view.frame, "frames"));
      if (shows.open && view.open !== undefined) {
        nodes.push(rect(view.frame, "open"), draw("text", { x: view.frame[0] + 2, y: view.frame[1] + 22 }, `${view.open.join(", ")} open`));
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
      ...(chosen.open === undefined ? [] : [make("div", { className: "warning" }, `Its constraints leave ${chosen.open.join(", ")} open.`)]),
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

  // MARK: Where one is

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
  // `#file=Main.scene&line=12` is asked for where the element stands.
  const follow = async () => {
    const query = new URLSearchParams(location.hash.slice(1));
    const path = query.get("file");
    const wanted = Number(query.get("line"));
    // Whoever asks for a place may know the file by another path; the server knows which it is.
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
    showFindings();
    showChosen();
    byID("views").replaceChildren();
    if (at.file === null) { panes = []; showMap(); } else { seen?.disconnect(); cards.clear(); showScene(); }
  };

  // MARK: Changes

  // Where scenes have come before the one that is looked at, it is another one in the order of the file.
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
    // Pictures first: lists can wait for a moment.
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
      // Taps may have led into another file.
      for (const pane of panes) if (change.files.some((item) => item.path !== at.file && item.path === pane.shown?.file)) refreshPane(pane);
    }
    requestAnimationFrame(() => { showList(); showFindings(); });
  };

  // What is said before one knows what there is waits for that.
  let early = [];
  const listen = () => {
    const events = new EventSource("events");
    let wasCut = false;
    const hear = (name, work) => events.addEventListener(name, (event) => {
      const said = JSON.parse(event.data);
      if (early === null) work(said); else early.push(() => work(said));
    });
    hear("change", take);
    hear("state", (said) => {
      state = said;
      // Files have come or gone: the map keeps its place, and so does a scene that is still there.
      if (at.file === null && byID("world") !== null) { fillMap(); showList(); showFindings(); return; }
      if (at.file !== null && scene(at.file, at.scene) !== undefined && panes.length > 0) {
        for (const pane of panes) if (pane.drawn !== file(at.file).version) refreshPane(pane);
        showTrouble(); showList(); showFindings();
        return;
      }
      follow();
    });
    hear("show", (found) => go(found.file, found.scene, { line: found.line, column: found.column }));
    events.onerror = () => { wasCut = true; tell("The preview does not answer: what is seen may be old."); };
    events.onopen = async () => {
      if (early !== null || !wasCut) return;
      wasCut = false;
      // What was said meanwhile, nobody has heard.
      state = await (await fetch("state")).json();
      tell("");
      // Another server counts versions from the beginning.
      for (const card of cards.values()) card.drawn = undefined;
      follow();
    };
    return new Promise((resolve) => ["open", "error"].forEach((name) => events.addEventListener(name, resolve, { once: true })));
  };

  const start = async () => {
    if (isLive) {
      // First the ears, then the state: nothing falls between them.
      await listen();
      state = await (await fetch("state")).json();
    } else {
      state = saved;
    }
    search.oninput = () => { showList(); filterMap(); };
    search.onkeydown = (event) => { if (event.key === "Enter") byID("list").querySelector("ul button")?.click(); };
    addEventListener("popstate", follow);
    addEventListener("hashchange", follow);
    await follow();
    early.forEach((work) => work());
    early = null;
    document.documentElement.dataset.ready = "true";
  };
  start();
})();
