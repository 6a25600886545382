/** React writes the elements of the document's head first. */
const HEAD_ELEMENT = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)/;

/** Splits the HTML of React into the elements of the head and the page. */
function split(html) {
  const head = [];
  let body = html;
  for (let found = HEAD_ELEMENT.exec(body); found; found = HEAD_ELEMENT.exec(body)) {
    head.push(found[0]);
    body = body.slice(found[0].length);
  }
  return { head: head.join(''), body };
}

const ENTITIES = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const plain = (text) => text.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity]);

/**
 * The policy lets no `style` attribute in: each becomes a rule of the page. React takes them for its own when it
 * hydrates, and changes them by script from then on.
 */
export function withoutStyleAttributes(html) {
  const names = new Map();
  const body = html.replace(/ style="([^"]*)"/g, (_, text) => {
    const name = names.get(text) ?? names.size;
    names.set(text, name);
    return ` data-style="${name}"`;
  });
  return { body, rules: [...names].map(([text, name]) => `[data-style="${name}"]{${plain(text)}}`).join('') };
}

/** JSON that is safe within a page: it cannot end its element. */
const asJson = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * A whole page.
 * @param {{ shell: string, html: string, styles: string, rules: string, script: string, notLoaded: string, data: object }} parts
 *   shell: the build's own HTML; html: React's; styles, rules and script are inline;
 *   notLoaded: what the page says where the app does not load
 */
export function pageHtml({ shell, html, styles, rules, script, notLoaded, data }) {
  const { head, body } = split(html);
  return shell
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/\s*<link rel="preload"[^>]*as="font"[^>]*>/g, '')
    .replace(
      '</head>',
      () =>
        `${head}<script>${script}</script><style id="page-styles">${styles}</style>${rules ? `<style>${rules}</style>` : ''}</head>`,
    )
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root">${body}</div><template id="app-not-loaded">${notLoaded}</template><script type="application/json" id="page-data">${asJson(data)}</script>`,
    );
}
