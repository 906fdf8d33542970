// The lines of an app's source that matter, with what differs between wrong and right. It does not know
// where they come from.

/** How a line is shown, by its mark, and what is said of it to people who do not see colours. */
const LINES = {
  "+": { tag: "ins", label: "right" }, "-": { tag: "del", label: "wrong" }, " ": { tag: "span" },
};

/** Shows excerpts in a panel; an app without any has no button for it. */
export function showCode(panel, excerpts) {
  document.querySelector(".code-switch").hidden = excerpts.length === 0;
  panel.querySelector(".excerpts").replaceChildren(...excerpts.flatMap(({ words, code }) => {
    const text = Object.assign(document.createElement("p"), { textContent: words });
    const block = document.createElement("pre");
    const lines = document.createElement("code");
    lines.append(...code.split("\n").map(line));
    block.append(lines);
    return [text, block];
  }));
}

/** A line of code: its mark stays, so that no color is needed to tell right from wrong. */
function line(text) {
  const { tag, label } = LINES[text[0]] ?? LINES[" "];
  const element = Object.assign(document.createElement(tag), { textContent: text || " " });
  if (label) element.setAttribute("aria-label", `${label}: ${text.slice(2)}`);
  return element;
}
