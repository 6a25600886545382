import { readFile } from 'node:fs/promises';

/** A file's text; null where there is no such file. @throws where it is there and cannot be read */
export async function textOf(path: URL): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
