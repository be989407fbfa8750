// The list of diagnostics.

const showDiagnostics = () => {
  const files = at.file === null ? state.files : [file(at.file)].filter((file) => file !== undefined);
  const items = files.flatMap((file) => {
    const known = new Set(file.errors.map((error) => JSON.stringify(error)));
    const all = [...file.errors, ...file.diagnostics.filter((diagnostic) => !known.has(JSON.stringify(diagnostic)))];
    return all.map((diagnostic) => make("li", {},
      make("span", { className: diagnostic.severity }, `${diagnostic.severity}: `), diagnostic.message,
      diagnostic.rule === null ? "" : ` [${diagnostic.rule}]`, placeButton(file.path, diagnostic.line, diagnostic.column)));
  });
  const problems = at.file === null ? state.problems.map((text) => make("li", { className: "error" }, text)) : [];
  const all = [...problems, ...items];
  // Thousands of diagnostics would slow down the page.
  const most = 200;
  const rest = all.length > most ? [make("li", { className: "note" }, `and ${all.length - most} more`)] : [];
  byID("diagnostics").replaceChildren(...(all.length === 0 ? [make("li", { className: "note" }, "No diagnostics.")] : all.slice(0, most)), ...rest);
};
