import { answer } from '#mocks/in-process.ts';
import { entityTag } from './entity-tag.ts';

/**
 * Answers of the mock API without a network, each with the entity tag that the server sends, too.
 * @throws as `answer` does
 */
export async function namedAnswer(request: Request): Promise<Response> {
  const response = await answer(request);
  const body = new Uint8Array(await response.arrayBuffer());
  const { status, headers } = response;
  return new Response(body, { status, headers: { ...Object.fromEntries(headers), etag: entityTag(body) } });
}
