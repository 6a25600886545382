import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { textOf } from '#tools/chart-tests/commands/text-of.ts';

/** What was written: the source before it, null for a new file, and the source after it. */
const WrittenSchema = v.object({ before: v.nullable(v.string()), after: v.string(), words: v.string() });
/** By the file. */
const StepsSchema = v.record(v.string(), v.array(WrittenSchema));

export type Written = v.InferOutput<typeof WrittenSchema>;
type Steps = Readonly<Record<string, readonly Written[]>>;

/** Of one file: each holds its source twice. */
const MOST = 30;

/** What can be undone of some files, the last step first. It is stored, as a server is started often. */
export class UndoSteps {
  readonly #file: string;
  #steps: Promise<Steps> | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  async #read(): Promise<Steps> {
    const text = await textOf(pathToFileURL(this.#file));
    return text === null ? {} : v.parse(StepsSchema, JSON.parse(text));
  }

  #all(): Promise<Steps> {
    this.#steps ??= this.#read();
    return this.#steps;
  }

  last = async (of: string): Promise<Written | null> => (await this.#all())[of]?.at(-1) ?? null;

  async #change(of: string, change: (steps: readonly Written[]) => readonly Written[]): Promise<void> {
    const before = await this.#all();
    const steps = { ...before, [of]: change(before[of] ?? []) };
    this.#steps = Promise.resolve(steps);
    await mkdir(dirname(this.#file), { recursive: true });
    // In one move: a server may end at any time.
    await writeFile(`${this.#file}.new`, JSON.stringify(steps));
    await rename(`${this.#file}.new`, this.#file);
  }

  add = (of: string, written: Written): Promise<void> => this.#change(of, (steps) => [...steps, written].slice(-MOST));

  removeLast = (of: string): Promise<void> => this.#change(of, (steps) => steps.slice(0, -1));
}
