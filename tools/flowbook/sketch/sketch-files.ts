import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { SHOP } from '#tests/flowbook-project/project.ts';
import { turns } from '#tools/flowbook/build/in-turn.ts';
import { PAGE_NAMES } from '#tools/flowbook/live/routes.ts';
import { chartsIn } from './charts-in.ts';
import { type Edit, EditRefused, type ForEditor } from './edit.ts';
import { editSource } from './edit-source.ts';
import { editInWords, placeAfter } from './edit-words.ts';
import { type FlowName, flowName } from './flow-name.ts';
import type { EditableChart, Saved } from './protocol.ts';
import { readForm } from './read-form.ts';
import { UndoSteps, type Written } from './undo-steps.ts';
import { writeSource } from './write-source.ts';

export type SketchedProject = {
  readonly root: string;
  /** The files whose charts can be edited, from the project's folder. No other file is read or written. */
  readonly files: () => Promise<readonly string[]>;
  /** The file of a new flow, from the project's folder. */
  readonly fileOf: (name: FlowName) => string;
  /** Where it is stored what can be undone. */
  readonly undoFile: string;
};

/** A flow of the shop has a folder of its own. */
export const shopFile = ({ kebab }: FlowName): string => `${SHOP.files.machines}/${kebab}/${kebab}.machine.ts`;

/** The charts' files of a project: listed, created, edited, and each edit undone as long as its file stays as it is. */
export class SketchFiles {
  readonly #project: SketchedProject;
  readonly #steps: UndoSteps;
  /** Of two windows that edit one file at once, the second edits what the first has written. */
  readonly #inTurn = turns();

  constructor(project: SketchedProject) {
    this.#project = project;
    this.#steps = new UndoSteps(project.undoFile);
  }

  #at = (file: string): string => resolve(this.#project.root, file);

  #undoOf = async (file: string): Promise<string | null> => (await this.#steps.last(file))?.words ?? null;

  async list(): Promise<readonly EditableChart[]> {
    const files = await this.#project.files();
    const charts = await Promise.all(
      files.map(async (file) => {
        const undo = await this.#undoOf(file);
        return chartsIn(file, await readFile(this.#at(file), 'utf8')).map((chart) => ({ chart, file, undo }));
      }),
    );
    return charts.flat();
  }

  async #fileOf(chart: string): Promise<string> {
    const found = (await this.list()).find((one) => one.chart === chart);
    if (!found) throw new EditRefused(`No file makes a chart '${chart}' from a literal: this is for the editor.`);
    return found.file;
  }

  async #write(file: string, written: Written): Promise<void> {
    await mkdir(dirname(this.#at(file)), { recursive: true });
    await writeFile(this.#at(file), written.after);
    await this.#steps.add(file, written);
  }

  /** Writes the file of a new flow. @throws EditRefused where its name or form is wrong, or it is there already */
  create = (text: string, form: string): Promise<Saved> => this.#inTurn(() => this.#create(text, form));

  async #create(text: string, form: string): Promise<Saved> {
    const name = flowName(text);
    if (!name) throw new EditRefused(`'${text}' is no name for a flow: words such as 'gift note'.`);
    if (PAGE_NAMES.includes(name.camel)) throw new EditRefused(`A page of Flowbook is called '${name.camel}'.`);
    const read = readForm(name.camel, form);
    if ('problems' in read)
      throw new EditRefused(read.problems.map(({ line, message }) => `${line}: ${message}`).join('\n'));
    const file = this.#project.fileOf(name);
    const charts = await this.list();
    if (existsSync(this.#at(file)) || charts.some(({ chart }) => chart === name.camel)) {
      throw new EditRefused(`The flow '${name.camel}' is there already.`);
    }
    const said = `The flow '${name.camel}' was written to ${file}.`;
    await this.#write(file, { before: null, after: writeSource(name, read.sketch), words: said });
    return { chart: name.camel, file, said, forEditor: [], undo: said, path: '' };
  }

  /** Makes some edits of a chart, all or none. @throws EditRefused */
  edit = (chart: string, edits: readonly Edit[]): Promise<Saved> => this.#inTurn(() => this.#edit(chart, edits));

  async #edit(chart: string, edits: readonly Edit[]): Promise<Saved> {
    const file = await this.#fileOf(chart);
    const before = await readFile(this.#at(file), 'utf8');
    let source = before;
    const left: ForEditor[] = [];
    try {
      for (const edit of edits) {
        const edited = editSource({ file, source, chart }, edit);
        source = edited.source;
        left.push(...edited.forEditor);
      }
    } catch (error) {
      if (!(error instanceof EditRefused) || error.line === null) throw error;
      throw new EditRefused(`${error.message} This is for the editor: ${file}:${error.line}`, error.line);
    }
    const said = edits.map(editInWords).join(' ');
    await this.#write(file, { before, after: source, words: said });
    const forEditor = left.map(({ line, words }) => `This is for the editor: ${file}:${line} (${words})`);
    const [first] = edits;
    return { chart, file, said, forEditor, undo: said, path: first ? placeAfter(first) : '' };
  }

  /** Writes what was there before the last edit. @throws EditRefused where the file has changed since */
  undo = (chart: string): Promise<Saved> => this.#inTurn(() => this.#undo(chart));

  async #undo(chart: string): Promise<Saved> {
    const file = await this.#fileOf(chart);
    const last = await this.#steps.last(file);
    if (!last) throw new EditRefused(`There is nothing to undo in ${file}.`);
    if ((await readFile(this.#at(file), 'utf8')) !== last.after) {
      throw new EditRefused(`${file} has changed since: undo it in the editor.`);
    }
    if (last.before === null) await removeFile(this.#at(file));
    else await writeFile(this.#at(file), last.before);
    await this.#steps.removeLast(file);
    const said = `Undone: ${last.words}`;
    return { chart, file, said, forEditor: [], undo: await this.#undoOf(file), path: '' };
  }
}

/** Removes a file, and its folder where nothing else is in it. */
async function removeFile(file: string): Promise<void> {
  await rm(file);
  try {
    await rmdir(dirname(file));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY')) throw error;
  }
}
