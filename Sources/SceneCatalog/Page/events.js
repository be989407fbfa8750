// Events of the server.

// Events that arrive before the state; null once it is there.
let early = [];
const listen = () => {
  const events = new EventSource("events");
  let wasCut = false;
  const hear = (name, work) => events.addEventListener(name, (event) => {
    const said = JSON.parse(event.data);
    if (early === null) work(said); else early.push(() => work(said));
  });
  hear("change", take);
  hear("state", (said) => {
    state = said;
    // Files were added or removed: the map, or the scene if it still exists, stays in place.
    if (at.file === null && byID("world") !== null) { fillMap(); showList(); showFindings(); return; }
    if (at.file !== null && scene(at.file, at.scene) !== undefined && panes.length > 0) {
      for (const pane of panes) if (pane.drawn !== file(at.file).version) refreshPane(pane);
      showTrouble(); showList(); showFindings();
      return;
    }
    follow();
  });
  hear("show", (found) => go(found.file, found.scene, { line: found.line, column: found.column }));
  events.onerror = () => { wasCut = true; tell("The preview does not answer: what is seen may be old."); };
  events.onopen = async () => {
    if (early !== null || !wasCut) return;
    wasCut = false;
    // Events were lost meanwhile.
    state = await (await fetch("state")).json();
    tell("");
    // A new server counts versions from the beginning.
    for (const card of cards.values()) card.drawn = undefined;
    follow();
  };
  return new Promise((resolve) => ["open", "error"].forEach((name) => events.addEventListener(name, resolve, { once: true })));
};
