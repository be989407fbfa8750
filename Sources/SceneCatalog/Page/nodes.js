// Creates nodes of the document, and collects statistics for benchmarks.

const saved = window.scenecCatalog;
const isLive = saved === undefined;
const byID = (id) => document.getElementById(id);
const main = byID("main");
const search = byID("search");

// The time at which the last changed picture was visible, in milliseconds since 1970, and the numbers of pictures that
// were shown and requested. The window receives the event `scenec-painted` at that time.
const statistics = { painted: 0, frames: 0, asked: 0 };
window.scenec = { statistics };

// Strings of scenes become text nodes and are never parsed as HTML.
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
