const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text that no browser takes for markup. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Looks like the shop, weighs nothing, and needs no network. */
const STYLES = `
:root { color-scheme: light; --ink: #241a17; --quiet: #6b5a52; --line: #ddd0c2; --paper: #fbf8f3; --wine: #5b1a2b; --red: #a3122a; --green: #1f6b3a; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 88rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1, h2, h3 { font-family: Georgia, serif; font-weight: 400; color: var(--wine); line-height: 1.2; }
h1 { font-size: 2rem; } h2 { margin-top: 2.5rem; } h3 { margin: 1.5rem 0 0.5rem; font-size: 1.125rem; }
a { color: var(--wine); } a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--wine); outline-offset: 2px; }
.gaps { border: 2px solid var(--red); border-radius: 0.5rem; padding: 0.5rem 1.25rem; background: #fff; } .gaps h2 { margin-top: 0.5rem; color: var(--red); }
.good { border: 2px solid var(--green); border-radius: 0.5rem; padding: 0.75rem 1.25rem; background: #fff; color: var(--green); }
.bad { color: var(--red); font-weight: 600; } .fine { color: var(--green); } .quiet { color: var(--quiet); }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: 0.4rem 0.6rem; text-align: left; vertical-align: top; } td.number, th.number { text-align: right; } td.number, td .fine { white-space: nowrap; }
details { border-bottom: 1px solid var(--line); padding: 0.5rem 0; } summary { cursor: pointer; min-height: 24px; } code { font-size: 0.875em; white-space: nowrap; } details [id] { scroll-margin-top: 5rem; }
ol, ul { padding-left: 1.5rem; } li { margin: 0.15rem 0; }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; --ink: #f0e8df; --quiet: #bfae9f; --line: #493a33; --paper: #1b1412; --wine: #f0b6c1; --red: #ff9a9f; --green: #8fdba6; } .gaps, .good { background: #241a17; } }
`;

/** A page of the report. @param body markup */
export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLES}</style>
</head>
<body>
${body}
</body>
</html>
`;

/** A list of lines of markup. */
export const items = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

/** The address of a flow's page. */
export const flowLink = (flow: string, fragment = ''): string => `${flow}.html${fragment}`;
const flowOf = (pathId: string): string => pathId.slice(0, pathId.lastIndexOf('-'));

/** Links to paths, by their ids. */
export const pathLinks = (ids: readonly string[]): string =>
  ids.map((id) => `<a href="${flowLink(flowOf(id), `#${id}`)}"><code>${id}</code></a>`).join(' ');

/** Links to statements of the requirements. */
export const sentenceLinks = (ids: readonly string[]): string =>
  ids.map((id) => `<a href="index.html#${id}">${id}</a>`).join(' ');

/** A table that scrolls by itself where the screen is narrow, by keyboard, too. */
export function table(
  label: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numbersFrom = Infinity,
): string {
  const cell = (tag: 'td' | 'th') => (text: string, index: number) =>
    `<${tag}${index >= numbersFrom ? ' class="number"' : ''}${tag === 'th' ? ' scope="col"' : ''}>${text}</${tag}>`;
  const bodyRows = rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('\n');
  return `<div class="wide" role="region" aria-label="${escaped(label)}" tabindex="0"><table>
<thead><tr>${head.map(cell('th')).join('')}</tr></thead>
<tbody>${bodyRows}</tbody>
</table></div>`;
}
