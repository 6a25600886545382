/** How the JavaScript engines say that something is read of nothing; other faults name what is undefined in other ways. */
export const READS_OF_NOTHING = /\bof undefined\b|\bis undefined\b|\bundefined \(|\bundefined is not\b/;

const GOES_THROUGH_NOTHING = /\bis not iterable\b/;

/** What only Node has. */
const OF_NODE: readonly string[] = [
  ...['process', 'Buffer', 'require', 'module', 'exports', 'global', '__dirname', '__filename', 'setImmediate'],
];
/** As V8 and Firefox say it, and as Safari does. */
const NOT_THERE = [/^(\S+) is not defined$/, /^Can't find variable: (\S+)$/];
/** As V8, Firefox and Safari say that a file does not export what another one imports from it. */
const NOT_EXPORTED = /(?:export named:? |binding name )'([^']+)'/;
/** As Vite says it of what it has put in the place of a module of Node. */
const NODE_MODULE = /^Module "([^"]+)" has been externalized for browser compatibility/;

const undefinedIn = (message: string): string | undefined =>
  NOT_THERE.flatMap((words) => words.exec(message)?.[1] ?? [])[0];

function neededOfNode(message: string): string | null {
  const [, module] = NODE_MODULE.exec(message) ?? [];
  if (module !== undefined) return module;
  const name = undefinedIn(message);
  return name !== undefined && OF_NODE.includes(name) ? name : null;
}

/** Why a file cannot be loaded: where it names what is not there, that in words. */
export function notThereWords(message: string): string {
  const name = undefinedIn(message);
  return name === undefined ? message : `It, or what it imports, needs '${name}' as it is loaded, which is not there.`;
}

/**
 * Why code fails in a browser: where it needs Node, or what no file exports, that is said first, and what to do. Other words
 * stay as they are.
 */
export function browserWords(message: string): string {
  const needed = neededOfNode(message);
  if (needed !== null)
    return `Its code needs '${needed}', which Node has and a browser does not. Move what uses it to another file, and give it to the chart there by 'provide'. (${message})`;
  const missing = NOT_EXPORTED.exec(message)?.[1];
  return missing === undefined
    ? message
    : `It, or what it imports, needs '${missing}' of a file that does not export it. Most often a package is not installed: install the packages of its project, and open it again. (${message})`;
}

/** Why a chart fails that another has started without an input. */
export const missingInputWords = (chart: string, message: string): string =>
  `The chart '${chart}' is started without an input, and its code reads one. (${message})`;

/** Why a chart does not start: where its code reads what is not there, what that most often is, and what to do. */
export const startWords = (message: string): string =>
  READS_OF_NOTHING.test(message) || GOES_THROUGH_NOTHING.test(message)
    ? `The chart, or one that it starts, reads data that is not there. Most often that is its input: type the input as JSON below, and press 'Start with it'. (${message})`
    : message;
