import { describe, expect, it } from 'vitest';
import { formatTypedDate, isFuture, parseTypedDate } from '#machines/signup/date-of-birth.ts';
import { isUkMobile } from '#machines/signup/phone.ts';
import { isLookupReady, isPostcode, upperCasePostcode } from '#machines/signup/postcode.ts';
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
  ])('SGN-4 %j is one, and complete enough to be looked up', (text) => {
    expect(isPostcode(text)).toBe(true);
    expect(isLookupReady(text)).toBe(true);
  });

  it.each([
    '',
    'SE',
    'SE1',
    'SE1 ',
    'SE1 9',
    'SE1 9P',
    'SE1 9PRR',
    '1SE 9PR',
    'SE1 PR9',
    'SSSE1 9PR',
    'S E1 9PR',
    'SE1\u20149PR',
    'ＳＥ１ 9PR',
  ])('SGN-4 %j is none, and is not looked up', (text) => {
    expect(isPostcode(text)).toBe(false);
    expect(isLookupReady(text)).toBe(false);
  });

  it('SGN-4 typed letter by letter, with or without its space, it is ready at the last one only', () => {
    for (const postcode of ['SE1 9PR', 'M1 1AA', 'DN55 1PT', 'EC1A 1BB', 'W1A1HQ', 'GIR 0AA', 'SW1A2AA']) {
      const ready = [...postcode].map((_, index) => isLookupReady(postcode.slice(0, index + 1)));
      expect(ready.indexOf(true), postcode).toBe(postcode.length - 1);
    }
  });

  it('SGN-4 the field makes capitals of what is typed', () => {
    expect(upperCasePostcode('se1 9pr')).toBe('SE1 9PR');
    expect(upperCasePostcode(' m')).toBe(' M');
  });
});

describe('SGN-2 UK mobile numbers', () => {
  it.each(['07700900461', '+447700900461', '+44 7700 900 461', '\t07700\u00a0900461'])('SGN-2 %j is one', (text) => {
    expect(isUkMobile(text)).toBe(true);
  });

  it.each([
    '',
    '7700900461',
    '00447700900461',
    '447700900461',
    '+44 07700 900461',
    '0770090046',
    '077009004611',
    '07700-900461',
    '08700900461',
  ])('SGN-2 %j is none', (text) => {
    expect(isUkMobile(text)).toBe(false);
  });
});

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
  ])('SGN-3 %j is %s', (typed, iso) => {
    expect(parseTypedDate(typed)).toBe(iso);
  });

  it.each([
    '',
    '14/09',
    '14/09/88',
    '09/14/1988',
    '31/04/1990',
    '29/02/2023',
    '29/02/1900',
    '00/01/1990',
    '01/00/1990',
    '32/01/1990',
    '01/13/1990',
    '31/12/1899',
    '01/01/19900',
    '1990-01-01',
    '1/1/1990/1',
    'today',
  ])('SGN-3 %j names no day', (typed) => {
    expect(parseTypedDate(typed)).toBeNull();
  });

  it('SGN-3 what is picked is written as it would be typed, and read again', () => {
    for (const iso of ['1988-09-14', '2000-02-29', '1900-01-01', '2025-12-31']) {
      expect(parseTypedDate(formatTypedDate(iso))).toBe(iso);
    }
    expect(formatTypedDate('1988-09-14')).toBe('14/09/1988');
  });

  it('SGN-3 today is not in the future, tomorrow is', () => {
    expect(isFuture('2025-06-14', '2025-06-15')).toBe(false);
    expect(isFuture('2025-06-15', '2025-06-15')).toBe(false);
    expect(isFuture('2025-06-16', '2025-06-15')).toBe(true);
    expect(isFuture('2025-07-01', '2025-06-15')).toBe(true);
    expect(isFuture('2026-01-01', '2025-06-15')).toBe(true);
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
