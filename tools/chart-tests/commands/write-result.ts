import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Writes a file with a result; its folder is made where it is missing. @param path from the folder of the command's call */
export function writeResult(path: string, text: string): void {
  mkdirSync(dirname(resolve(path)), { recursive: true });
  writeFileSync(path, `${text}\n`);
}
