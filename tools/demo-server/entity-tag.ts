import { createHash } from 'node:crypto';

/** What an answer is called as long as it says the same: weak, as it is compressed for some. */
export const entityTag = (body: Uint8Array): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
