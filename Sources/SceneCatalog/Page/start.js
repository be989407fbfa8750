// Starts the page. All other files must precede this one.

const start = async () => {
  if (isLive) {
    // The page listens for events before it loads the state, so that no event is lost.
    await listen();
    state = await (await fetch("state")).json();
  } else {
    state = saved;
  }
  search.oninput = () => { showList(); filterMap(); };
  search.onkeydown = (event) => { if (event.key === "Enter") byID("list").querySelector("ul button")?.click(); };
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
  await follow();
  early.forEach((work) => work());
  early = null;
  document.documentElement.dataset.ready = "true";
};
start();
