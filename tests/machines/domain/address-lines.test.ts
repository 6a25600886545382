import { expect, it } from 'vitest';
import { addressLines } from '#machines/domain/address-lines.ts';
import type { DeliveryAddress } from '#machines/domain/checkout-details.ts';

const WHOLE: DeliveryAddress = {
  street: '12 Oak Street',
  city: 'Portland',
  state: 'Oregon',
  zipCode: '97201',
  country: 'USA',
};

it.each<[string, Partial<DeliveryAddress>, readonly string[]]>([
  ['a whole address', {}, ['12 Oak Street', 'Portland, Oregon 97201', 'United States']],
  ['Canada', { country: 'CAN' }, ['12 Oak Street', 'Portland, Oregon 97201', 'Canada']],
  ['no street', { street: '' }, ['Portland, Oregon 97201', 'United States']],
  ['no city', { city: '' }, ['12 Oak Street', 'Oregon 97201', 'United States']],
  ['no state', { state: '' }, ['12 Oak Street', 'Portland, 97201', 'United States']],
  ['no ZIP code', { zipCode: '' }, ['12 Oak Street', 'Portland, Oregon', 'United States']],
  ['neither state nor ZIP code', { state: '', zipCode: '' }, ['12 Oak Street', 'Portland', 'United States']],
  ['a country alone', { street: '', city: '', state: '', zipCode: '' }, ['United States']],
  [
    'blanks around each field',
    { street: ' 12 Oak Street ', city: ' Portland ', state: ' Oregon ', zipCode: ' 97201 ' },
    ['12 Oak Street', 'Portland, Oregon 97201', 'United States'],
  ],
  ['blanks alone', { street: ' ', city: ' ', state: ' ', zipCode: ' ' }, ['United States']],
])('CHK-2 an address is written line by line: %s', (_, given, lines) => {
  expect(addressLines({ ...WHOLE, ...given })).toEqual(lines);
});
