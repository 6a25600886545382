import { readFile } from 'node:fs/promises';
import { type Plugin, parseSync } from 'vite';

/**
 * A project is often opened as it was cloned, without its packages. A chart needs few of them to be read, so something that
 * can be called, made and read without effect takes the place of what is imported. In a public guide for beginners 5 of 12
 * machines could not be read before.
 */
const PREFIX = '\0flowbook-not-installed:';

/** What begins the name of a package that is known not to be installed. */
export const ABSENT = 'flowbook-absent:';

/** 'zod' and '@xstate/react', not './zod', '/zod', '#zod' or 'node:zlib'. */
const IS_PACKAGE = /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?:\/[\w./-]+)?$/;

/** It has no 'then', as awaiting it would never end, and is an empty text where a text is made of it. */
const STAND_IN = `const standIn = new Proxy(function () {}, {
  get: (target, key) => (key === 'then' ? undefined : key === Symbol.toPrimitive ? () => '' : key === 'prototype' ? target.prototype : standIn),
  apply: () => standIn,
  construct: () => standIn,
});`;

/** The names that follow a text: 'string' after 'S.'. */
const namesAfter = (start: string, code: string): readonly string[] =>
  code.split(start).flatMap((rest, at) => (at === 0 ? [] : (/^[a-z_$][\w$]*/i.exec(rest)?.[0] ?? [])));

/** What a file imports of a package by name, hands on of it, or reads of all that it imports: 'S.string' of `import * as S`. */
function namesOf(file: string, code: string, name: string): readonly string[] {
  const { staticExports, staticImports } = parseSync(file, code).module;
  const imports = staticImports.filter(({ moduleRequest }) => moduleRequest.value === name);
  const wanted = imports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  const handedOn = staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType, moduleRequest }) => !isType && moduleRequest?.value === name);
  return [
    ...wanted.flatMap(({ importName, localName }) =>
      importName.kind === 'NamespaceObject' ? namesAfter(`${localName.value}.`, code) : (importName.name ?? []),
    ),
    ...handedOn.flatMap(({ importName }) => importName.name ?? []),
  ];
}

/** What JSX is made into calls of; no file imports it by name. */
const OF_JSX: readonly string[] = ['createElement', 'Fragment', 'jsx', 'jsxs', 'jsxDEV'];

const moduleOf = (names: readonly string[]): string => {
  const exported = [...new Set([...names, ...OF_JSX, 'default'])].map((name) => `standIn as ${name}`);
  return `${STAND_IN}\nexport { ${exported.join(', ')} };`;
};

const namesIn = (id: string): readonly string[] =>
  id
    .slice(id.lastIndexOf(':') + 1)
    .split(',')
    .filter(Boolean);

/** @param isOpened whether a file is one of those that are opened */
export const notInstalled = (isOpened: (file: string) => boolean): Plugin => ({
  name: 'flowbook-not-installed',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const [file = ''] = importer?.split('?') ?? [];
    if (importer === undefined || !isOpened(file)) return null;
    const isAbsent = source.startsWith(ABSENT);
    const name = isAbsent ? source.slice(ABSENT.length) : source;
    if (!IS_PACKAGE.test(name)) return null;
    if (!isAbsent && (await this.resolve(source, importer, { ...options, skipSelf: true }))) return null;
    const names = namesOf(file, await readFile(file, 'utf8'), name);
    this.environment.logger.warn(`${file} imports '${name}', which is not installed: Flowbook goes on without it.`);
    return `${PREFIX}${name}:${names.join(',')}`;
  },
  load: (id) => (id.startsWith(PREFIX) ? moduleOf(namesIn(id)) : null),
});
