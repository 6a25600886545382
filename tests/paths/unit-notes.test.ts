import { describe, expect, it } from 'vitest';
import { type Note, progressOf, readNotes } from '#tools/chart-tests/mutation/unit-notes.ts';

const ASKED = ['a', 'b', 'c', 'd'];
const loading = (mutant: string): Note => ({ mutant, phase: 'loading', failed: null });
const running = (mutant: string, failed: string | null = null): Note => ({ mutant, phase: 'running', failed });
const LOADED = ASKED.map(loading);

describe('FLW-3 the notes of unit tests on mutants', () => {
  it('FLW-3 say which test noticed a mutant first', () => {
    const notes = [...LOADED, running('a'), running('a', 'adds'), running('b'), running('a', 'takes away')];
    expect(progressOf(ASKED, notes, true)).toEqual({ failures: new Map([['a', 'adds']]), endless: null, left: [] });
  });

  it('FLW-3 say with which mutant a run did not end, and which ones it did not reach', () => {
    const notes = [...LOADED, running('a', 'adds'), running('b'), running('c')];
    expect(progressOf(ASKED, notes, false)).toEqual({
      failures: new Map([['a', 'adds']]),
      endless: 'c',
      left: ['d'],
    });
  });

  it('FLW-3 a mutant that was noticed before it came to no end is not noticed by that', () => {
    const progress = progressOf(ASKED, [...LOADED, running('c', 'adds')], false);
    expect(progress).toEqual({ failures: new Map([['c', 'adds']]), endless: null, left: ['d'] });
  });

  it('FLW-3 all others are left where a mutant cannot even be loaded to the end', () => {
    const progress = progressOf(ASKED, [loading('a'), loading('b')], false);
    expect(progress).toEqual({ failures: new Map(), endless: 'b', left: ['a', 'c', 'd'] });
  });

  it('FLW-3 all are left if a run printed nothing', () => {
    expect(progressOf(ASKED, [], false)).toEqual({ failures: new Map(), endless: null, left: ASKED });
  });

  it('FLW-3 are read as far as they are written', () => {
    const text = `${JSON.stringify(running('a'))}\n${JSON.stringify(running('b'))}\n{"mutant":"c`;
    expect(readNotes(text)).toEqual([running('a'), running('b')]);
    expect(readNotes('{"mut')).toEqual([]);
  });
});
