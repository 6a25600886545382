import { chromium } from '@playwright/test';
import { DIAGRAM_FONT, sizeOf, withFont } from './fonts.ts';
import { packagedFont } from './packaged-font.ts';

/** Twice as many dots as px, so that print and zoom are sharp. */
const SCALE = 2;

/** Draws SVG files as PNGs in a Chromium, which is to be closed in the end. @param path of the Chromium */
export async function pngsOf(path: string) {
  const face = await packagedFont(DIAGRAM_FONT);
  const browser = await chromium.launch({ executablePath: path });
  const page = await browser.newPage({ deviceScaleFactor: SCALE });
  return {
    /** @throws when the SVG does not say how large it is */
    draw: async (svg: string): Promise<Uint8Array> => {
      const { width, height } = sizeOf(svg);
      await page.setViewportSize({ width: Math.ceil(width), height: Math.ceil(height) });
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${withFont(svg, face)}`);
      await page.evaluate(() => document.fonts.ready);
      return await page.screenshot();
    },
    close: () => browser.close(),
  };
}
