import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readChart } from '#src/flowbook/chart/read-chart.ts';
import { NO_MARKS } from '#src/flowbook/draw/marks.ts';
import { Outline } from '#src/flowbook/draw/Outline.tsx';
import { FLOWS, flowCalled } from '#tests/paths/all-flows.ts';

const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('&#x27;', "'");

test.each(FLOWS)('FLW-2 the outline of $machine.id has every state and every transition', ({ machine }) => {
  const chart = readChart(machine);
  const markup = renderToStaticMarkup(<Outline chart={chart} marks={NO_MARKS} selected={null} />);
  expect(markup.match(/class="fbo-name"/g)).toHaveLength(chart.states.length);
  expect(markup.match(/class="fbo-event"/g)).toHaveLength(chart.edges.length);
});

test('FLW-2 the outline says where events lead, and where the flow is now', () => {
  const chart = readChart(flowCalled('checkout').machine);
  const marks = { ...NO_MARKS, active: new Set(['open', 'open.confirming']) };
  const text = textOf(renderToStaticMarkup(<Outline chart={chart} marks={marks} selected={null} />));
  expect(text).toContain('|confirming| now|');
  expect(text).toContain('|reviewingOrder| begins here|');
  expect(text).toContain('|delivery.revisited| leads to |enteringDelivery|');
  expect(text).toContain('|delivery.changed| stays| · rememberDelivery|');
});

test('FLW-2 the outline says of an event that a state keeps to itself that it does nothing', () => {
  const chart = readChart(flowCalled('cart').machine);
  const text = textOf(renderToStaticMarkup(<Outline chart={chart} marks={NO_MARKS} selected={null} />));
  expect(text).toContain('|cart.viewed| does nothing|');
  expect(text).toContain('leads to |filled| and |checking|');
});
