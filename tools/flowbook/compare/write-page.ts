import { readFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { writtenOut } from '#tools/flowbook/export/styles.ts';
import { layOut } from '#tools/flowbook/layout/lay-out.ts';
import { ComparePage, type PicturePair, type Shown } from './ComparePage.tsx';
import type { Comparison, FlowComparison } from './comparison.ts';
import { type Pictured, pictureUrlOf } from './pictured.ts';

/** The states of a comparison: those that differ, and the sources and targets of differing transitions. */
export function statesAbout({ changes, union: { chart, tones } }: FlowComparison): readonly string[] {
  const edges = chart.edges.filter(({ id }) => tones.has(id));
  const own = changes.filter(({ about }) => about === 'state').map(({ id }) => id);
  const all = new Set([...own, ...edges.flatMap(({ state, targets }) => [state, ...targets])]);
  return chart.states.map(({ path }) => path).filter((path) => path !== '' && all.has(path));
}

async function picturesOf(
  flow: FlowComparison,
  before: Pictured | null,
  after: Pictured | null,
): Promise<readonly PicturePair[]> {
  const names = new Map(
    flow.changes.flatMap(({ about, kind, id, details }) =>
      about === 'state' && kind === 'renamed' ? [[id, details[0]?.before ?? id] as const] : [],
    ),
  );
  const pairs: PicturePair[] = [];
  for (const path of statesAbout(flow)) {
    const was = await pictureUrlOf(before, flow.chart, names.get(path) ?? path);
    const is = await pictureUrlOf(after, flow.chart, path);
    if (was !== null || is !== null) pairs.push({ path, before: was, after: is });
  }
  return pairs;
}

async function shownOf({ flows }: Comparison, before: Pictured | null, after: Pictured | null): Promise<Shown> {
  const drawings = new Map();
  const pictures = new Map<string, readonly PicturePair[]>();
  for (const flow of flows) {
    drawings.set(flow.chart, await layOut(flow.union.chart, []));
    pictures.set(flow.chart, await picturesOf(flow, before, after));
  }
  return { drawings, pictures };
}

/** A comparison as one page that needs nothing else. @param root the project's folder */
export async function pageOf(
  comparison: Comparison,
  root: URL,
  before: Pictured | null,
  after: Pictured | null,
): Promise<string> {
  const sheets = ['tools/flowbook/draw/diagram.css', 'tools/flowbook/compare/compare.css'];
  const styles = await Promise.all(sheets.map((sheet) => readFile(new URL(sheet, root), 'utf8')));
  const shown = await shownOf(comparison, before, after);
  const body = renderToStaticMarkup(createElement(ComparePage, { comparison, shown }));
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${comparison.before} → ${comparison.after} · Flowbook</title>`,
    `<style>body{margin:0}${styles.map(writtenOut).join('\n')}</style></head><body>${body}</body></html>`,
  ].join('\n');
}
