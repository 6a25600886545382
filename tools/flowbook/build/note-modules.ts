import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { NOTES_PATH } from '#tools/flowbook/app/paths.ts';
import { addNote, notesBeside } from '#tools/flowbook/notes/note-files.ts';
import { LONGEST_NOTE } from '#tools/flowbook/notes/notes.ts';
import { constant } from './constant.ts';
import { answer, isFromHere } from './own-request.ts';

/** The notes beside the charts. */
const NOTES = 'virtual:flowbook-notes';
const MODULE = `\0${NOTES}`;

const NoteSchema = v.object({
  chart: v.string(),
  path: v.string(),
  note: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_NOTE)),
});

/** Answers a request to write a note. */
async function write(root: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') return answer(response, 405, { problem: 'Notes are posted.' });
  if (!isFromHere(request)) return answer(response, 403, { problem: 'Only Flowbook itself writes notes.' });
  const read = v.safeParse(NoteSchema, JSON.parse(await text(request)));
  if (!read.success)
    return answer(response, 400, { problem: `A note has a chart, a state and 1 to ${LONGEST_NOTE} characters.` });
  const { note, ...place } = read.output;
  const notes = await addNote(root, place, note);
  if (notes === null) return answer(response, 404, { problem: `There is no file of the chart '${place.chart}'.` });
  return answer(response, 200, notes);
}

/** Opened files of others have no notes. */
export const noNotes = (): Plugin => ({
  name: 'flowbook-no-notes',
  resolveId: (source) => (source === NOTES ? MODULE : null),
  load: (id) => (id === MODULE ? [constant('NOTES', {}), constant('IS_WRITABLE', false)].join('\n') : null),
});

/** The notes beside the charts, as data; in development they can be written, too. */
export function noteModules(root: string): Plugin {
  return {
    name: 'flowbook-notes',
    resolveId: (source) => (source === NOTES ? MODULE : null),
    async load(id) {
      if (id !== MODULE) return null;
      return [
        constant('NOTES', await notesBeside(root)),
        constant('IS_WRITABLE', this.environment.mode === 'dev'),
      ].join('\n');
    },
    configureServer(server) {
      server.middlewares.use(NOTES_PATH, (request, response, next) => {
        write(root, request, response)
          .then(() => {
            const { moduleGraph } = server.environments.client;
            const module = moduleGraph.getModuleById(MODULE);
            // The page has the answer; another visit reads the file.
            if (module) moduleGraph.invalidateModule(module);
          })
          .catch(next);
      });
    },
  };
}
