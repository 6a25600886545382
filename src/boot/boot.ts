/*
 * The only script that runs before the first paint. Every page holds it. It does what cannot wait for the app, and queues
 * what only the app can do.
 */
import { deferBelowFold } from './defer-below-fold.ts';
import { loadShop } from './load-shop.ts';
import { focusGate, markStored } from './open-gate.ts';
import { replayEarlyEvents } from './replay-early-events.ts';
import { keepPressesSingle } from './single-presses.ts';

deferBelowFold();
markStored();
keepPressesSingle();
replayEarlyEvents();
document.addEventListener('DOMContentLoaded', () => {
  focusGate();
  void loadShop();
});
