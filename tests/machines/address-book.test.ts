import { describe, expect, it } from 'vitest';
import { putBack, takenOut, withUsed } from '#machines/addresses/address-book.ts';
import { otherAddress, otherStored, sampleAddress, sampleStored } from '#machines/addresses/addresses.samples.ts';

describe('ADB-2 an address that is used', () => {
  it('ADB-2 is stored without blanks around its fields', () => {
    const blank = { street: ' 12 Alder Street ', city: ' Portland ', state: ' OR ', zipCode: ' 97205 ' };
    expect(withUsed([otherStored], { ...sampleAddress, ...blank })).toEqual([
      { address: sampleAddress, use: 3 },
      otherStored,
    ]);
  });
});

describe('ADB-4 an address that is removed', () => {
  it('ADB-4 cannot be one that is not stored', () => {
    expect(() => takenOut({ addresses: [sampleStored], removed: [] }, otherAddress)).toThrow(
      'This address is not stored.',
    );
  });

  it('ADB-4 is not restored where it has been stored again, and Undo is over', () => {
    const addresses = [{ ...sampleStored, use: 3 }];
    expect(putBack({ addresses, removed: [sampleStored] })).toEqual({ addresses, removed: [] });
    expect(putBack({ addresses, removed: [otherStored, sampleStored] })).toEqual({ addresses, removed: [otherStored] });
  });
});
