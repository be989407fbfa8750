// The list of all scenes.

const matches = (path, item) => {
  const wanted = search.value.trim().toLowerCase();
  return wanted === "" || [path, item?.name, item?.class, item?.title, item?.element]
    .some((text) => text?.toLowerCase().includes(wanted));
};

// The content of the list. Creating it for hundreds of scenes takes longer than drawing one scene.
let listed = null;
const showList = () => {
  const content = JSON.stringify([at.file, at.scene, search.value, state.files.map((file) =>
    [file.path, file.errors.length > 0, file.draft, file.scenes.map((item) => [item.name, item.title, item.class, item.element])])]);
  if (content === listed) return;
  listed = content;
  const files = state.files.map((file) => {
    const scenes = file.scenes.map((item, index) => ({ item, index })).filter(({ item }) => matches(file.path, item));
    if (scenes.length === 0 && (file.scenes.length > 0 || !matches(file.path))) return null;
    const errors = file.errors.length > 0 ? make("span", { className: "error" }, " (broken)") : "";
    const isBare = file.scenes.length === 0;
    return make("li", { className: "file" },
      isBare ? make("button", { type: "button", onclick: () => go(file.path, 0) }, file.path, errors, unsaved(file)) : make("span", {}, file.path, errors, unsaved(file)),
      make("ul", {}, ...scenes.map(({ item, index }) => make("li", {}, make("button", {
        type: "button", onclick: () => go(file.path, index),
        "aria-current": at.file === file.path && at.scene === index ? "true" : null,
      }, item.name, item.title !== null && item.title !== item.name ? ` “${item.title}”` : "")))));
  }).filter((item) => item !== null);
  byID("list").replaceChildren(
    make("li", { className: "file" }, make("button", { type: "button", "aria-current": at.file === null ? "true" : null, onclick: () => go(null) }, "All scenes")),
    ...files);
};
