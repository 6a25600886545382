import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { DIAGRAM_FONT, HEADING_FONT } from '#tools/flowbook/export/fonts.ts';
import { packagedFont } from '#tools/flowbook/export/packaged-font.ts';
import { writtenOut } from '#tools/flowbook/export/styles.ts';
import { escaped } from '#tools/flowbook/export/xml.ts';
import { layOut } from '#tools/flowbook/layout/lay-out.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import { ComparePage } from './ComparePage.tsx';
import type { Comparison } from './comparison.ts';
import { NO_SCREENS, type Screens } from './screens.ts';

/** The page's script as one text. */
async function scriptOf(root: URL): Promise<string> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(root),
    logLevel: 'warn',
    css: { postcss: {} },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(new URL('tools/flowbook/compare/page-script.ts', root)) },
    },
  });
  const parts = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk, ...more] = parts.filter((part) => part.type === 'chunk');
  if (!chunk || more.length > 0) throw new Error('The script of the comparison is one file.');
  return chunk.code.replaceAll('</script', '<\\/script');
}

/** A comparison as one page that needs nothing else. @param root the project's folder */
export async function pageOf(comparison: Comparison, root: URL, screens: Screens = NO_SCREENS): Promise<string> {
  const sheets = ['tools/flowbook/draw/diagram.css', 'tools/flowbook/compare/compare.css'];
  const styles = await Promise.all(sheets.map((sheet) => readFile(new URL(sheet, root), 'utf8')));
  const fonts = await Promise.all([DIAGRAM_FONT, HEADING_FONT].map(packagedFont));
  const drawings = new Map<string, Placed>();
  for (const { chart, union } of comparison.flows) drawings.set(chart, await layOut(union.chart, []));
  const body = renderToStaticMarkup(createElement(ComparePage, { comparison, shown: { drawings, screens } }));
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(`${comparison.before} → ${comparison.after}`)} · Flowbook</title>`,
    `<style>${fonts.join('\n')}\nbody{margin:0}${styles.map(writtenOut).join('\n')}</style></head>`,
    `<body>${body}<script type="module">${await scriptOf(root)}</script></body></html>`,
  ].join('\n');
}
