// The map of all scenes, which the user can move and zoom.

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
const reveal = ([x, y, width, height]) => {
  const box = byID("canvas").getBoundingClientRect();
  byID("canvas").scrollTo(0, 0);
  const [left, top] = [view.x + x * view.scale, view.y + y * view.scale];
  if (left >= 0 && top >= 0 && left + width * view.scale <= box.width && top + height * view.scale <= box.height) return;
  view.x = box.width / 2 - (x + width / 2) * view.scale;
  view.y = box.height / 2 - (y + height / 2) * view.scale;
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
