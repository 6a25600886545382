import { describe, expect, test } from 'vitest';
import { markedParts } from '#src/features/header/marked-parts.ts';

/** The visible text: marked parts are between stars. */
const seen = (name: string, search: string) =>
  markedParts(name, search)
    .map(({ text, isMarked }) => (isMarked ? `*${text}*` : text))
    .join('');

describe('HDR-5 the part of a suggestion that was typed', () => {
  test.each([
    ['Ashcombe Sloe Gin', 'gin', 'Ashcombe Sloe *Gin*'],
    ['Ashcombe Sloe Gin', 'GIN sl', 'Ashcombe *Sl*oe *Gin*'],
    ['Château Orvelle', 'chateau', '*Château* Orvelle'],
    ['Cha\u0302teau Orvelle', 'château o', '*Ch\u00e2teau* *O*rvelle'],
    ['L’Allée d’Orvelle 2020', 'dorv', 'L’Allée *d’Orv*elle 2020'],
    ['Weißbier', 'weissb', '*Weißb*ier'],
    ['Glen Averne', 'nothing', 'Glen Averne'],
    ['Glen Averne', '   ', 'Glen Averne'],
    ['', 'gin', ''],
  ])('HDR-5 in %j the typed text %j marks %j', (name, search, marked) => {
    expect(seen(name, search)).toBe(marked);
  });

  test('HDR-5 nothing of a name is lost', () => {
    for (const name of ['Hors d’Âge Cognac', '🍷 Ŀongname', 'Añejo  Tequila']) {
      const whole = markedParts(name, 'a o n')
        .map(({ text }) => text)
        .join('');
      expect(whole).toBe(name.normalize('NFC'));
    }
  });
});
