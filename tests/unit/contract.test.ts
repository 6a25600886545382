import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contractText, openApi } from '#mocks/contract/document.ts';
import { type Change, changesText, contractChanges } from '#tools/contract/compare.ts';

describe('API-3 the contract as a document', () => {
  test('API-3 docs/api/openapi.json says what readers and handlers say; else: npm run contract', () => {
    expect(readFileSync('docs/api/openapi.json', 'utf8')).toBe(contractText());
  });

  test('API-3 a field that counts as blank where it is missing is required where it may not be blank', () => {
    const schema = openApi().paths['/auth/signup']?.post?.requestBody?.content['application/json'].schema;
    expect(schema).toMatchObject({ required: ['firstName', 'lastName', 'email'] });
  });
});

type Loose = Record<string, unknown>;
const document = (product: Loose, parameters: readonly Loose[] = [], body?: Loose): object => ({
  paths: {
    '/things': {
      post: {
        parameters,
        ...(body ? { requestBody: { content: { 'application/json': { schema: body } } } } : {}),
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
        },
      },
    },
  },
  components: { schemas: { Thing: product } },
});
const object = (properties: Loose, required: readonly string[] = []) => ({ type: 'object', properties, required });
const text = { type: 'string' };
const kindsOf = (changes: readonly Change[]) => changes.map(({ kind, text: words }) => `${kind} ${words}`);

describe('API-3 the changes between two contracts', () => {
  test.each<[string, object, object, string[]]>([
    ['nothing', document(object({ id: text })), document(object({ id: text })), []],
    ['a new call', { paths: {} }, document(object({})), ['added POST /things']],
    ['a call less', document(object({})), { paths: {} }, ['breaking POST /things is gone']],
    [
      'a new field of an answer',
      document(object({})),
      document(object({ id: text }, ['id'])),
      ['added POST /things 200.id'],
    ],
    [
      'a field of an answer less',
      document(object({ id: text })),
      document(object({})),
      ['breaking POST /things 200.id is gone'],
    ],
    [
      'an answer that may lack a field',
      document(object({ id: text }, ['id'])),
      document(object({ id: text })),
      ['breaking POST /things 200.id is no longer required'],
    ],
    [
      'another kind of value',
      document(object({ id: text })),
      document(object({ id: { type: 'number' } })),
      ['breaking POST /things 200.id: type "string" is now "number"'],
    ],
    [
      'a new parameter',
      document(object({})),
      document(object({}), [{ name: 'page', required: false, schema: text }]),
      ['added POST /things ?page'],
    ],
    [
      'a new parameter that is required',
      document(object({})),
      document(object({}), [{ name: 'page', required: true, schema: text }]),
      ['breaking POST /things ?page'],
    ],
    [
      'a request that is refused now',
      document(object({}), [], object({ name: { ...text, maxLength: 9 } })),
      document(object({}), [], object({ name: { ...text, maxLength: 8 } })),
      ['breaking POST /things body.name: maxLength 9 is now 8'],
    ],
    [
      'a request that is taken now',
      document(object({}), [], object({ name: { ...text, enum: ['a'] } })),
      document(object({}), [], object({ name: { ...text, enum: ['a', 'b'] } })),
      ['changed POST /things body.name: "b" is a new value'],
    ],
    [
      'a value less that a caller may send',
      document(object({}), [], object({ name: { ...text, enum: ['a', 'b'] } })),
      document(object({}), [], object({ name: { ...text, enum: ['a'] } })),
      ['breaking POST /things body.name: "b" is no value any more'],
    ],
  ])('API-3 %s', (_, before, after, expected) => {
    expect(kindsOf(contractChanges(before, after))).toEqual(expected);
  });

  test('API-3 are said with what breaks first', () => {
    const changes = contractChanges(document(object({ id: text })), document(object({ name: text })));
    expect(changesText(changes)).toBe(
      '## Breaking\n\n- POST /things 200.id is gone\n\n## Added\n\n- POST /things 200.name',
    );
    expect(changesText([])).toBe('The contract has not changed.');
  });
});
