import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { SKETCH_PATH } from '#tools/flowbook/app/paths.ts';
import { EditRefused } from '#tools/flowbook/sketch/edit.ts';
import { flowName } from '#tools/flowbook/sketch/flow-name.ts';
import { requestSchema, type SketchAnswers, type SketchRequest } from '#tools/flowbook/sketch/protocol.ts';
import { type SketchedProject, SketchFiles } from '#tools/flowbook/sketch/sketch-files.ts';
import type { Run } from './drawn-charts.ts';

type Previewing = typeof import('#tools/flowbook/sketch/preview.ts');
type Answer = SketchAnswers[keyof SketchAnswers];

/** The most bytes of a request. */
const MOST_BYTES = 200_000;

/** Only Flowbook's own page may ask: a page of another origin could otherwise write files through the browser. */
const isOwn = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  headers['content-type'] === 'application/json' &&
  headers.host !== undefined &&
  [`http://${headers.host}`, `https://${headers.host}`].includes(headers.origin ?? '');

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

function send(response: ServerResponse, status: number, answer: unknown): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answer));
}

/** Lists, creates and edits charts for Flowbook's page, in development only. @param run loads what draws */
export function sketchEndpoint(project: SketchedProject, run: Run): Plugin {
  const files = new SketchFiles(project);
  let drawing: Promise<Previewing> | null = null;
  const answer = async (asked: SketchRequest): Promise<Answer> => {
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
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(SKETCH_PATH, async (request, response) => {
        if (!isOwn(request)) return send(response, 403, { problem: 'Only Flowbook itself may ask.' });
        try {
          send(response, 200, await answer(v.parse(requestSchema, await bodyOf(request))));
        } catch (error) {
          if (error instanceof EditRefused) return send(response, 409, { problem: error.message });
          if (v.isValiError(error) || error instanceof SyntaxError)
            return send(response, 400, { problem: error.message });
          server.config.logger.error(String(error));
          send(response, 500, { problem: String(error) });
        }
      });
    },
  };
}
