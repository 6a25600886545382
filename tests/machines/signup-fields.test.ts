import { describe, expect, it } from 'vitest';
import { birthError, formatTypedDate, readTypedDate, settledDate, typedDate } from '#machines/signup/date-of-birth.ts';
import { isUkMobile } from '#machines/signup/phone.ts';
import { isPostcode, isSamePostcode, upperCasePostcode } from '#machines/signup/postcode.ts';
import { initialsOf } from '#src/ui/initials.ts';

describe('SGN-4 postcodes', () => {
  it.each([
    'M1 1AA',
    'M60 1NW',
    'CR2 6XH',
    'DN55 1PT',
    'W1A 1HQ',
    'EC1A 1BB',
    'GIR 0AA',
    'SE19PR',
    'se1 9pr',
    '  SE1   9PR ',
    'M11AA',
  ])('SGN-4 %j is one, and complete enough to be looked up', (text) => {
    expect(isPostcode(text)).toBe(true);
  });

  it.each(['', 'SE', 'SE1', 'SE1 ', 'SE1 9', 'SE1 9P', 'SE1 9PRR', '1SE 9PR', 'SE1 PR9', 'SSSE1 9PR', 'S E1 9PR'])(
    'SGN-4 %j is none, and is not looked up',
    (text) => {
      expect(isPostcode(text)).toBe(false);
    },
  );

  it('SGN-4 typed letter by letter, with or without its space, it is ready at the last one only', () => {
    for (const postcode of ['SE1 9PR', 'M1 1AA', 'DN55 1PT', 'EC1A 1BB', 'W1A1HQ', 'GIR 0AA', 'SW1A2AA']) {
      const ready = [...postcode].map((_, index) => isPostcode(postcode.slice(0, index + 1)));
      expect(ready.indexOf(true), postcode).toBe(postcode.length - 1);
    }
  });

  it('SGN-4 the field turns typed letters into capitals', () => {
    expect(upperCasePostcode('se1 9pr')).toBe('SE1 9PR');
    expect(upperCasePostcode(' m')).toBe(' M');
  });

  it('SGN-4 TYP-3 a typed hyphen becomes a space', () => {
    expect(upperCasePostcode('sw1a-1aa')).toBe('SW1A 1AA');
  });

  it.each([
    'SW1A-1AA',
    'SW1A\u20111AA',
    'sw1a\u20141aa',
    'SW1A\u200b1AA',
    '\u200eSW1A 1AA',
    'SW1A\u00a01AA',
    'ＳＷ１Ａ １ＡＡ',
    'SW1A.1AA',
  ])('TYP-3 %j is a postcode, and is looked up', (text) => {
    expect(isPostcode(text)).toBe(true);
    expect(upperCasePostcode(text).replace(' ', '')).toBe('SW1A1AA');
  });
});

describe('SGN-4 the same postcode', () => {
  it.each(['SE1 9PR', 'SE1 9PR ', ' se19pr', 'se1  9pr', 'SE1-9PR'])('SGN-4 %j is the same as SE1 9PR', (text) => {
    expect(isSamePostcode(text, 'SE1 9PR')).toBe(true);
    expect(isSamePostcode('SE1 9PR', text)).toBe(true);
  });

  it.each(['SE1 9PS', 'SE1 9P', 'SE19 PR', ''])('SGN-4 %j is not', (text) => {
    expect(isSamePostcode(text, 'SE1 9PR')).toBe(false);
    expect(isSamePostcode('SE1 9PR', text)).toBe(false);
  });

  it('SGN-4 what is no whole postcode is not the same as itself', () => {
    expect(isSamePostcode('SE1', 'SE1')).toBe(false);
  });
});

describe('SGN-2 UK mobile numbers', () => {
  it.each(['07700900461', '+447700900461', '+44 7700 900 461', '\t07700\u00a0900461'])('SGN-2 %j is one', (text) => {
    expect(isUkMobile(text)).toBe(true);
  });

  it.each([
    '\u202a07700 900123\u202c',
    '07700-900-123',
    '07700\u2011900\u2013123',
    '07700.900.123',
    '(07700) 900123',
    '(07700)900-123',
    '+44 (0)7700 900123',
    '+44(0) 7700 900123',
    '(+44) (0)7700 900123',
    '+44 (7700) 900123',
    '0044 7700 900123',
    '0044 (0)7700 900123',
    '００４４ ７７００ ９００１２３',
    '٠٧٧٠٠٩٠٠١٢٣',
    '\u200e\u2066+44\u00a07700\u202f900\u2009123\u2069',
  ])('TYP-2 %j is one', (text) => {
    expect(isUkMobile(text)).toBe(true);
  });

  it.each([
    '+1 7700 900123',
    '0033 7700 900123',
    '020 7946 0182',
    '(020) 7946-0182',
    '+44 (0)20 7946 0182',
    '07700 900123 ext 4',
    '+44 +44 7700 900123',
    '07700,900123',
  ])('TYP-2 %j is none', (text) => {
    expect(isUkMobile(text)).toBe(false);
  });

  it.each(['', '7700900461', '447700900461', '+44 07700 900461', '0770090046', '077009004611', '08700900461'])(
    'SGN-2 %j is none',
    (text) => {
      expect(isUkMobile(text)).toBe(false);
    },
  );
});

