import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { CredentialsAnswerSchema } from '#machines/domain/auth.ts';
import { expandCategory } from '#machines/domain/categories.ts';
import { ProductPageSchema } from '#machines/domain/product.schema.ts';
import type { Criteria } from '#mocks/catalogue-search.ts';
import { CriteriaSchema } from '#mocks/handlers/product-criteria.ts';
import { answerFaults, contractAnswers } from './answer-faults.ts';
import { CASES, type Case, NOT_ASKED } from './cases.ts';
import { criteriaOfTheContract } from './criteria.ts';
import { ask, send } from './served.ts';

/** Whichever server is asked: the handlers in this process, or `npm run test:contract -- --base`. */
const RUNS = Number(process.env.CONTRACT_RUNS ?? 60);

let ownToken = '';
const email = `contract-${Date.now()}@test.com`;
const signup = () => send('POST', '/auth/signup', { body: { firstName: 'Cleo', lastName: 'Dane', email } });

beforeAll(async () => {
  const answer = await signup();
  expect(answerFaults('POST', '/auth/signup', answer)).toEqual([]);
  ownToken = v.parse(CredentialsAnswerSchema, answer.body).data.token;
});

const put = ({ method, path, asked = path, body, token, hasKey }: Case) =>
  send(method, asked, {
    body,
    token: { own: ownToken, false: 'no.such.token', none: undefined }[token ?? 'none'],
    key: hasKey ? randomUUID() : undefined,
  });

const titleOf = ({ method, path, asked = path, body, token, status }: Case) =>
  [status, method, asked.slice(0, 90), body === undefined ? '' : JSON.stringify(body).slice(0, 90), token ?? ''].join(
    ' ',
  );

/** A page holds as many products as it can, each once, and only such as meet the criteria. Prices are in pence. */
function expectPage({ data, total, facets, ...rest }: v.InferOutput<typeof ProductPageSchema>, criteria: Criteria) {
  const { page, pageSize, minPrice = 0, maxPrice = 1e9, category, ids } = criteria;
  expect(rest).toMatchObject({ page, pageSize });
  expect(data.length).toBe(Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize)));
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
  expect(facets !== undefined).toBe(criteria.facets === true && page === 1);
  const isWrong = (product: (typeof data)[number]) =>
    product.price < minPrice * 100 - 0.5 ||
    product.price > maxPrice * 100 + 0.5 ||
    (criteria.inStock === true && !product.inStock) ||
    (category !== undefined && category !== '' && !expandCategory(category).includes(product.category)) ||
    ids?.includes(product.id) === false;
  expect(data.filter(isWrong)).toEqual([]);
}

describe('API-3 a server keeps the contract', () => {
  test.each(CASES.map((one) => [titleOf(one), one] as const))('API-3 %s', async (_, one) => {
    const answer = await put(one);
    expect(answerFaults(one.method, one.path, answer)).toEqual([]);
    expect([answer.status, JSON.stringify(answer.body).slice(0, 200)]).toEqual([one.status, expect.any(String)]);
  });

  test('API-3 a body that is no JSON is refused in words', async () => {
    const answer = await ask('/auth/login', { method: 'POST', body: '{"email":' });
    expect(answerFaults('POST', '/auth/login', answer)).toEqual([]);
    expect(answer.status).toBe(400);
  });

  test('API-3 whatever the schema of the criteria allows is answered as the contract says', async () => {
    const run = async (chosen: Record<string, string>) => {
      const answer = await ask(`/products?${new URLSearchParams(chosen)}`);
      expect(answerFaults('GET', '/products', answer)).toEqual([]);
      const read = v.safeParse(CriteriaSchema, chosen);
      expect(answer.status).toBe(read.success ? 200 : 400);
      if (read.success) expectPage(v.parse(ProductPageSchema, answer.body), read.output);
    };
    await fc.assert(fc.asyncProperty(criteriaOfTheContract(), run), { numRuns: RUNS, seed: 29 });
  });

  test('API-3 the contract itself is at /api/openapi.json', async () => {
    const { status, body } = await ask('/openapi.json');
    expect([status, body]).toMatchObject([200, { openapi: '3.1.0', paths: { '/products': {} } }]);
  });

  test('API-3 every answer of the contract is asked for, or named as not asked', () => {
    const asked = new Set([...CASES.map(({ method, path, status }) => `${method} ${path} ${status}`), ...NOT_ASKED]);
    expect(contractAnswers().filter((answer) => !asked.has(answer))).toEqual(['POST /auth/signup 201']);
    expect([...asked].filter((answer) => !contractAnswers().includes(answer))).toEqual([]);
  });
});
