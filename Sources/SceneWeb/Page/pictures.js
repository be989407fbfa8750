// Applies changes in the app's picture to the SVG document, and confirms the pictures that were shown.

let pending = [];

// Hidden pages have no animation frames.
const soon = (work) => (document.hidden ? setTimeout(work, 0) : requestAnimationFrame(work));

const show = (frame, size) => {
  pending.push([frame, size]);
  if (pending.length === 1) soon(showPending);
};

const showPending = () => {
  const frames = pending;
  pending = [];
  for (const [frame, size] of frames) {
    try {
      apply(frame);
    } catch (problem) {
      // A new connection begins with a complete picture.
      console.error(problem);
      socket?.close();
      return;
    }
    statistics.frames += 1;
    statistics.bytes += size;
  }
  if (frames.length > 0) send(JSON.stringify({ shown: frames[frames.length - 1][0].frame }));
};

const fragment = (markup) => {
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "g");
  holder.innerHTML = markup;
  return holder;
};

const layer = (number) => document.getElementById("l" + number);
const inside = (number) => document.getElementById("l" + number + "i") ?? layer(number);

const set = (element, values) => {
  for (const [name, value] of values) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
};

const changes = {
  place: (number, values) => set(layer(number), values),
  inner: (number, values) => set(document.getElementById("l" + number + "i"), values),
  content: (number, markup) => { document.getElementById("l" + number + "c").innerHTML = markup; },
  remove: (number) => layer(number).remove(),
  insert: (parent, before, markup) => {
    inside(parent).insertBefore(fragment(markup).firstElementChild, before === null ? null : layer(before));
  },
};

const apply = (frame) => {
  if (frame.all !== undefined) {
    images.innerHTML = frame.images;
    root.innerHTML = frame.all;
  } else if (frame.images !== undefined) {
    images.append(...fragment(frame.images).childNodes);
  }
  for (const [name, ...values] of frame.changes ?? []) changes[name](...values);
  if (frame.size !== undefined) picture.setAttribute("viewBox", `0 0 ${frame.size[0]} ${frame.size[1]}`);
  if (frame.background !== undefined) picture.style.background = frame.background;
  if (frame.title !== undefined) document.title = frame.title;
  if (frame.pointer !== undefined) picture.style.cursor = frame.pointer;
  if (frame.text !== undefined) write(frame.text);
};
