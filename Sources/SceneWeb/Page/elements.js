// The elements of the page, and statistics for benchmarks.

const picture = document.getElementById("picture");
const images = document.getElementById("images");
const root = document.getElementById("l0");
const keys = document.getElementById("keys");
const note = document.getElementById("note");
const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

// The number of pictures that were shown, and their size in bytes.
const statistics = { frames: 0, bytes: 0 };
window.scenec = { statistics };
