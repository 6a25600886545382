import { describe, expect, it } from 'vitest';
import { deliveryEstimate } from '#machines/domain/delivery-estimate.ts';

describe('DET-4 the delivery estimate', () => {
  // Counted by hand on a calendar: four business days to the first date, seven to the last.
  it.each([
    ['a Monday', '2026-11-16', '2026-11-20', '2026-11-25'],
    ['a Wednesday', '2026-11-18', '2026-11-24', '2026-11-27'],
    ['a Friday', '2026-11-20', '2026-11-26', '2026-12-01'],
    ['a Saturday', '2026-11-21', '2026-11-26', '2026-12-01'],
    ['a Sunday', '2026-11-22', '2026-11-26', '2026-12-01'],
    ['before Good Friday and Easter Monday', '2026-04-01', '2026-04-09', '2026-04-14'],
    ['Good Friday itself', '2026-04-03', '2026-04-10', '2026-04-15'],
    ['before Christmas, with a substitute for Boxing Day', '2026-12-22', '2026-12-30', '2027-01-05'],
    ['Christmas Day itself', '2026-12-25', '2027-01-04', '2027-01-07'],
    ['Christmas at a weekend, with two substitutes', '2027-12-24', '2028-01-04', '2028-01-07'],
    ['the first Monday of May', '2026-05-04', '2026-05-08', '2026-05-13'],
    ['the day before summer time begins', '2026-03-28', '2026-04-02', '2026-04-09'],
    ['the day summer time begins', '2026-03-29', '2026-04-02', '2026-04-09'],
    ['the day summer time ends', '2026-10-25', '2026-10-29', '2026-11-03'],
    ['a leap day', '2028-02-29', '2028-03-06', '2028-03-09'],
  ])('DET-4 ordered on %s, %s: from %s to %s', (_, today, from, to) => {
    expect(deliveryEstimate(today)).toEqual({ from, to });
  });

  it.each(['2025-12-31', '2028-12-20', '2028-12-31', '2029-01-02'])(
    'DET-4 what lies beyond the known holidays is not guessed: %s',
    (today) => {
      expect(deliveryEstimate(today)).toBeNull();
    },
  );

  // www.gov.uk/bank-holidays, England and Wales. No parcel is packed on them: the estimate is that of the day before.
  it.each([
    ...['2026-04-03', '2026-04-06', '2026-05-04', '2026-05-25', '2026-08-31', '2026-12-25', '2026-12-28'],
    ...['2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31', '2027-08-30', '2027-12-27', '2027-12-28'],
    ...['2028-01-03', '2028-04-14', '2028-04-17', '2028-05-01', '2028-05-29', '2028-08-28'],
  ])('DET-4 the bank holiday %s is no business day', (holiday) => {
    const before = new Date(Date.parse(`${holiday}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    expect(deliveryEstimate(holiday)).not.toBeNull();
    expect(deliveryEstimate(holiday)).toEqual(deliveryEstimate(before));
  });

  it('DET-4 the last order of the known years', () => {
    expect(deliveryEstimate('2028-12-18')).toEqual({ from: '2028-12-22', to: '2028-12-29' });
  });
});
