// Handles events of the server.

// The events that arrive before the state is loaded. Afterward, it is null.
let early = [];
const listen = () => {
  const events = new EventSource("events");
  let wasCut = false;
  const on = (name, work) => events.addEventListener(name, (event) => {
    const data = JSON.parse(event.data);
    if (early === null) work(data); else early.push(() => work(data));
  });
  on("change", take);
  on("state", (data) => {
    state = data;
    // When files are added or removed, the map, or a scene that still exists, stays visible.
    if (at.file === null && byID("world") !== null) { fillMap(); showList(); showDiagnostics(); return; }
    if (at.file !== null && scene(at.file, at.scene) !== undefined && panes.length > 0) {
      for (const pane of panes) if (pane.drawn !== file(at.file).version) refreshPane(pane);
      showTrouble(); showList(); showDiagnostics();
      return;
    }
    follow();
  });
  on("show", (found) => go(found.file, found.scene, { line: found.line, column: found.column }));
  events.onerror = () => { wasCut = true; tell("The preview server does not respond. Pictures may be outdated."); };
  events.onopen = async () => {
    if (early !== null || !wasCut) return;
    wasCut = false;
    // Events were lost during the interruption of the connection.
    state = await (await fetch("state")).json();
    tell("");
    // A new server counts versions from zero.
    for (const card of cards.values()) card.drawn = undefined;
    follow();
  };
  return new Promise((resolve) => ["open", "error"].forEach((name) => events.addEventListener(name, resolve, { once: true })));
};
