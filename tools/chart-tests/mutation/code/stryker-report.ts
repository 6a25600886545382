import * as v from 'valibot';
import { type ESTree, parseSync, Visitor } from 'vite';

const position = v.object({ line: v.number(), column: v.number() });

const written = v.object({
  files: v.record(
    v.string(),
    v.object({
      source: v.string(),
      mutants: v.array(
        v.object({
          location: v.object({ start: position, end: position }),
          replacement: v.optional(v.string(), ''),
          status: v.string(),
          statusReason: v.optional(v.string(), ''),
          static: v.optional(v.boolean(), false),
        }),
      ),
    }),
  ),
});

/** What became of a mutant. A fault before any test, or a loop without an end, is noticed, too. */
export type CodeFate = 'killed' | 'survived' | 'not reached' | 'equivalent';

export type CodeVerdict = {
  readonly file: string;
  readonly line: number;
  /** "'a > b' becomes 'a >= b' in: return a > b;" */
  readonly says: string;
  readonly fate: CodeFate;
  readonly because: string;
};

const FATES: Readonly<Record<string, CodeFate>> = {
  Killed: 'killed',
  Timeout: 'killed',
  RuntimeError: 'killed',
  Survived: 'survived',
  NoCoverage: 'not reached',
};

type Written = v.InferOutput<typeof written>['files'][string];
type Mutant = Written['mutants'][number];

/** Where code is that runs only when it is called: the bodies of functions, from the first character to behind the last. */
function calledIn(file: string, source: string): readonly (readonly [number, number])[] {
  const bodies: (readonly [number, number])[] = [];
  const add = ({ body }: { readonly body: ESTree.Node | null }) => {
    if (body) bodies.push([body.start, body.end]);
  };
  const visitor = new Visitor({ ArrowFunctionExpression: add, FunctionDeclaration: add, FunctionExpression: add });
  visitor.visit(parseSync(file, source).program);
  return bodies;
}

const offsetAt = (lines: readonly string[], { line, column }: Mutant['location']['start']): number =>
  lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, column - 1);

/**
 * For a mutant that also runs while a file is loaded, StrykerJS runs only some tests: those that load the file
 * themselves, if there are any. That such a mutant survives says nothing.
 */
function judgedIn(file: string, { source, mutants }: Written): readonly Mutant[] {
  const lines = source.split('\n');
  const called = calledIn(file, source);
  const isCalled = ({ start, end }: Mutant['location']): boolean =>
    called.some(([from, to]) => from <= offsetAt(lines, start) && offsetAt(lines, end) <= to);
  return mutants.filter(
    ({ location, static: runsAtLoad, status }) => status !== 'Survived' || (!runsAtLoad && isCalled(location)),
  );
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The code that a mutant replaces. Lines and columns are counted from one. */
function replaced(lines: readonly string[], { start, end }: Mutant['location']): string {
  const own = lines.slice(start.line - 1, end.line);
  const ended = own.map((line, at) => (at === own.length - 1 ? line.slice(0, end.column - 1) : line));
  return ended.map((line, at) => (at === 0 ? line.slice(start.column - 1) : line)).join('\n');
}

function verdictsIn(file: string, result: Written): readonly CodeVerdict[] {
  const lines = result.source.split('\n');
  return judgedIn(file, result).flatMap(({ location, replacement, status, statusReason }) => {
    const fate = FATES[status];
    const line = oneLine(lines[location.start.line - 1] ?? '');
    const says = `'${oneLine(replaced(lines, location))}' becomes '${oneLine(replacement)}' in: ${line}`;
    return fate === undefined
      ? []
      : [{ file, line: location.start.line, says, fate, because: oneLine(statusReason.split('\n')[0] ?? '') }];
  });
}

/** The key of a verdict's reason. */
export const reasonKey = ({ file, says }: CodeVerdict): string => `${file}: ${says}`;

/**
 * The verdicts of a report that StrykerJS has written.
 * @param equivalent mutants that make no difference, by their keys, each with the reason
 * @throws where it is no such report
 */
export const verdictsOf = (text: string, equivalent: Readonly<Record<string, string>>): readonly CodeVerdict[] =>
  Object.entries(v.parse(written, JSON.parse(text)).files)
    .flatMap(([file, result]) => verdictsIn(file, result))
    .map((verdict) => {
      const because = equivalent[reasonKey(verdict)];
      return because === undefined || verdict.fate === 'killed' ? verdict : { ...verdict, fate: 'equivalent', because };
    });
