// Opens positions of files in the user's editor, or copies them.

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
