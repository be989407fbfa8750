// Keys, text input, and the clipboard.

// The frame of the caret, or null if no text is being edited.
let wanted = null;
let isComposing = false;
// Browsers report a deletion only if the field contains text.
const blank = "\u00a0\u00a0";

const empty = () => {
  keys.value = blank;
  keys.setSelectionRange(1, 1);
};

const write = (caret) => {
  wanted = caret;
  if (caret === null) {
    if (document.activeElement === keys) keys.blur();
    return;
  }
  keys.style.left = caret[0] + "px";
  keys.style.top = caret[1] + "px";
  keys.style.height = Math.max(1, caret[3]) + "px";
  if (document.activeElement !== keys) {
    empty();
    keys.focus({ preventScroll: true });
  }
};

const names = {
  Enter: "return", Backspace: "delete", Tab: "tab", ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up",
  ArrowDown: "down", Home: "home", End: "end", Escape: "escape", PageUp: "pageUp", PageDown: "pageDown",
};

const modifiers = (event) => [
  ["shift", event.shiftKey], ["control", event.ctrlKey], ["alternate", event.altKey], ["command", event.metaKey],
].filter(([, isDown]) => isDown).map(([name]) => name);

addEventListener("keydown", (event) => {
  if (isComposing || event.isComposing || event.keyCode === 229) return;
  const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph");
  let key = names[event.key];
  if (key === undefined) {
    if ([...event.key].length !== 1) return;
    // An input or paste event follows.
    if (!isCommand && wanted !== null) return;
    // The browser itself copies selected text of the picture.
    const isSelected = picture.classList.contains("selectable") && !getSelection().isCollapsed;
    if (isCommand && event.key.toLowerCase() === "c" && isSelected) return;
    if (isCommand && event.key.toLowerCase() === "v") {
      keys.focus({ preventScroll: true });
      return;
    }
    // Browser commands that no app should replace: tabs, windows, zoom, and search in the page.
    if (isCommand && "tnwrlf+-0".includes(event.key.toLowerCase())) return;
    key = event.key;
  }
  event.preventDefault();
  say({ do: "key", key, modifiers: modifiers(event) });
});

keys.addEventListener("beforeinput", (event) => {
  // A composition event follows.
  if (event.inputType.includes("Composition")) return;
  event.preventDefault();
  switch (event.inputType) {
    case "insertText": case "insertReplacementText":
      if (event.data) say({ do: "text", text: event.data });
      break;
    case "insertLineBreak": case "insertParagraph": say({ do: "key", key: "return", modifiers: [] }); break;
    case "deleteContentBackward": say({ do: "key", key: "delete", modifiers: [] }); break;
    case "deleteWordBackward": say({ do: "key", key: "delete", modifiers: ["alternate"] }); break;
  }
});
keys.addEventListener("compositionstart", () => {
  isComposing = true;
  keys.value = "";
});
keys.addEventListener("compositionupdate", (event) => say({ do: "compose", text: event.data }));
keys.addEventListener("compositionend", (event) => {
  isComposing = false;
  say(event.data === "" ? { do: "compose", text: "" } : { do: "text", text: event.data });
  empty();
});
addEventListener("paste", (event) => {
  event.preventDefault();
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (text !== "") say({ do: "paste", text: text.slice(0, 100000) });
});

// Only text can be dropped, so files remain on the user's machine.
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  const text = event.dataTransfer.getData("text/plain");
  if (text !== "") say({ do: "drop", text: text.slice(0, 100000), at: at(event) });
});

const copy = async (text) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without HTTPS, a page can copy only its selection.
    const last = keys.value;
    keys.value = text;
    keys.select();
    document.execCommand("copy");
    keys.value = last;
    if (wanted === null) keys.blur();
    else empty();
  }
};
