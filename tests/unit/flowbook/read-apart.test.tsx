import { fileURLToPath } from 'node:url';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readApart } from '#tools/flowbook/chart/read-apart.ts';
import { InvalidChartNotice } from '#tools/flowbook/draw/InvalidChartNotice.tsx';

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

test('FLW-2 a chart that is not valid is shown with its error, and the others as they are', async () => {
  const files = [fileAt('fixtures/lost.machine.ts'), fileAt('../../paths/example/door.machine.ts')];
  const { charts, invalid } = await readApart(files, (file) => import(/* @vite-ignore */ file));
  expect(charts.map(({ id }) => id)).toEqual(['door']);
  expect(invalid).toMatchObject([{ name: 'lost', message: expect.stringContaining("'nowhere'") }]);
  const [lost] = invalid;
  expect(lost && renderToStaticMarkup(<InvalidChartNotice chart={lost} />)).toContain('lost could not be read');
});
