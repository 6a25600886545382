import { afterEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { beaconOf, sendFaults } from '#src/platform/fault-beacon.ts';

const TYPED = 'jo@example.com';

const flow = setup({ types: { context: {} as { email: string } } }).createMachine({
  id: 'login',
  context: { email: TYPED },
  initial: 'enteringCode',
  states: { enteringCode: {} },
});
const shopMachine = setup({ actors: { flow } }).createMachine({
  id: 'shop',
  type: 'parallel',
  invoke: { src: 'flow', id: 'login', systemId: 'login', onError: {} },
  states: { page: { initial: 'order', states: { order: {} } }, overlays: { initial: 'none', states: { none: {} } } },
});
const startShop = () => createActor(shopMachine, { systemId: 'shop' }).start();

/** A fault as Chromium reports it, with an address and a message that say who the shopper is. */
function personalFault(): Error {
  const fault = new TypeError(`Cannot read ${TYPED}`);
  fault.stack = `TypeError: Cannot read ${TYPED}
    at render (https://shop.example/assets/shop-1a2b.js:1:2345)
    at https://shop.example/orders/TR-2026-4F7K2M:7:12
    at start (https://shop.example/assets/react-3c4d.js?v=1:3:4)
    at add@https://shop.example/assets/index-5e6f.js:12:34`;
  return fault;
}

/** A window, and what is sent from it. */
function fakeWindow() {
  const target = new EventTarget();
  const sent: [address: string, text: string][] = [];
  vi.stubGlobal('window', target);
  vi.stubGlobal('navigator', { sendBeacon: (address: string, text: string) => sent.push([address, text]) });
  const dispatch = (type: string, detail: object) => target.dispatchEvent(Object.assign(new Event(type), detail));
  return { sent, dispatch };
}
afterEach(() => void vi.unstubAllGlobals());

test('RUN-7 a report holds the fault, its places, the states and the build', () => {
  expect(beaconOf(personalFault(), startShop())).toEqual({
    fault: 'TypeError',
    places: ['/assets/shop-1a2b.js:1:2345', '/assets/react-3c4d.js?v=1:3:4', '/assets/index-5e6f.js:12:34'],
    states: { shop: ['', 'page', 'page.order', 'overlays', 'overlays.none'], login: ['', 'enteringCode'] },
    build: expect.stringContaining('fault-beacon'),
  });
  expect(beaconOf(TYPED, startShop())).toMatchObject({ fault: 'string', places: [] });
});

test('RUN-7 a report names ten places at most, and none of a fault that has none', () => {
  const deep = new Error('deep');
  deep.stack = Array.from({ length: 30 }, (_, line) => `at f (/assets/shop-1a2b.js:${line}:1)`).join('\n');
  expect(beaconOf(deep, startShop()).places).toEqual(
    Array.from({ length: 10 }, (_, line) => `/assets/shop-1a2b.js:${line}:1`),
  );
  deep.stack = 'Error: deep';
  expect(beaconOf(deep, startShop()).places).toEqual([]);
  expect(beaconOf(Object.assign(new Error('bare'), { stack: undefined }), startShop()).places).toEqual([]);
});

test('RUN-7 faults and rejections are sent, without anything personal', () => {
  const { sent, dispatch } = fakeWindow();
  sendFaults(startShop(), 'https://faults.example/shop');
  dispatch('error', { error: personalFault() });
  dispatch('unhandledrejection', { reason: personalFault() });
  expect(sent.map(([address]) => address)).toEqual(['https://faults.example/shop', 'https://faults.example/shop']);
  for (const [, text] of sent) {
    expect(JSON.parse(text)).toMatchObject({ fault: 'TypeError', states: { login: ['', 'enteringCode'] } });
    expect(text).not.toMatch(/example\.com|TR-2026/);
  }
});

test('RUN-7 a page sends five reports at most, and none of a fault that it knows nothing of', () => {
  const { sent, dispatch } = fakeWindow();
  sendFaults(startShop(), '/faults');
  dispatch('error', { error: null });
  dispatch('unhandledrejection', { reason: undefined });
  expect(sent).toEqual([]);
  for (let count = 0; count < 9; count += 1) dispatch('error', { error: new Error('again') });
  expect(sent).toHaveLength(5);
});
