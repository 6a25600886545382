import { afterEach, expect, it } from 'vitest';
import { deliveryEstimateText } from '#src/ui/delivery-estimate-text.ts';

it.each([
  ['2026-11-24', '2026-11-26', 'Tue 24 – Thu 26 Nov'],
  ['2026-11-30', '2026-12-03', 'Mon 30 Nov – Thu 3 Dec'],
  ['2026-12-30', '2027-01-05', 'Wed 30 Dec – Tue 5 Jan'],
])('DET-4 from %s to %s reads %s', (from, to, text) => {
  expect(deliveryEstimateText({ from, to }).replaceAll('\u00a0', ' ')).toBe(text);
});

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

it.each(['America/Los_Angeles', 'Pacific/Auckland'])('DET-4 the days are those of the shop in %s, too', (zone) => {
  process.env.TZ = zone;
  expect(new Date('2026-12-01').getHours()).not.toBe(0);
  const text = deliveryEstimateText({ from: '2026-12-01', to: '2026-12-31' });
  expect(text.replaceAll('\u00a0', ' ')).toBe('Tue 1 – Thu 31 Dec');
});
