import { expect, test } from 'vitest';
import { orderMail } from '#tools/engine/rules.ts';

const ORDER = {
  number: 'TR-2026-000007',
  lines: [
    { name: 'Old Oak', quantity: 2, price: 2000 },
    { name: 'Dry Tonic', quantity: 1, price: 150 },
  ],
  delivery: { street: '1 Cask Yard', city: 'Boston', state: 'MA', zipCode: '02101' },
  totals: { subtotal: 4150, tax: 332, delivery: 599, discount: 415, total: 4666 },
};

test('CHK-3 the mail of an order says what was bought, what it costs, and where it goes', () => {
  expect(orderMail(ORDER)).toEqual({
    subject: 'Your order TR-2026-000007',
    text: [
      'Thank you for your order TR-2026-000007.',
      '',
      '2 × Old Oak: £40.00',
      '1 × Dry Tonic: £1.50',
      '',
      'Subtotal: £41.50',
      'Tax (8%): £3.32',
      'Delivery: £5.99',
      'Discount: −£4.15',
      'Total: £46.66',
      '',
      'It goes to 1 Cask Yard, Boston, MA 02101.',
    ].join('\n'),
  });
});

test('CHK-3 CRT-3 says that delivery is free, and names no discount where there is none', () => {
  const { text } = orderMail({ ...ORDER, totals: { ...ORDER.totals, discount: 0, delivery: 0 } });
  expect(text).toContain('Delivery: Free\nTotal');
  expect(text).not.toContain('Discount');
});
