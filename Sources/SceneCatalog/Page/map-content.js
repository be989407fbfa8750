// The content of the map: groups, cards of scenes, and routes.

const fillMap = () => {
  const world = byID("world");
  seen?.disconnect();
  seen = new IntersectionObserver((entries) => entries.forEach((entry) => {
    const card = cards.get(entry.target);
    if (card === undefined) return;
    card.isSeen = entry.isIntersecting;
    refreshCard(card);
  }), { root: byID("canvas"), rootMargin: "200px" });
  const old = new Map([...cards.values()].map((card) => [card.key, card]));
  cards.clear();
  const groups = state.map.groups.map((group) => place(make("div", { className: "group" }, make("span", {}, group.path, unsaved(file(group.path)))), group.frame));
  const routes = draw("svg", { id: "routes", width: state.map.width, height: state.map.height, "aria-hidden": "true" });
  const labels = [];
  for (const route of state.map.routes) {
    const points = route.points.map(([x, y]) => `${x} ${y}`).join(" L ");
    const [[x, y], [fromX, fromY]] = [route.points.at(-1), route.points.at(-2) ?? route.points[0]];
    const angle = Math.atan2(y - fromY, x - fromX);
    const tip = (turn) => `${x - 8 * Math.cos(angle + turn)} ${y - 8 * Math.sin(angle + turn)}`;
    routes.append(draw("path", { d: `M ${points} M ${tip(0.5)} L ${x} ${y} L ${tip(-0.5)}`, class: route.kind === "relationship" ? "relationship" : "segue" }));
    if (route.labelFrame !== null) labels.push(place(make("div", { className: "label" }, ...route.label.map((line) => make("div", {}, line))), route.labelFrame));
  }
  const dots = draw("svg", { id: "senders", width: state.map.width, height: state.map.height, "aria-hidden": "true" });
  const nodes = state.map.nodes.map((node) => {
    if (node.scene === null) {
      return place(make("div", { className: "card box" }, node.reference ?? ""), node.frame);
    }
    const item = scene(node.path, node.scene);
    const key = `${node.path}\n${node.scene}`;
    const kept = old.get(key);
    const holder = kept?.holder ?? make("div", { className: "frame" });
    const [x, y, width, height] = node.picture;
    place(holder, [x - node.frame[0], y - node.frame[1], width, height]);
    const button = place(make("button", {
      type: "button", className: node.initial ? "card initial" : "card",
      "aria-label": `${item?.name}, ${item?.class ?? item?.element}${item?.title ? `, “${item.title}”` : ""}, in ${node.path}`,
      onclick: () => go(node.path, node.scene), onfocus: (event) => { if (event.target.matches(":focus-visible")) reveal(node.frame); },
    }, make("b", {}, item?.name ?? ""), make("span", {}, item?.class ?? item?.element ?? ""), holder), node.frame);
    cards.set(button, { key, path: node.path, scene: node.scene, holder, button, drawn: kept?.drawn, seen: kept?.seen, isSeen: false });
    seen.observe(button);
    return button;
  });
  place(world, [0, 0, state.map.width, state.map.height]);
  world.replaceChildren(...groups, routes, ...nodes, dots, ...labels);
  drawSenders();
  filterMap();
};

// Draws the trigger of each segue as a dot in the picture, with a line to the route.
const drawSenders = () => {
  const byKey = new Map([...cards.values()].map((card) => [card.key, card]));
  const marks = state.map.routes.flatMap((route) => {
    const node = state.map.nodes[route.from];
    const seen = byKey.get(`${node.path}\n${node.scene}`)?.seen;
    if (seen === undefined) return [];
    const [left, top, width, height] = node.picture;
    return route.senders.flatMap(([line, column]) => {
      const view = seen.views.find((view) => view.line === line && view.column === column && view.file === undefined);
      if (view === undefined || view.hidden) return [];
      const [x, y] = [(view.frame[0] + view.frame[2] / 2) / seen.width, (view.frame[1] + view.frame[3] / 2) / seen.height];
      if (x < 0 || y < 0 || x > 1 || y > 1) return [];
      const [cx, cy] = [left + x * width, top + y * height];
      const [x2, y2] = route.points[0];
      return [draw("line", { x1: cx, y1: cy, x2, y2 }), draw("circle", { cx, cy, r: 3.5 })];
    });
  });
  byID("senders")?.replaceChildren(...marks);
};
