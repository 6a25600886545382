const WARM_UP = 5;
const RUNS = 60;
const SHOPPERS = 20;

/** Requests of a shopper, repeated; each search has another word. */
const WORDS = ['sherry', 'oak', 'gin', 'wine', 'dark', 'orange', 'smoke', 'lime'];
const wordAt = (at) => WORDS[at % WORDS.length];
const QUESTIONS = {
  'list, with counts': () => '/products?inStock=true&facets=true&sortBy=name&pageSize=24',
  'list, filtered, with counts': () => '/products?inStock=true&facets=true&category=whisky&minPrice=20&maxPrice=200',
  'search, with counts': (at) => `/products?inStock=true&facets=true&search=${wordAt(at)}`,
  'search, suggestions': (at) => `/products?inStock=true&pageSize=6&sortBy=best&sortOrder=desc&search=${wordAt(at)}`,
  'search, mistyped': () => '/products?inStock=true&search=tequla',
  product: () => '/products/glen-averne-12-year-old',
};

const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

async function timed(base, path) {
  const start = performance.now();
  const response = await fetch(`${base}/api${path}`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  return performance.now() - start;
}

const row = (name, times) => {
  const sorted = [...times].sort((one, other) => one - other);
  return { name, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
};

/** How long answers take, in ms: one after the other, and twenty shoppers at once. @param {string} base */
export async function measured(base) {
  const rows = [];
  for (const [name, pathAt] of Object.entries(QUESTIONS)) {
    const times = [];
    for (let at = -WARM_UP; at < RUNS; at += 1) {
      const time = await timed(base, pathAt(Math.abs(at)));
      if (at >= 0) times.push(time);
    }
    rows.push(row(name, times));
  }
  const paths = Object.values(QUESTIONS);
  const shopper = async (_, who) => {
    const times = [];
    for (let at = 0; at < paths.length; at += 1) times.push(await timed(base, paths[(at + who) % paths.length](who)));
    return times;
  };
  rows.push(
    row(
      `all of these, ${SHOPPERS} shoppers at once`,
      (await Promise.all(Array.from({ length: SHOPPERS }, shopper))).flat(),
    ),
  );
  return rows;
}

/** Measurements as Markdown. */
export const table = (title, rows) =>
  [
    `\n### ${title}\n`,
    '| Question | p50, ms | p95, ms |',
    '|---|---|---|',
    ...rows.map(({ name, p50, p95 }) => `| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`),
  ].join('\n');
