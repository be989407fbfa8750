// The state of the page: the files of the catalog, and the visible scene.

let state = null;
let at = { file: null, scene: 0 };
let chosen = null;
// The visible overlays.
const shows = { frames: false, ids: false, constraints: false, open: false };
// Whether a click is a tap on the scene.
let isUsed = false;
let panes = [];

const file = (path) => state.files.find((file) => file.path === path);
const scene = (path, index) => file(path)?.scenes[index];
const unsaved = (file) => file?.draft === true ? make("span", { className: "unsaved" }, " (not saved)") : "";
const places = (path, line, column) => `${path}:${line}:${column}`;
