import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';

const SOURCE = fileURLToPath(new URL('../../backend/src/', import.meta.url));

const withEnd = (file: string) => (file.endsWith('.js') ? file : `${file}.js`);

function load(file: string, given: Readonly<Record<string, unknown>>): unknown {
  const module = { exports: {} };
  const required = (name: string): unknown => {
    if (name in given) return given[name];
    if (name.startsWith('.')) return load(withEnd(join(dirname(file), name)), given);
    if (name.startsWith('node:')) return process.getBuiltinModule(name);
    throw new Error(`${file} needs '${name}', which was not given.`);
  };
  const run = compileFunction(readFileSync(file, 'utf8'), ['require', 'module', 'exports'], { filename: file });
  Reflect.apply(run, undefined, [required, module, module.exports]);
  return module.exports;
}

/**
 * A file of the engine without the engine, whose 1,100 packages the unit tests do not have.
 * @param path below backend/src @param given what it requires, by the name that it uses
 */
export const engineFile = (path: string, given: Readonly<Record<string, unknown>>): unknown =>
  load(join(SOURCE, path), given);
