#!/usr/bin/env node
// npm run new-flow: the files of a flow, as a walking skeleton that passes npm test. docs/testing.md, 'Add a flow'.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { filesOf, namedFlow, registrationsOf, withRegistration } from '../shared/flow-skeleton.mjs';
import { giveUp, orAdvice, prepare } from '../shared/prepare.mjs';
import { ROOT, run, tool } from '../shared/run.mjs';

const USAGE = `npm run new-flow -- <name> --id <ID> --says "<sentence>"
  <name>   in kebab-case, such as gift-note
  --id     the ID of its first requirement: three capitals, a hyphen, a number
  --says   what the requirement says, in one sentence`;

const refuse = (message) => giveUp(`${message}\n\n${USAGE}`);

function readArguments() {
  const text = { type: 'string', default: '' };
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { id: text, says: text } });
  return { ...values, names: positionals };
}

const at = (path) => new URL(path, ROOT);

const { names, id, says } = orAdvice(readArguments, USAGE);
const [name = ''] = names;
if (names.length !== 1 || !/^[a-z]+(-[a-z]+)*$/.test(name)) refuse('A flow has one name in kebab-case.');
if (!/^[A-Z]{3}-\d+$/.test(id)) refuse(`--id is three capitals, a hyphen and a number, not '${id}'.`);
if (!/^[A-Z].+\.$/.test(says)) refuse('The requirement needs a sentence, with a full stop.');
if (existsSync(at(`machines/${name}`))) refuse(`machines/${name} is there already.`);
if ((await readFile(at('docs/requirements.md'), 'utf8')).includes(`- ${id} `)) refuse(`${id} is there already.`);
await prepare('A flow cannot be made without the dependencies.');

const flow = namedFlow(name, id, says);
const files = await filesOf(flow);
for (const [path, text] of files) {
  await mkdir(new URL('.', at(path)), { recursive: true });
  await writeFile(at(path), text);
}
const registrations = registrationsOf(flow);
for (const registration of registrations) {
  const { file } = registration;
  await writeFile(at(file), withRegistration(await readFile(at(file), 'utf8'), registration));
}
const written = [...new Set([...files.map(([path]) => path), ...registrations.map(({ file }) => file)])];
const sources = written.filter((path) => path.endsWith('.ts'));
const command = (script, ...args) => run(process.execPath, [`tools/commands/${script}.mjs`, ...args], { quiet: true });
const isDone =
  (await tool('@biomejs/biome/bin/biome', ['check', '--write', ...sources], { quiet: true })).ok &&
  (await command('paths', 'approve', name)).ok &&
  (await command('flowbook-export', '--format', 'svg', '--out', 'docs/flows')).ok;
if (!isDone) process.exit(1);

console.log(`Written:
${written.map((path) => `  ${path}`).join('\n')}
  tests/paths/approved/${name}.md and the diagrams in docs/flows, by command

npm test passes with them. Next, in any order; npm test names what is missing:
  1. The real states in the chart, with samples and words for each event.
  2. The flow's row in machines/shop/flows.ts, and the state in machines/shop that invokes it.
  3. src/features/${name}: actors and views. The actors' line in src/app/shop.actors.ts.
  4. tests/paths/${name}.screen.ts and a tour, instead of the reasons in tests/paths/not-on-screen.ts.
  5. npm run paths -- approve ${name}; npm run flowbook:export -- --format svg --out docs/flows`);
