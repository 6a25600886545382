/** A part of a page as assistive technology has it, and all that is within it. */
export type AriaNode = {
  role: string;
  name: string;
  /** 'disabled', 'level=1', 'expanded'. */
  attributes: readonly string[];
  /** Its own words, those within it left out. */
  text: string;
  children: AriaNode[];
};

const node = (role: string): AriaNode => ({ role, name: '', attributes: [], text: '', children: [] });

/** YAML puts what could be misread between quotes, and an apostrophe there twice. */
function unquoted(text: string): string {
  if (text.startsWith("'") && text.endsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  if (text.startsWith('"') && text.endsWith('"')) return JSON.parse(text) as string;
  return text;
}

/** The key of a line and the text after its colon: `button "Next" [disabled]` and nothing, `status` and `84 products`. */
function splitLine(line: string): { key: string; value: string } {
  if (line.startsWith("'")) {
    const end = line.search(/'(?::|$)/);
    return { key: unquoted(line.slice(0, end + 1)), value: line.slice(end + 2).trim() };
  }
  const [, key = line, value = ''] = /^([\w-]+(?: "(?:[^"\\]|\\.)*")?(?: \[[^\]]*\])*):?(?: (.*))?$/s.exec(line) ?? [];
  return { key, value };
}

function parsedLine(line: string): AriaNode {
  const { key, value } = splitLine(line);
  const [, role = '', quoted = '""', attributes = ''] =
    /^([\w-]+)(?: ("(?:[^"\\]|\\.)*"))?((?: \[[^\]]*\])*)$/s.exec(key) ?? [];
  return {
    role,
    name: JSON.parse(quoted) as string,
    attributes: [...attributes.matchAll(/\[([^\]]*)\]/g)].map(([, one = '']) => one),
    text: unquoted(value),
    children: [],
  };
}

/** Reads what Playwright's ariaSnapshot writes. */
export function parseAria(snapshot: string): AriaNode {
  const root = node('document');
  const open: { indent: number; node: AriaNode }[] = [{ indent: -1, node: root }];
  for (const line of snapshot.split('\n')) {
    const indent = line.search(/\S/);
    const content = line.slice(indent + 2);
    if (indent < 0 || !line.trim().startsWith('- ') || content.startsWith('/')) continue;
    const child = parsedLine(content);
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    open.at(-1)?.node.children.push(child);
    open.push({ indent, node: child });
  }
  return root;
}

type Name = string | RegExp;
const isNamed = (found: string, name: Name | undefined) =>
  name === undefined || (typeof name === 'string' ? found === name : name.test(found));

/** Everything with this role and name within a part, in the order of the page. */
export const allIn = ({ children }: AriaNode, role: string, name?: Name): readonly AriaNode[] =>
  children.flatMap((child) => [
    ...(child.role === role && isNamed(child.name, name) ? [child] : []),
    ...allIn(child, role, name),
  ]);

/** The words of a part and of all within it, as they are read. */
export const wordsOf = ({ name, text, children }: AriaNode): string =>
  [name, text, ...children.map(wordsOf)].filter((words) => words !== '').join(' ');
