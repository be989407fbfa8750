// The cards of the map.

// Draws a card when it becomes visible, or when its file changes while it is visible.
const refreshCard = (card) => {
  const item = file(card.path);
  card.button.classList.toggle("broken", item.broken);
  if (!card.isSeen || card.drawn === item.version || card.isAsked) return;
  card.isAsked = true;
  const wanted = item.version;
  queued(async () => {
    if (!card.isSeen) return;
    try {
      const shown = await load(card.path, card.scene, {});
      card.seen = { views: shown.views, width: shown.width, height: shown.height };
      await replace(card.holder, shown, "");
      drawSenders();
    } catch (error) {
      if (card.holder.querySelector("img") === null) card.holder.replaceChildren(make("span", { className: "error", title: error.message }, "cannot be drawn"));
    }
    card.drawn = wanted;
  }).finally(() => {
    card.isAsked = false;
    if (card.isSeen && card.drawn !== undefined && card.drawn !== file(card.path)?.version && file(card.path) !== undefined) refreshCard(card);
  });
};

const filterMap = () => {
  for (const card of cards.values()) card.button.classList.toggle("dim", !matches(card.path, scene(card.path, card.scene)));
};
