import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '#tools/flowbook/chart/chart-model.ts';
import { Diagram } from '#tools/flowbook/draw/Diagram.tsx';
import { MapDiagram } from '#tools/flowbook/draw/MapDiagram.tsx';
import { NO_MARKS } from '#tools/flowbook/draw/marks.ts';
import type { Placed } from '#tools/flowbook/layout/placed.ts';
import type { PlacedMap } from '#tools/flowbook/map/placed-map.ts';
import type { SystemMap } from '#tools/flowbook/map/system-map.ts';
import { writtenOut } from './styles.ts';
import { escaped, possible } from './xml.ts';

/** What is for hand and keyboard alone, and has no place in a picture. */
const HANDLES = / (?:tabindex|role|aria-label|aria-hidden|data-[a-z]+)="[^"]*"/g;
const UNSEEN = /<path class="fbd-reach"[^>]*><\/path>|<rect class="fbd-line-ground (?!is-way)[^"]*"[^>]*><\/rect>/g;
const PAPER = '<rect width="100%" height="100%" fill="#FCFAF6"/>';

/** A drawing as a file of its own: its styles inside, its colours written out, a line for each part of it. */
function picture(markup: string, name: string, styles: string): string {
  const plain = possible(markup)
    .replace(UNSEEN, '')
    .replace(HANDLES, '')
    .replaceAll(' "', '"')
    .replace(/><\/(?:path|rect|circle)>/g, '/>');
  const head = `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escaped(name)}"`;
  const sheet = writtenOut(styles).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const styled = plain.replace(/^<svg([^>]*)>/, `${head}$1><style>${sheet}</style>${PAPER}`);
  return `${styled.replace(/<g/g, '\n<g')}\n`;
}

/** A chart as an SVG file. @param styles the style sheet of the drawing, draw/diagram.css */
export function chartSvg(chart: Chart, placed: Placed, styles: string): string {
  const still = { ...placed, states: placed.states.map((state) => ({ ...state, isCollapsible: false })) };
  const markup = renderToStaticMarkup(<Diagram chart={chart} placed={still} marks={NO_MARKS} selected={null} />);
  return picture(markup, `Statechart of ${chart.id}`, styles);
}

/** The map of all flows as an SVG file. @param styles draw/diagram.css and draw/map.css */
export function mapSvg(map: SystemMap, placed: PlacedMap, styles: string): string {
  const outside = new Set(map.boxes.filter(({ kind }) => kind === 'outside').map(({ id }) => id));
  const seen = { ...placed, arrows: placed.arrows.filter(({ from, to }) => !outside.has(from) && !outside.has(to)) };
  const markup = renderToStaticMarkup(
    <MapDiagram map={map} placed={seen} now={null} lit={new Set()} selected={null} />,
  );
  return picture(markup, "Map of the shop's flows", styles);
}
