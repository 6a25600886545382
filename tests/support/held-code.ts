import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

type Manifest = Readonly<Record<string, { file: string }>>;

/** The file of the build that begins with a module: 'app/purchase', for app/purchase.ts. @throws where none does */
export function fileOf(name: string): string {
  const manifest = new URL('../../dist/client/.vite/manifest.json', import.meta.url);
  const chunks = Object.entries(JSON.parse(readFileSync(manifest, 'utf8')) as Manifest);
  const [, chunk] = chunks.find(([source]) => source.endsWith(`/${name}.ts`) || source.endsWith(`/${name}.tsx`)) ?? [];
  if (!chunk) throw new Error(`No file of the build begins with ${name}.`);
  return chunk.file;
}

/** Files and answers that do not come before the test releases them. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

/**
 * Code of the build that does not come before the test releases it, by the name of its module, such as 'app/purchase'.
 */
export const holdCode = (page: Page, name: string): Promise<() => void> => holdFiles(page, `**/${fileOf(name)}`);

/** The shop's code is not loaded before the test releases it, so only the static page is there. */
export const holdAllCode = (page: Page): Promise<() => void> => holdFiles(page, '**/assets/*.js');
