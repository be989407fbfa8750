"use strict";
// Shows a program that runs elsewhere: its pictures come in as changes of an SVG document, what a person does goes out.
(() => {
  const picture = document.getElementById("picture");
  const images = document.getElementById("images");
  const root = document.getElementById("l0");
  const keys = document.getElementById("keys");
  const note = document.getElementById("note");
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  // For whoever measures: how many pictures were shown, and how many bytes they were.
  const statistics = { frames: 0, bytes: 0 };
  window.scenec = { statistics };

  // MARK: The connection

  let socket = null;
  let session = sessionStorage.getItem("session");
  let delay = 0;
  let isOver = false;
  // What the program has not said yet that it heard, so that it can be said again.
  let unheard = [];
  let count = 0;
  // In bytes: how long a message may be.
  let most = Infinity;

  const address = () => {
    const url = new URL("socket", location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.search = location.search;
    url.hash = "";
    return url;
  };

  const connect = () => {
    const opened = new WebSocket(address());
    socket = opened;
    opened.onopen = () => opened.send(JSON.stringify({ hello: 1, session, ...screen() }));
    opened.onmessage = (event) => {
      if (socket === opened) take(JSON.parse(event.data), event.data.length);
    };
    opened.onclose = () => {
      if (socket !== opened) return;
      socket = null;
      isWelcome = false;
      pending = [];
      if (isOver) return;
      if (delay > 0) tell("The connection is gone. Trying again…");
      setTimeout(connect, delay);
      delay = Math.min(4000, Math.max(250, delay * 2));
    };
  };

  const send = (text) => {
    if (socket !== null && socket.readyState === WebSocket.OPEN) socket.send(text);
  };

  let isWelcome = false;
  let wasWelcome = false;

  const say = (what) => {
    if (isOver || !wasWelcome) return;
    const n = count + 1;
    const text = JSON.stringify({ ...what, n });
    // Longer than the program takes a message: it would end the connection, again and again.
    if (new TextEncoder().encode(text).length > most) return tell("That is too long for the program.");
    count = n;
    unheard.push({ n, text });
    // Whoever was cut off that long gets an answer to what was done last.
    if (unheard.length > 1000) unheard.shift();
    if (isWelcome) send(text);
  };

  const tell = (text) => {
    note.textContent = text;
    note.hidden = text === "";
  };

  const take = (message, size) => {
    if (message.heard !== undefined) unheard = unheard.filter((event) => event.n > message.heard);
    if (message.session !== undefined) {
      if (message.session !== session) {
        // Another run of the program: it has heard nothing of what was for the last one.
        session = message.session;
        unheard = [];
        count = 0;
        elements.clear();
        known.clear();
        offers.clear();
      }
      sessionStorage.setItem("session", session);
      count = Math.max(count, message.heard ?? 0);
      isWelcome = wasWelcome = true;
      most = message.most;
      // One that holds for a while is made anew at once where it is cut.
      setTimeout(() => { if (socket !== null) delay = 0; }, 2000);
      tell("");
      unheard.forEach((event) => send(event.text));
      say({ do: "screen", ...screen() });
      say({ do: document.hidden ? "hide" : "show" });
    }
    if (message.frame !== undefined) show(message, size);
    if (message.spoken !== undefined) speak(message.spoken);
    if (message.clipboard !== undefined) copy(message.clipboard);
    if (message.over !== undefined) {
      isOver = true;
      sessionStorage.removeItem("session");
      tell(message.over);
    }
  };

  // MARK: Pictures

  let pending = [];

  // What is out of sight gets no turn to draw, and need not be drawn in one.
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
        // Whatever it was, a new connection begins with the whole picture.
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
  // Where the sublayers of a layer are.
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

  // MARK: The screen

  const inset = (name) => parseFloat(getComputedStyle(document.body).getPropertyValue("--" + name)) || 0;

  const screen = () => ({
    size: [Math.max(1, innerWidth), Math.max(1, innerHeight)],
    scale: devicePixelRatio,
    insets: [inset("top"), inset("left"), inset("bottom"), inset("right")],
    dark: dark.matches,
    still: still.matches,
    languages: navigator.languages.slice(0, 16),
  });

  const screenChanged = () => say({ do: "screen", ...screen() });
  addEventListener("resize", screenChanged);
  dark.addEventListener("change", screenChanged);
  still.addEventListener("change", screenChanged);
  addEventListener("languagechange", screenChanged);
  document.addEventListener("visibilitychange", () => say({ do: document.hidden ? "hide" : "show" }));
  addEventListener("blur", () => say({ do: "blur" }));
  addEventListener("focus", () => say({ do: "focus" }));

  // MARK: Fingers and mice

  const down = new Set();
  let moves = new Map();
  let hover = null;
  let isWaiting = false;
  const at = (event) => [event.clientX, event.clientY];

  // Moves are told once for each picture.
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
    // With the alternate key, the mouse selects text of the picture.
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
    // A finger that stays down is the program's own matter.
    if (event.pointerType === undefined || event.pointerType === "mouse") say({ do: "menu", at: at(event) });
  });
  picture.addEventListener("wheel", (event) => {
    event.preventDefault();
    // Lines and pages as most browsers count them.
    const unit = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? innerHeight : 1;
    let [x, y] = [event.deltaX * unit, event.deltaY * unit];
    if (event.shiftKey && x === 0) [x, y] = [y, 0];
    const isNotch = event.deltaMode !== 0 || (Math.abs(event.deltaY) >= 80 && event.deltaX === 0);
    say({ do: "wheel", way: [x, y], at: at(event), smoothly: isNotch });
  }, { passive: false });

  // MARK: Keys

  // Where somebody writes; null where nobody does.
  let wanted = null;
  let isComposing = false;
  // A browser tells of a deletion only where there is something to delete.
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
      // What is written comes as text, and what is pasted with its text.
      if (!isCommand && wanted !== null) return;
      // What was selected of the picture is the browser's to copy.
      const isSelected = picture.classList.contains("selectable") && !getSelection().isCollapsed;
      if (isCommand && event.key.toLowerCase() === "c" && isSelected) return;
      if (isCommand && event.key.toLowerCase() === "v") {
        keys.focus({ preventScroll: true });
        return;
      }
      // The browser's own commands that no program should take: other tabs, windows, the search of the page.
      if (isCommand && "tnwrlf+-0".includes(event.key.toLowerCase())) return;
      key = event.key;
    }
    event.preventDefault();
    say({ do: "key", key, modifiers: modifiers(event) });
  });

  keys.addEventListener("beforeinput", (event) => {
    // What is composed is told by its own events.
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

  // Text of other programs is dropped where it lies; files stay on the machine that they are on.
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
      // Pages that come without encryption may copy only what is selected in them.
      const last = keys.value;
      keys.value = text;
      keys.select();
      document.execCommand("copy");
      keys.value = last;
      if (wanted === null) keys.blur();
      else empty();
    }
  };

  // MARK: For people who do not see the picture

  const reader = document.getElementById("reader");
  const elements = new Map();
  const known = new Map();

  const ask = (id, action, more) => say({ do: "perform", id, action, ...more });

  const steps = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" };
  const pages = { PageUp: "scroll up", PageDown: "scroll down" };

  // Where something is written or set, there is an element of the browser's own kind for it: what writes and sets without
  // keys, such as a program that one speaks to, does so there. It is never seen, and the keys do not go to it.
  const tag = (what) => (what.field === undefined ? "DIV" : what.field.kind === "area" ? "TEXTAREA" : "INPUT");

  const make = (id, what) => {
    const element = document.createElement(tag(what));
    element.tabIndex = -1;
    element.addEventListener("click", (event) => {
      event.stopPropagation();
      ask(id, "activate");
    });
    element.addEventListener("focus", (event) => {
      const what = known.get(id);
      if (event.target !== element || what.focused) return;
      if (what.actions.includes("reveal")) ask(id, "reveal");
      if (what.actions.includes("focus")) ask(id, "focus");
    });
    // A page is scrolled by the innermost element around that can be.
    element.addEventListener("keydown", (event) => {
      const what = known.get(id);
      const action = event.target === element ? steps[event.key] ?? pages[event.key] : pages[event.key];
      if (what.focused || !what.actions.includes(action)) return;
      event.preventDefault();
      event.stopPropagation();
      ask(id, action);
    });
    element.addEventListener("contextmenu", (event) => {
      if (!known.get(id).actions.includes("showMenu")) return;
      event.preventDefault();
      event.stopPropagation();
      ask(id, "showMenu");
    });
    element.addEventListener("input", () => {
      const isNumber = known.get(id).field.kind === "range";
      if (isNumber) ask(id, "setValue", { value: Number(element.value) });
      else ask(id, "setText", { text: element.value });
    });
    elements.set(id, element);
    return element;
  };

  const fill = (element, field) => {
    if (element.tagName === "INPUT") element.type = field.kind;
    if (field.kind === "range") Object.assign(element, { min: field.min, max: field.max, step: "any" });
    if (element.value !== String(field.value)) element.value = field.value;
  };

  // What else can be done with an element stands behind it, a button for each: ARIA has no other word for it. Tells whether
  // there are more than before, or fewer.
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
        ask(id, "custom", { name });
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

  // The places of all are those in the window, so none lies within another for the browser.
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
    // The browser's focus goes where the program's is; where one writes, it stays with the keys.
    for (const [id, what] of known) {
      if (!what.focused) continue;
      if (what.writable) keys.setAttribute("aria-label", what.attributes["aria-label"] ?? "");
      else if (document.activeElement !== elements.get(id)) elements.get(id).focus({ preventScroll: true });
    }
  };

  connect();
})();
