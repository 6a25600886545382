import { expect, it } from 'vitest';
import { replacedBy } from '#machines/signup/found-address.ts';

const HIGH_STREET = { address: '123 High Street', city: 'London' };
const TYPED = { address: '14 Cask Yard', city: 'Leeds' };

it.each([
  ['street and city', TYPED, TYPED],
  ['a city alone', { ...HIGH_STREET, city: 'Leeds' }, { ...HIGH_STREET, city: 'Leeds' }],
  ['a street alone', { ...HIGH_STREET, address: '14 Cask Yard' }, { ...HIGH_STREET, address: '14 Cask Yard' }],
  ['nothing other than what is found', HIGH_STREET, null],
  ['nothing', { address: ' ', city: '' }, null],
])('SGN-6 of a typed address, what the found one replaces can be restored: %s', (_, form, replaced) => {
  expect(replacedBy(HIGH_STREET, { form, found: null, replaced: null })).toEqual(replaced);
});

it('SGN-6 a city that was typed into an address found before can be restored; that address alone cannot', () => {
  const next = { address: '7 Mill Lane', city: 'York' };
  const before = { found: HIGH_STREET, replaced: TYPED };
  const form = { ...HIGH_STREET, city: 'Leeds' };
  expect(replacedBy(next, { ...before, form })).toEqual(form);
  expect(replacedBy(next, { ...before, form: HIGH_STREET })).toEqual(TYPED);
});
