// The connection to the app. It sends events, repeats lost events, and connects again after it is interrupted.

let socket = null;
let session = sessionStorage.getItem("session");
let delay = 0;
let isOver = false;
// The events that the app has not confirmed. They are sent again after the next connection.
let unheard = [];
let count = 0;
// The maximum length of a message, in bytes.
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
    if (delay > 0) tell("The connection was lost. Reconnecting…");
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
  // A message that is too long would end this connection and each later one.
  if (new TextEncoder().encode(text).length > most) return tell("The text is too long for the program.");
  count = n;
  unheard.push({ n, text });
  // After a long interruption, only the latest events matter.
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
      // A new process of the app has not received the events for the previous process.
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
    // After a connection that lasted for a while, the next one has no delay.
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
