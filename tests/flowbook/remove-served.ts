import { rm } from 'node:fs/promises';

/** Removes a folder whose server was closed. Vite, in this process, may still write and remove its own cache for a moment. */
export const removeServed = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