const TODAY = '2025-06-15';
const isoOf = (text: string): string | null => {
  const typed = readTypedDate(text, TODAY);
  return typed.kind === 'day' ? typed.iso : null;
};

describe('SGN-3 dates of birth', () => {
  it.each([
    ['14/09/1988', '1988-09-14'],
    ['1/2/1990', '1990-02-01'],
    [' 01 / 02 / 1990 ', '1990-02-01'],
    ['14.09.1988', '1988-09-14'],
    ['14-09-1988', '1988-09-14'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2000', '2000-02-29'],
    ['31/12/1900', '1900-12-31'],
    ['14/09/88', '1988-09-14'],
    ['1990-01-01', '1990-01-01'],
  ])('SGN-3 %j is %s', (typed, iso) => {
    expect(isoOf(typed)).toBe(iso);
  });

  it.each([
    ['14 09 1988', '1988-09-14'],
    ['14091988', '1988-09-14'],
    ['140988', '1988-09-14'],
    [' 14091988 ', '1988-09-14'],
    ['14/9/88', '1988-09-14'],
    ['14.9.88', '1988-09-14'],
    ['14 Sep 1988', '1988-09-14'],
    ['14th September 1988', '1988-09-14'],
    ['1st of May, 88', '1988-05-01'],
    ['Sept. 14, 1988', '1988-09-14'],
    ['14\u201309\u20131988', '1988-09-14'],
    ['14\u00a009\u00a01988', '1988-09-14'],
    ['\u200e14/09/1988\u200f', '1988-09-14'],
    ['１４／０９／１９８８', '1988-09-14'],
    ['١٤/٠٩/١٩٨٨', '1988-09-14'],
    ['1988/9/14', '1988-09-14'],
    ['1/1/24', '2024-01-01'],
    ['1/1/25', '2025-01-01'],
    ['1/1/26', '1926-01-01'],
  ])('TYP-5 %j is %s', (typed, iso) => {
    expect(isoOf(typed)).toBe(iso);
    expect(settledDate(typed, TODAY)).toBe(formatTypedDate(iso));
  });

  it.each(['', '14/09', '1409198', '01/01/19900', '1/1/1990/1', '14/9/988', 'today', '14 Foo 1988x'])(
    'SGN-3 %j cannot be read',
    (typed) => {
      expect(readTypedDate(typed, TODAY)).toEqual({ kind: 'unreadable' });
      expect(settledDate(typed, TODAY)).toBe(typed);
    },
  );

  it.each([
    '09/14/1988',
    '31/04/1990',
    '29/02/1990',
    '29/02/2023',
    '29/02/1900',
    '00/01/1990',
    '01/00/1990',
    '32/01/1990',
    '30 Feb 1990',
    '14 Foo 1988',
    '00/00/0000',
  ])('TYP-6 %j does not exist', (typed) => {
    expect(readTypedDate(typed, TODAY)).toEqual({ kind: 'noSuchDay' });
    expect(birthError(typed, TODAY)).toMatch(/^This date does not exist/);
  });

  it('TYP-6 a day in the future, one before 1900 and an unreadable one have messages of their own', () => {
    const future = 'Please enter a date of birth that is not in the future, as dd/mm/yyyy';
    expect(birthError('15/06/2025', TODAY)).toBeNull();
    expect(birthError('16/06/2025', TODAY)).toBe(future);
    expect(birthError('01/01/2026', TODAY)).toBe(future);
    expect(birthError('tomorrow', TODAY)).toBe(future);
    expect(birthError('31/12/1899', TODAY)).toBe('Please enter a date of birth from 1900 onwards');
  });

  it('TYP-5 a whole date is written out while it is typed, unless it has its slashes or its year is short', () => {
    for (const whole of ['14 09 1988', '14091988', '1988-09-14', '14 Sep 1988']) {
      const typed = [...whole].map((_, at) => typedDate(whole.slice(0, at + 1), TODAY));
      expect(typed.at(-1), whole).toBe('14/09/1988');
      expect(typed.slice(0, -1), whole).toEqual([...whole].slice(0, -1).map((_, at) => whole.slice(0, at + 1)));
    }
    for (const left of ['1/09/1988', '14/9/88', '140988', '14 09 19']) expect(typedDate(left, TODAY)).toBe(left);
  });

  it('SGN-3 a picked date is written as it would be typed, and read again', () => {
    for (const iso of ['1988-09-14', '2000-02-29', '1900-01-01', '2025-12-31']) {
      expect(isoOf(formatTypedDate(iso))).toBe(iso);
    }
    expect(formatTypedDate('1988-09-14')).toBe('14/09/1988');
  });
});

describe('HDR-3 initials', () => {
  it.each([
    ['Eleanor Hart', 'EH'],
    ['  eleanor   hart ', 'EH'],
    ['Eleanor Mary Jane Hart', 'EH'],
    ['Eleanor', 'E'],
    ['someone@test.com', 'S'],
    ['Élodie Østergård', 'ÉØ'],
    ['𝒵oë 🥃', '𝒵🥃'],
    ['', ''],
    ['   ', ''],
  ])('HDR-3 of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
