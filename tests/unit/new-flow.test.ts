import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { filesOf, namedFlow, registrationsOf, withRegistration } from '#tools/shared/flow-skeleton.mjs';

const flow = namedFlow('gift-note', 'FLW-1', 'A note goes with the gift.');

it('FLW-3 new-flow names a flow in each way that the files need', () => {
  expect(flow).toMatchObject({ name: 'gift-note', camel: 'giftNote', Pascal: 'GiftNote' });
});

it('FLW-3 new-flow fills in every place of its templates', async () => {
  const files = await filesOf(flow);
  expect(files.map(([path]) => path)).toContain('machines/gift-note/gift-note.machine.ts');
  for (const [path, text] of files) {
    expect(text, path).toMatch(/gift-?note/i);
    expect(text, path).not.toMatch(/\{(name|camel|Pascal|requirement|sentence)\}/);
  }
});

it.each(registrationsOf(flow))('FLW-3 new-flow finds the list in $file', async (registration) => {
  const source = await readFile(registration.file, 'utf8');
  const lines = (text: string) => text.trimEnd().split('\n');
  const added = lines(withRegistration(source, registration)).length - lines(source).length;
  expect(added).toBe(registration.text.replace(/\n$/, '').split('\n').length);
});

it('FLW-3 new-flow writes nothing where a list is not where it was', () => {
  for (const registration of registrationsOf(flow)) {
    expect(() => withRegistration('', registration)).toThrow(registration.file);
  }
});
