/** The notes on a chart, by the paths of its states; those on the chart as a whole are at ''. */
export type Notes = Readonly<Record<string, readonly string[]>>;

/** What a note is about. */
export type Place = { readonly chart: string; readonly path: string };

/** The most characters of a note, for its field, the server and the file. */
export const LONGEST_NOTE = 2000;

/** Characters that a note may still have; below 0 how many it has too many. */
export const roomIn = (note: string): number => LONGEST_NOTE - note.trim().length;

/** The name of the place for the chart as a whole. */
const WHOLE = 'The flow as a whole';
const TITLE = /^# Notes on (?<chart>\S.*?)\s*$/m;

/** The states of a chart that have notes; '' for the chart as a whole. */
export const notedIn = (notes: Notes = {}): ReadonlySet<string> =>
  new Set(Object.entries(notes).flatMap(([path, own]) => (own.length > 0 ? [path] : [])));

const headingOf = (path: string): string => (path === '' ? WHOLE : path);

/** The chart that a file of notes is about; null where it does not say. */
export const chartOf = (text: string): string | null => TITLE.exec(text)?.groups?.chart ?? null;

/** Reads a file of notes: a heading for each state, and below it a list. Other text is left alone. */
export function notesIn(text: string): Notes {
  const notes = new Map<string, string[]>();
  let own: string[] | null = null;
  for (const line of text.split(/\r?\n/)) {
    const heading = /^## (?<path>.*\S)\s*$/.exec(line)?.groups?.path;
    if (heading !== undefined) {
      const path = heading === WHOLE ? '' : heading;
      own = notes.get(path) ?? [];
      notes.set(path, own);
      continue;
    }
    const [, begun] = /^- (.*)$/.exec(line) ?? [];
    const [, more] = /^ {2}(\S.*)$/.exec(line) ?? [];
    if (begun !== undefined) own?.push(begun);
    else if (more !== undefined && own && own.length > 0) own.push(`${own.pop()}\n${more}`);
  }
  return Object.fromEntries(notes);
}

/** A note as an item of a list, however many lines it has. */
const itemOf = (note: string): string =>
  `- ${note
    .trim()
    .split(/\s*\n\s*/)
    .join('\n  ')}`;

/** A file of notes with one more; the other lines stay as they are. @param text null where there is no file yet */
export function withNote(text: string | null, { chart, path }: Place, note: string): string {
  const lines = (text ?? `# Notes on ${chart}\n`).trimEnd().split('\n');
  const heading = `## ${headingOf(path)}`;
  const at = lines.findIndex((line) => line.trimEnd() === heading);
  if (at === -1) return `${[...lines, '', heading, '', itemOf(note)].join('\n')}\n`;
  const next = lines.findIndex((line, index) => index > at && line.startsWith('## '));
  const within = lines.slice(at, next === -1 ? undefined : next);
  while (within.at(-1)?.trim() === '') within.pop();
  const rest = next === -1 ? [] : ['', ...lines.slice(next)];
  const gap = within.length === 1 ? [''] : [];
  return `${[...lines.slice(0, at), ...within, ...gap, itemOf(note), ...rest].join('\n')}\n`;
}
