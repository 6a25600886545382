import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  CodeAnswerSchema,
  CodeLoginSchema,
  CodeRefusalSchema,
  CodeRequestSchema,
} from '#machines/domain/server.schema.ts';

const problemOf = (schema: v.GenericSchema, value: unknown): string | null => {
  const read = v.safeParse(schema, value);
  return read.success ? null : read.issues[0].message;
};

it.each([
  [7, 'Email must be text'],
  ['ada', 'Please enter a valid email address'],
  [`${'a'.repeat(243)}@example.com`, 'Email must be at most 254 characters'],
])('SRV-2 a code is not asked for with %j', (email, problem) => {
  expect(problemOf(CodeRequestSchema, { email })).toBe(problem);
});

it.each([
  [123456, 'Code must be text'],
  ['12345', 'Code must be six digits'],
  ['1234567', 'Code must be six digits'],
  ['12345a', 'Code must be six digits'],
  ['a123456', 'Code must be six digits'],
])('SRV-3 %j is no code', (code, problem) => {
  expect(problemOf(CodeLoginSchema, { email: 'ada@example.com', code })).toBe(problem);
});

it('SRV-3 blanks around an email and a code do not count', () => {
  expect(v.parse(CodeLoginSchema, { email: ' ada@example.com ', code: ' 123456 ' })).toEqual({
    email: 'ada@example.com',
    code: '123456',
  });
});

it('SRV-2 an answer says whether the address is known', () => {
  expect(v.parse(CodeAnswerSchema, { data: { isKnown: false } })).toEqual({ data: { isKnown: false } });
  expect(v.is(CodeAnswerSchema, { data: {} })).toBe(false);
  expect(v.is(CodeAnswerSchema, {})).toBe(false);
});

it('SRV-3 a refusal names its reason', () => {
  expect(v.is(CodeRefusalSchema, { code: 'codeWrong', message: 'Invalid OTP. Please try again.' })).toBe(true);
  expect(v.is(CodeRefusalSchema, { code: 'other', message: 'No.' })).toBe(false);
  expect(v.is(CodeRefusalSchema, { code: 'codeWrong' })).toBe(false);
});
