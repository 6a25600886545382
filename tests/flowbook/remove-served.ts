import { rmSync } from 'node:fs';

/** Removes a folder whose server was closed. Vite may still write its own cache for a moment. */
export const removeServed = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
