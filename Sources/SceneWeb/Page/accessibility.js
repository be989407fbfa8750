// The invisible elements for screen readers and other assistive technologies.

const reader = document.getElementById("reader");
const elements = new Map();
const known = new Map();

const perform = (id, action, more) => say({ do: "perform", id, action, ...more });

const steps = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" };
const pages = { PageUp: "scroll up", PageDown: "scroll down" };

// Text fields and sliders have native elements, in which software, such as a dictation app, sets text and values without
// key presses. The elements are invisible and receive no keys.
const tag = (what) => (what.field === undefined ? "DIV" : what.field.kind === "area" ? "TEXTAREA" : "INPUT");

const make = (id, what) => {
  const element = document.createElement(tag(what));
  element.tabIndex = -1;
  element.addEventListener("click", (event) => {
    event.stopPropagation();
    perform(id, "activate");
  });
  element.addEventListener("focus", (event) => {
    const what = known.get(id);
    if (event.target !== element || what.focused) return;
    if (what.actions.includes("reveal")) perform(id, "reveal");
    if (what.actions.includes("focus")) perform(id, "focus");
  });
  // The innermost scrollable element scrolls by a page.
  element.addEventListener("keydown", (event) => {
    const what = known.get(id);
    const action = event.target === element ? steps[event.key] ?? pages[event.key] : pages[event.key];
    if (what.focused || !what.actions.includes(action)) return;
    event.preventDefault();
    event.stopPropagation();
    perform(id, action);
  });
  element.addEventListener("contextmenu", (event) => {
    if (!known.get(id).actions.includes("showMenu")) return;
    event.preventDefault();
    event.stopPropagation();
    perform(id, "showMenu");
  });
  element.addEventListener("input", () => {
    const isNumber = known.get(id).field.kind === "range";
    if (isNumber) perform(id, "setValue", { value: Number(element.value) });
    else perform(id, "setText", { text: element.value });
  });
  elements.set(id, element);
  return element;
};

const fill = (element, field) => {
  if (element.tagName === "INPUT") element.type = field.kind;
  if (field.kind === "range") Object.assign(element, { min: field.min, max: field.max, step: "any" });
  if (element.value !== String(field.value)) element.value = field.value;
};

// Each custom action is a button after its element, because ARIA has no other representation. Returns whether the
// number of actions has changed.
const offers = new Map();

const offer = (id, what) => {
  const [x, y] = what.frame;
  const last = offers.get(id) ?? [];
  offers.set(id, what.custom.map((name, index) => {
    const button = last[index] ?? document.createElement("div");
    button.tabIndex = -1;
    button.setAttribute("role", "button");
    button.setAttribute("aria-label", name);
    button.onclick = (event) => {
      event.stopPropagation();
      perform(id, "custom", { name });
    };
    Object.assign(button.style, { left: x + "px", top: y + "px", width: "1px", height: "1px" });
    return button;
  }));
  return last.length !== what.custom.length;
};

const describe = (element, what) => {
  if (what.role === "") element.removeAttribute("role");
  else element.setAttribute("role", what.role);
  for (const { name } of [...element.attributes]) {
    if (name.startsWith("aria-") && !(name in what.attributes)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(what.attributes)) element.setAttribute(name, value);
  const [x, y, width, height] = what.frame;
  Object.assign(element.style, { left: x + "px", top: y + "px", width: width + "px", height: height + "px" });
  if (what.field !== undefined) fill(element, what.field);
};

const arrange = (id, isOther) => {
  const what = known.get(id);
  if (what.field !== undefined) return;
  if (isOther(id)) {
    const children = what.children.flatMap((child) => [elements.get(child), ...offers.get(child)]);
    elements.get(id).replaceChildren(...(what.text === "" ? [] : [what.text]), ...children);
  }
  for (const child of what.children) arrange(child, isOther);
};

// All frames are in the coordinates of the window, so that nested elements do not move.
const speak = (spoken) => {
  const changed = new Set();
  for (const [id, what] of Object.entries(spoken.elements)) {
    known.set(id, what);
    const last = elements.get(id);
    const element = last?.tagName === tag(what) ? last : make(id, what);
    if (last !== element) last?.replaceWith(element);
    describe(element, what);
    if (offer(id, what)) changed.add(id);
  }
  arrange(spoken.root, (id) => id in spoken.elements || known.get(id).children.some((child) => changed.has(child)));
  const root = elements.get(spoken.root);
  if (reader.firstChild !== root) reader.replaceChildren(root);
  for (const [id, element] of elements) {
    if (reader.contains(element)) continue;
    elements.delete(id);
    known.delete(id);
    offers.delete(id);
  }
  // The focus in the browser follows the focus in the app. During text editing, it stays in the field that receives keys.
  for (const [id, what] of known) {
    if (!what.focused) continue;
    if (what.writable) keys.setAttribute("aria-label", what.attributes["aria-label"] ?? "");
    else if (document.activeElement !== elements.get(id)) elements.get(id).focus({ preventScroll: true });
  }
};
