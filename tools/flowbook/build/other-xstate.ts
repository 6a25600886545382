import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { writtenFor } from '#tools/flowbook/chart/former-xstate.ts';
import { propertyOf } from '#tools/flowbook/sketch/nodes.ts';

type Manifest = Readonly<Record<string, unknown>>;

const manifestIn = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'));

/** The version of a package that is installed for a file; null where none is. */
export function installedFor(file: string, name: string): string | null {
  const folders = createRequire(file).resolve.paths(name) ?? [];
  const manifest = folders.map((folder) => join(folder, name, 'package.json')).find((one) => existsSync(one));
  return manifest === undefined ? null : String(manifestIn(manifest).version);
}

/** The version of a package that the projects around a file ask for; null where none does. */
function declaredFor(file: string, name: string): string | null {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { dependencies, devDependencies, peerDependencies } = manifestIn(manifest);
    const all: Manifest = Object.assign({}, peerDependencies, devDependencies, dependencies);
    if (typeof all[name] === 'string') return all[name];
  }
  return null;
}

/** Why what imports XState in a file is not read: its project has another version; null where it has none, or 5. */
export function otherVersionOf(file: string): string | null {
  const version = installedFor(file, 'xstate') ?? declaredFor(file, 'xstate');
  const major = /^[^\d]*(\d+)/.exec(version ?? '')?.[1] ?? '5';
  return major === '5' ? null : writtenFor(major, `its project has xstate ${version}`);
}

const IMPORTS_XSTATE = /['"]xstate(?:\/[^'"]*)?['"]/;

type ModuleOf = ReturnType<typeof parseSync>['module'];

/** What XState 5 has no more. */
const REMOVED: readonly string[] = ['withConfig', 'withContext', 'onTransition'];

function signOf({ arguments: given, callee }: ESTree.CallExpression): string | null {
  const name = callee.type === 'MemberExpression' && !callee.computed ? callee.property : callee;
  if (name.type !== 'Identifier') return null;
  if (callee === name && name.name === 'Machine') return "it makes machines by 'Machine(…)'";
  if (callee !== name && REMOVED.includes(name.name)) return `it calls '${name.name}(…)'`;
  const options = name.name === 'createMachine' ? given[1] : undefined;
  const hasServices = options?.type === 'ObjectExpression' && propertyOf(options, 'services') !== null;
  return hasServices ? "its actors are 'services'" : null;
}

/** What of its code only XState 4 understands; null where nothing. */
function signIn(program: ESTree.Program): string | null {
  let sign: string | null = null;
  new Visitor({
    CallExpression(call) {
      sign ??= signOf(call);
    },
  }).visit(program);
  return sign;
}

/** A library of other machines that a file has its `createMachine` of. One that is installed may be made with XState. */
function otherLibraryOf(file: string, { staticImports }: ModuleOf): string | null {
  const makers = staticImports.filter(({ entries }) =>
    entries.some(({ importName, isType }) => !isType && importName.name === 'createMachine'),
  );
  const names = makers.map(({ moduleRequest }) => moduleRequest.value);
  return names.find((name) => installedFor(file, name) === null && declaredFor(file, name) !== null) ?? null;
}

/** Why a file with code is not even loaded: its machines are not those of XState 5; null where they may be. */
export function whyNotXstate5(file: string, code: string): string | null {
  const { module, program } = parseSync(file, code);
  if (!IMPORTS_XSTATE.test(code)) {
    const library = otherLibraryOf(file, module);
    return library && `Its machines are those of '${library}'. Flowbook reads XState 5.`;
  }
  const sign = signIn(program) ?? (/['"]xstate\/lib\//.test(code) ? "it imports 'xstate/lib'" : null);
  return otherVersionOf(file) ?? (sign && writtenFor('4', sign));
}
