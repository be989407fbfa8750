// The list of findings.

const showFindings = () => {
  const files = at.file === null ? state.files : [file(at.file)].filter((file) => file !== undefined);
  const items = files.flatMap((file) => {
    const known = new Set(file.errors.map((error) => JSON.stringify(error)));
    const all = [...file.errors, ...file.findings.filter((finding) => !known.has(JSON.stringify(finding)))];
    return all.map((finding) => make("li", {},
      make("span", { className: finding.severity }, `${finding.severity}: `), finding.message,
      finding.rule === null ? "" : ` [${finding.rule}]`, placeButton(file.path, finding.line, finding.column)));
  });
  const problems = at.file === null ? state.problems.map((text) => make("li", { className: "error" }, text)) : [];
  const all = [...problems, ...items];
  // Thousands of findings would make the page slow.
  const most = 200;
  const rest = all.length > most ? [make("li", { className: "note" }, `and ${all.length - most} more`)] : [];
  byID("findings").replaceChildren(...(all.length === 0 ? [make("li", { className: "note" }, "Nothing was found.")] : all.slice(0, most)), ...rest);
};
