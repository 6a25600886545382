import { CONFIRMED, showShop } from '#src/features/age-gate/age-gate.dom.ts';
import { STORAGE_KEYS, storedTexts, type Visit } from '#tests/explore/visit.ts';

/** Flowbook has the same storage: charts that were dropped, the one that is edited, and runs. */
const OF_FLOWBOOK = /^flowbook[.-]/;

function clearShop(storage: Storage): void {
  for (const key of Object.keys(storage).filter((name) => !OF_FLOWBOOK.test(name))) storage.removeItem(key);
}

/** Leaves the browser as a visit finds it: what the shop has stored there, and the address. */
export function prepareVisit(visit: Visit): void {
  clearShop(localStorage);
  clearShop(sessionStorage);
  for (const [key, text] of Object.entries(storedTexts(visit))) localStorage.setItem(key, text);
  if (visit.ageConfirmed) {
    sessionStorage.setItem(STORAGE_KEYS.age, CONFIRMED);
    showShop();
  }
  // Nothing is fetched ahead of its use: when a page's code comes is seen in its chart.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  history.replaceState(null, '', visit.at);
}

type Leaving = Event & { destination: { url: string } };

/** Visitors who are too young leave the shop; in the frame this does nothing. AGE-5. */
export function stayHere(): void {
  const { navigation } = window as unknown as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { destination } = event as Leaving;
    if (new URL(destination.url).origin !== location.origin) event.preventDefault();
  });
}
