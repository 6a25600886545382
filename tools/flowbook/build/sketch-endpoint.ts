import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { SKETCH_PATH } from '#tools/flowbook/app/paths.ts';
import { EditRefused } from '#tools/flowbook/sketch/edit.ts';
import { flowName } from '#tools/flowbook/sketch/flow-name.ts';
import { requestSchema, type SketchAnswers, type SketchRequest } from '#tools/flowbook/sketch/protocol.ts';
import { type SketchedProject, SketchFiles } from '#tools/flowbook/sketch/sketch-files.ts';
import type { Run } from './chart-modules.ts';
import { answer, isFromHere } from './own-request.ts';

type Previewing = typeof import('#tools/flowbook/sketch/preview.ts');
type Answer = SketchAnswers[keyof SketchAnswers];

/** The most bytes of a request. */
const MOST_BYTES = 200_000;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new EditRefused('The request is too long.');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

/** What the app imports: whether a server is there that writes files. */
const SKETCHING = 'virtual:flowbook-sketching';
const MODULE = `\0${SKETCHING}`;

function statusOf(error: unknown): number {
  if (error instanceof EditRefused) return 409;
  return v.isValiError(error) || error instanceof SyntaxError ? 400 : 500;
}

/** Lists, creates and edits charts for Flowbook's page, in development only. @param run loads what draws */
export function sketchEndpoint(project: SketchedProject, run: Run): Plugin {
  const files = new SketchFiles(project);
  let drawing: Promise<Previewing> | null = null;
  const answerTo = async (asked: SketchRequest): Promise<Answer> => {
    switch (asked.kind) {
      case 'list':
        return { charts: await files.list() };
      case 'preview':
        drawing ??= run<Previewing>('tools/flowbook/sketch/preview.ts');
        return await (await drawing).preview(flowName(asked.name)?.camel ?? 'flow', asked.form);
      case 'create':
        return await files.create(asked.name, asked.form);
      case 'edit':
        return await files.edit(asked.chart, asked.edits);
      case 'undo':
        return await files.undo(asked.chart);
    }
  };
  return {
    name: 'flowbook-sketch',
    resolveId: (source) => (source === SKETCHING ? MODULE : null),
    load(id) {
      return id === MODULE ? `export const CAN_SKETCH = ${this.environment.mode === 'dev'};` : null;
    },
    configureServer(server) {
      server.middlewares.use(SKETCH_PATH, async (request, response) => {
        if (request.method !== 'POST' || !isFromHere(request))
          return answer(response, 403, { problem: 'Only Flowbook itself may ask.' });
        try {
          answer(response, 200, await answerTo(v.parse(requestSchema, await bodyOf(request))));
        } catch (error) {
          const status = statusOf(error);
          if (status === 500) server.config.logger.error(String(error));
          answer(response, status, { problem: error instanceof Error ? error.message : String(error) });
        }
      });
    },
  };
}
