import { describe, expect, test } from 'vitest';
import { goalText, isMet, loadGoals } from '#tests/bench/goals.ts';
import { limitSite } from '#tests/bench/limit/limit-site.ts';
import { readOptions } from '#tests/bench/options.ts';
import { report } from '#tests/bench/report.ts';
import type { TargetResults } from '#tests/bench/results.ts';
import { quantile, summariesOf } from '#tests/bench/statistics.ts';
import { touchTable } from '#tests/bench/touches-beside.ts';

describe('the bench', () => {
  test('interpolates between two values', () => {
    expect(quantile([], 0.5)).toBeNull();
    expect(quantile([7], 0.98)).toBe(7);
    expect(quantile([30, 10, 20], 0.5)).toBe(20);
    expect(quantile([10, 20], 0.25)).toBe(12.5);
  });

  test('sums up each figure over the samples that have it', () => {
    const { sort, filter } = summariesOf<'sort' | 'filter'>([{ sort: 1, filter: 5 }, { sort: 3 }, { sort: 2 }]);
    expect(sort).toEqual({ median: 2, min: 1, max: 3, n: 3 });
    expect(filter).toEqual({ median: 5, min: 5, max: 5, n: 1 });
  });

  test('holds figures against goals: at least, at most, and beside the limit', () => {
    expect([isMet({ least: 97 }, 97, null), isMet({ least: 97 }, 96, null)]).toEqual([true, false]);
    expect([isMet({ most: 50 }, 50, null), isMet({ most: 50 }, 51, null)]).toEqual([true, false]);
    expect([isMet({ timesLimit: 1.15 }, 114, 100), isMet({ timesLimit: 1.15 }, 116, 100)]).toEqual([true, false]);
    expect(isMet({ timesLimit: 1.15 }, 1, null)).toBeNull();
    expect(goalText({ timesLimit: 1.15 })).toBe('≤ 1.15 × limit');
  });

  test('reads its options, and names those that it does not know', () => {
    expect(readOptions(['--quick'])).toMatchObject({ rounds: 1, cpu: 4, pages: ['list'], before: null, store: null });
    expect(readOptions(['--cpu', '6'])).toMatchObject({ cpu: 6 });
    expect(readOptions(['--only', 'touches', '--page', 'product,list', '--rounds', '3'])).toMatchObject({
      parts: ['touches'],
      pages: ['list', 'product'],
      rounds: 3,
    });
    expect(() => readOptions(['--only', 'nothing'])).toThrow('--only knows');
    expect(() => readOptions(['--rounds', 'many'])).toThrow('--rounds is a number');
    expect(() => readOptions(['--store', '../elsewhere'])).toThrow('--store takes a name');
  });

  test('marks figures that meet their goals and those that do not, and names those that could not be measured', () => {
    const resultsOf = (sort: number, add: number): TargetResults => ({
      elements: {},
      load: {},
      touches: summariesOf([{ sort, 'add to cart': add }]),
      interactions: null,
      memory: {},
      scale: {},
    });
    const text = report({
      rounds: 1,
      cpu: 6,
      machine: { node: '20', chromium: '1', cores: 2, load: null },
      targets: { limit: resultsOf(50, 40), shop: resultsOf(101, 80), before: resultsOf(202, 80) },
      failures: ['shop, Back: it did not come'],
    });
    expect(text).toContain('| sort | 50 | 202 | 101 | 2.02 | 0.5 | ≤ 100 | ✗ |');
    expect(text).toContain('| add to cart | 40 | 80 | 80 | 2 | 1 | ≤ 80 | ✓ |');
    expect(text).toContain('- shop, Back: it did not come');
  });

  test('blocking may take 50 ms more than that of the limit, 150 on a slower phone', () => {
    const blocking = (cpu: number, time: number, limit: number | null) => {
      const goal = loadGoals(cpu).blocking;
      return goal && isMet(goal, time, limit);
    };
    expect([blocking(4, 70, 20), blocking(4, 71, 20), blocking(6, 170, 20), blocking(6, 171, 20)]).toEqual([
      ...[true, false, true, false],
    ]);
    expect(blocking(4, 10, null)).toBeNull();
  });

  test('the touches of the real shop are compared with those of the mock, without the time of the answers', () => {
    const walkOf = (touch: number, answer: number) => ({
      touches: { sort: touch },
      answers: { sort: answer },
      interactions: [],
      memory: null,
      failures: [],
    });
    const text = touchTable({ mock: [walkOf(80, 10), walkOf(90, 10)], real: [walkOf(130, 50), walkOf(150, 60)] });
    expect(text.split('\n')).toHaveLength(3);
    expect(text).toContain('| sort | 85.0 | 10.0 | 140.0 | 55.0 | 10.0 |');
  });

  test('its limit page has 24 products, 234 elements and a picture for each', async () => {
    const files = await limitSite();
    const html = files.get('/')?.toString() ?? '';
    expect(html.match(/<li /g)).toHaveLength(24);
    expect(html.match(/<[a-z]/g)).toHaveLength(234);
    const pictures = [...html.matchAll(/ src="([^"]+)"/g)].map(([, path = '']) => path);
    expect(pictures).toHaveLength(24);
    expect(pictures.filter((path) => !files.has(path))).toEqual([]);
  });
});
