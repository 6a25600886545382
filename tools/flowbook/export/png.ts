import { chromium } from '@playwright/test';

/** Twice as many dots as px, so that print and zoom are sharp. */
const SCALE = 2;
const SIZE = /<svg [^>]*?width="(?<width>[\d.]+)" height="(?<height>[\d.]+)"/;

/** Draws SVG files as PNGs in a Chromium, which is to be closed in the end. @param path of the Chromium */
export async function pngsOf(path: string) {
  const browser = await chromium.launch({ executablePath: path });
  const page = await browser.newPage({ deviceScaleFactor: SCALE });
  return {
    /** @throws when the SVG does not say how large it is */
    draw: async (svg: string): Promise<Uint8Array> => {
      const size = SIZE.exec(svg)?.groups;
      if (!size) throw new Error('An SVG without width and height cannot be rendered.');
      await page.setViewportSize({ width: Math.ceil(Number(size.width)), height: Math.ceil(Number(size.height)) });
      await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
      return await page.screenshot();
    },
    close: () => browser.close(),
  };
}
