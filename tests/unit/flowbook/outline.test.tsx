import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { FLOWS, flowCalled } from '#tests/paths/all-flows.ts';
import { readChart } from '#tools/flowbook/chart/read-chart.ts';
import type { InPlace } from '#tools/flowbook/draw/in-place.ts';
import { NO_MARKS } from '#tools/flowbook/draw/marks.ts';
import { Outline } from '#tools/flowbook/draw/Outline.tsx';

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
  expect(text).toContain(
    '|delivery.changed| stays| · rememberDelivery, rememberEdited, forgetAddressProblem, storeDraft|',
  );
});

test('FLW-2 the outline says that a forbidden event does nothing', () => {
  const outlineOf = (flow: string) =>
    textOf(
      renderToStaticMarkup(<Outline chart={readChart(flowCalled(flow).machine)} marks={NO_MARKS} selected={null} />),
    );
  expect(outlineOf('header')).toContain('|menu.opened| does nothing|');
  expect(outlineOf('cart')).toContain('leads to |filled| and |checking|');
});

test('FLW-2 the outline says what a state runs, its actions and its tags', () => {
  const machine = createMachine({
    id: 'parcel',
    initial: 'packed',
    states: {
      packed: {
        tags: ['busy', 'slow'],
        invoke: [
          { id: 'weigh', src: 'scales' },
          { id: 'print', src: 'print' },
        ],
        entry: ['lockDoor', 'lightLamp'],
        exit: 'openDoor',
        initial: { target: 'open', actions: 'fold' },
        states: { open: {} },
      },
    },
  });
  const outline = <Outline chart={readChart(machine)} marks={NO_MARKS} selected={null} />;
  const text = textOf(renderToStaticMarkup(outline));
  expect(text).toContain('|packed| begins here, tagged busy, slow|');
  expect(text).toContain('|Runs as long as it lasts: weigh (scales), print|');
  expect(text).toContain('|Done when it begins: lockDoor, lightLamp|');
  expect(text).toContain('|Done when it begins in its initial state: fold|');
  expect(text).toContain('|Done when it ends: openDoor|');
});

test('FLW-2 the outline shows a chart where it is invoked, and whether it runs; a closed chart is only named', () => {
  const purchase = readChart(flowCalled('purchase').machine);
  const orders = readChart(flowCalled('orders').machine);
  const child = (chart: string) => ({ chart, state: '', invoked: { id: chart, src: chart } });
  const inPlace: InPlace = {
    childrenOf: (chart) => (chart === 'purchase' ? [child('orders'), child('saved')] : []),
    isOpen: (_, opened) => opened === 'orders',
    about: (chart) => ({ chart: orders, marks: NO_MARKS, words: `${chart} in words`, isRunning: true }),
    onState: () => {},
    onEdge: () => {},
    onRegion: () => {},
    onChild: () => {},
  };
  const markup = renderToStaticMarkup(<Outline chart={purchase} marks={NO_MARKS} selected={null} inPlace={inPlace} />);
  expect(markup.match(/class="fbo-name"/g)).toHaveLength(purchase.states.length + orders.states.length);
  expect(markup).toMatch(/aria-expanded="true">Show the chart of (?:<!-- -->)?orders/);
  expect(markup).toMatch(/aria-expanded="false">Show the chart of (?:<!-- -->)?saved/);
  expect(textOf(markup)).toContain('| saved in words|');
});

test('FLW-3 the outline says what the suites know of each transition', () => {
  const chart = readChart(flowCalled('checkout').machine);
  const tones = new Map([
    ['open.confirming step.completed', 'covered' as const],
    ['closed checkout.requested', 'gap' as const],
  ]);
  const text = textOf(renderToStaticMarkup(<Outline chart={chart} marks={{ ...NO_MARKS, tones }} selected={null} />));
  expect(text).toMatch(/\|checkout\.requested\| leads to \|[^\n]*?\| gap\|/);
  expect(text.match(/\| gap\|/g)).toHaveLength(1);
  expect(text.match(/\| all known\|/g)).toHaveLength(1);
});
