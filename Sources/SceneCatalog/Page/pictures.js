// Loads pictures of scenes from the server or from exported files.

// Two pictures are loaded at a time. The latest request is first, because earlier ones may no longer be visible.
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

// Returns the address of a scene's picture on a screen, and information about the picture.
const load = async (path, index, choice) => {
  statistics.asked += 1;
  if (!isLive) {
    const screens = file(path)?.screens?.[index] ?? [];
    const screen = screens[choice.screen ?? 0] ?? screens[0];
    if (screen === undefined || screen.error !== undefined) throw new Error(screen?.error ?? "The scene has no picture.");
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

// Replaces a picture after the new one has been decoded, which prevents flickering.
const replace = async (holder, shown, description) => {
  const image = make("img", { alt: description, src: shown.address, draggable: false });
  await image.decode().catch(() => {});
  const old = holder.querySelector("img");
  if (old === null) holder.prepend(image); else old.replaceWith(image);
  holder.release?.();
  holder.release = shown.release;
  statistics.frames += 1;
  // A message arrives after the browser has painted the frame.
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      statistics.painted = performance.timeOrigin + performance.now();
      dispatchEvent(new Event("scenec-painted"));
    };
    channel.port2.postMessage(null);
  });
};
