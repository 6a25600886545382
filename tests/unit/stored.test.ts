import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parseStored } from '#src/platform/stored.ts';

describe('parseStored', () => {
  const schema = v.object({ n: v.number() });
  const parse = (text: string | null) => parseStored(text, 2, schema);

  test('CRT-4 reads data of this version', () => {
    expect(parse('{"version":2,"data":{"n":1}}')).toEqual({ kind: 'read', data: { n: 1 } });
  });

  test('CRT-4 nothing stored is nothing damaged', () => {
    expect(parse(null)).toEqual({ kind: 'none' });
  });

  test.each([
    '',
    'null',
    '[]',
    '7',
    '{',
    '{"version":2}',
    '{"version":1,"data":{"n":1}}',
    '{"version":"2","data":{"n":1}}',
    '{"version":2,"data":{"n":"1"}}',
    '{"version":2,"data":{"__proto__":{"n":1}}}',
    '{"n":1}',
    'undefined',
    '<script>',
  ])('CRT-5 %j is damaged', (text) => {
    expect(parse(text)).toEqual({ kind: 'damaged' });
  });
});
