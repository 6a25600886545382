import { createHash } from 'node:crypto';

/** The entity tag of a body. It is weak, because some clients get the body compressed. */
export const entityTag = (body: Uint8Array): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
