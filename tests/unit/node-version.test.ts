import { expect, test } from 'vitest';
import { nodeProblem } from '#tools/shared/install.mjs';

test.each([
  [20, 19],
  [22, 12],
  [24, 0],
  [26, 1],
])('Node.js %d.%d runs the shop', (major, minor) => {
  expect(nodeProblem([major, minor])).toBeNull();
});

test.each([
  [18, 20],
  [20, 18],
  [21, 7],
  [22, 11],
  [23, 5],
])('Node.js %d.%d does not, and the message names those that do', (major, minor) => {
  expect(nodeProblem([major, minor])).toContain('the shop needs Node.js 20.19, 22.12, 24 or newer');
});
