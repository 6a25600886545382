import { expect, test } from 'vitest';
import { withoutSheet } from '#scripts/vite/sheet-at-hand.ts';

const isSheet = (name: string) => name.startsWith('assets/index-');
const NAMES = 'm.f=["assets/page.js","assets/index-1.css","assets/page.css"]';

test('PRD-1 a later file asks for its own scripts and styles, and not for the sheet of the whole shop', () => {
  const asking = `${NAMES};load(()=>import("./page.js"),__vite__mapDeps([0,1,2]));load(()=>import("./b.js"),__vite__mapDeps([1]))`;
  expect(withoutSheet(asking, isSheet)).toBe(
    `${NAMES};load(()=>import("./page.js"),__vite__mapDeps([0,2]));load(()=>import("./b.js"),__vite__mapDeps([]))`,
  );
});

test('PRD-1 a file that asks for none of it stays as it is', () => {
  const plain = 'const a=[1,2];export{a}';
  const other = `${NAMES};load(()=>import("./page.js"),__vite__mapDeps([0,2]))`;
  expect(withoutSheet(plain, isSheet)).toBe(plain);
  expect(withoutSheet(other, isSheet)).toBe(other);
});
