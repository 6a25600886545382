import { describe, expect, it } from 'vitest';
import { isAddressGiven } from '#machines/domain/address-given.ts';
import { addressKey } from '#machines/domain/address-key.ts';

const ADDRESS = {
  street: '1 Cask Yard',
  city: 'Leeds',
  state: 'Yorkshire',
  zipCode: 'LS1 4AB',
  country: 'UK',
} as const;
const NONE = { street: '', city: '', state: '', zipCode: '', country: 'UK' } as const;

describe('ADB-2 one address, however it is written', () => {
  it('ADB-2 capitals and blanks do not count', () => {
    const written = { ...ADDRESS, street: ' 1  CASK yard', zipCode: 'ls14ab' };
    expect(addressKey(written)).toBe(addressKey(ADDRESS));
  });

  it.each(['street', 'city', 'state', 'zipCode'] as const)('ADB-2 another %s is another address', (field) => {
    expect(addressKey({ ...ADDRESS, [field]: 'other' })).not.toBe(addressKey(ADDRESS));
  });

  it('ADB-2 what stands in one field is not the same in the next', () => {
    expect(addressKey({ ...NONE, street: 'a', city: 'b' })).not.toBe(addressKey({ ...NONE, street: 'ab' }));
  });
});

describe('CHK-2 whether an address was given', () => {
  it.each(['street', 'city', 'state', 'zipCode'] as const)('CHK-2 the %s alone is one, blanks are none', (field) => {
    expect(isAddressGiven({ ...NONE, [field]: 'x' })).toBe(true);
    expect(isAddressGiven({ ...NONE, [field]: '  ' })).toBe(false);
  });
});
