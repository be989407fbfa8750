// The size, appearance, languages, and time zone of the browser, which also apply to the app's screen.

const inset = (name) => parseFloat(getComputedStyle(document.body).getPropertyValue("--" + name)) || 0;

const screen = () => ({
  size: [Math.max(1, innerWidth), Math.max(1, innerHeight)],
  scale: devicePixelRatio,
  insets: [inset("top"), inset("left"), inset("bottom"), inset("right")],
  dark: dark.matches,
  still: still.matches,
  languages: navigator.languages.slice(0, 16),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "",
});

const screenChanged = () => say({ do: "screen", ...screen() });
addEventListener("resize", screenChanged);
dark.addEventListener("change", screenChanged);
still.addEventListener("change", screenChanged);
addEventListener("languagechange", screenChanged);
document.addEventListener("visibilitychange", () => say({ do: document.hidden ? "hide" : "show" }));
addEventListener("blur", () => say({ do: "blur" }));
addEventListener("focus", () => say({ do: "focus" }));
