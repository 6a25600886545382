import { describe, expect, it } from 'vitest';
import { foldText } from '#machines/domain/fold-text.ts';

describe('PRD-5 text is compared without accents, apostrophes and case', () => {
  it.each([
    ['Château', 'chateau'],
    ['Château', 'CHÂTEAU'],
    ['Cha\u0302teau', 'Ch\u00e2teau'],
    ['añejo', 'anejo'],
    ['Château d’Orvelle', "chateau d'orvelle"],
    ['Château d’Orvelle', 'chateau dorvelle'],
    ['Marl ʼn‘ Bine`', 'marl n bine'],
    ['  Old \t Tom\n Gin ', 'old tom gin'],
    ['Smørrebrød', 'smorrebrod'],
    ['Æbleskiver', 'aebleskiver'],
    ['Œuf', 'oeuf'],
    ['Weißbier', 'WEISSBIER'],
    ['æœøßðđþłı', 'aeoeossddthli'],
  ])("PRD-5 '%s' and '%s' are equal", (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });

  it('PRD-5 different words stay different', () => {
    expect(foldText('Gin')).not.toBe(foldText('Rum'));
    expect(foldText('12 Year Old')).toBe('12 year old');
  });

  it('PRD-5 folding twice changes nothing more', () => {
    for (const text of ['İstanbul', 'Ñandú’s', 'ΑΣ', '№ 3', '   ', '']) {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }
  });

  it('PRD-5 a very long text is folded all the same', () => {
    expect(foldText('É'.repeat(100_000))).toBe('e'.repeat(100_000));
  });
});
