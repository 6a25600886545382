/*
 * The only script that runs before the first paint; it stands in every page. What the shop's own code will do later, it
 * remembers; what cannot wait, it does.
 */
import { hearTouches } from './hear-touches.ts';
import { holdBelow } from './hold-below.ts';
import { loadShop } from './load-shop.ts';
import { markKept, openEarly } from './open-early.ts';

holdBelow();
markKept();
hearTouches();
document.addEventListener('DOMContentLoaded', () => {
  openEarly();
  void loadShop();
});
