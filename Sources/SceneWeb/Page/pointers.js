// Touches, mice, and wheels.

const down = new Set();
let moves = new Map();
let hover = null;
let isWaiting = false;
const at = (event) => [event.clientX, event.clientY];

// Sends moves once per animation frame.
const flushMoves = () => {
  isWaiting = false;
  if (moves.size > 0) {
    say({ do: "move", fingers: [...moves].map(([finger, place]) => [finger, ...place]) });
    moves = new Map();
  }
  if (hover !== null) {
    say({ do: "hover", at: hover });
    hover = null;
  }
};
const waitToMove = () => {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(flushMoves);
};

picture.addEventListener("pointerdown", (event) => {
  // While the Alt key is pressed, the mouse selects text in the picture.
  picture.classList.toggle("selectable", event.altKey);
  if (event.altKey) return;
  event.preventDefault();
  if (event.button !== 0 || down.has(event.pointerId)) return;
  flushMoves();
  picture.setPointerCapture(event.pointerId);
  down.add(event.pointerId);
  say({ do: "down", finger: event.pointerId, at: at(event) });
  if (wanted !== null) keys.focus({ preventScroll: true });
});
picture.addEventListener("pointermove", (event) => {
  if (down.has(event.pointerId)) moves.set(event.pointerId, at(event));
  else if (event.pointerType === "mouse" && event.buttons === 0) hover = at(event);
  else return;
  waitToMove();
});
const up = (word) => (event) => {
  if (!down.delete(event.pointerId)) return;
  flushMoves();
  say({ do: word, finger: event.pointerId });
};
picture.addEventListener("pointerup", up("up"));
picture.addEventListener("pointercancel", up("cancel"));
picture.addEventListener("contextmenu", (event) => {
  if (event.altKey) return;
  event.preventDefault();
  // The app itself recognizes a long press.
  if (event.pointerType === undefined || event.pointerType === "mouse") say({ do: "menu", at: at(event) });
});
picture.addEventListener("wheel", (event) => {
  event.preventDefault();
  // In most browsers, lines and pages have these lengths.
  const unit = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? innerHeight : 1;
  let [x, y] = [event.deltaX * unit, event.deltaY * unit];
  if (event.shiftKey && x === 0) [x, y] = [y, 0];
  const isNotch = event.deltaMode !== 0 || (Math.abs(event.deltaY) >= 80 && event.deltaX === 0);
  say({ do: "wheel", way: [x, y], at: at(event), smoothly: isNotch });
}, { passive: false });
