import { chromium } from '@playwright/test';
import { shopTarget } from './shop-target.ts';
import { quantile } from './statistics.ts';
import { TOUCHES } from './target.ts';
import { type Walk, walk } from './touches.ts';

const CPU = 4;
const ROUNDS = 5;
const SUBJECTS = ['mock', 'real'] as const;

type Walks = Readonly<Record<(typeof SUBJECTS)[number], readonly Walk[]>>;

const medianText = (values: readonly number[]) => quantile(values, 0.5)?.toFixed(1) ?? '';

/** Medians of the touches, what of them the API took, and how much longer the rest takes on the real shop. */
export function touchTable({ mock, real }: Walks): string {
  const rows = TOUCHES.flatMap((name) => {
    const rounds = mock.flatMap(({ touches, answers }, round) => {
      const other = real[round];
      const [atMock, atReal] = [touches[name], other?.touches[name]];
      if (atMock === undefined || atReal === undefined) return [];
      return [{ atMock, atReal, mockAnswer: answers[name] ?? 0, realAnswer: other?.answers[name] ?? 0 }];
    });
    if (rounds.length === 0) return [];
    const cells = [
      rounds.map(({ atMock }) => atMock),
      rounds.map(({ mockAnswer }) => mockAnswer),
      rounds.map(({ atReal }) => atReal),
      rounds.map(({ realAnswer }) => realAnswer),
      rounds.map(({ atMock, atReal, mockAnswer, realAnswer }) => atReal - realAnswer - (atMock - mockAnswer)),
    ];
    return [`| ${[name, ...cells.map(medianText)].join(' | ')} |`];
  });
  return [
    '| Touch | Mock, ms | Its answer | Real, ms | Its answer | Difference without the answers |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

/** The same touches on the same build, on a slow phone, with the mock and with the real shop behind it, in turns. */
export async function touchesBeside(
  urls: Readonly<Record<keyof Walks, string>>,
  executablePath: string,
): Promise<{ table: string; failures: readonly string[] }> {
  const walks: Record<keyof Walks, Walk[]> = { mock: [], real: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const subject of SUBJECTS) {
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
      walks[subject].push(await walk(browser, shopTarget, urls[subject], CPU));
      await browser.close();
    }
  }
  return {
    table: touchTable(walks),
    failures: SUBJECTS.flatMap((subject) => walks[subject].flatMap((one) => one.failures)),
  };
}
