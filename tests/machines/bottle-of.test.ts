import { describe, expect, it } from 'vitest';
import { bottleOf, lineOf, pressedBottle, removalOf } from '#machines/saved/bottle-of.ts';
import type { SavedEvent } from '#machines/saved/saved.events.ts';
import { sampleSaved } from '#machines/saved/saved.samples.ts';

const line = { removal: 7, bottle: sampleSaved };
const toggled: SavedEvent = { type: 'bottle.toggled', bottle: sampleSaved };
const removed: SavedEvent = { type: 'bottle.removed', id: 'some-gin' };
const savedForLater: SavedEvent = { type: 'line.savedForLater', line };
const undone: SavedEvent = { type: 'savedForLater.undone', removal: 8 };

describe('SAV-2 SAV-3 SAV-5 what a press is about', () => {
  it.each([
    [toggled, 'glen-averne-12-year-old'],
    [removed, 'some-gin'],
    [savedForLater, 'glen-averne-12-year-old'],
    [undone, ''],
  ])('SAV-3 the bottle: %o', (event, id) => {
    expect(bottleOf(event)).toBe(id);
  });

  it('SAV-2 a heart names its bottle; nothing else does', () => {
    expect(pressedBottle(toggled)).toBe(sampleSaved);
    expect(() => pressedBottle(removed)).toThrow("'bottle.removed' is no press of a heart.");
  });

  it("SAV-5 'Save for later' names the line that has left the cart, and Undo its removal", () => {
    expect(lineOf(savedForLater)).toBe(line);
    expect(() => lineOf(undone)).toThrow("'savedForLater.undone' names no line.");
    expect(removalOf(savedForLater)).toBe(7);
    expect(removalOf(undone)).toBe(8);
    expect(() => removalOf(toggled)).toThrow("'bottle.toggled' is about no line.");
  });
});
