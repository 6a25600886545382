import { painted } from '#src/platform/after-paint.ts';
import type { FontSource } from '#src/platform/page-data.ts';

const fontOf = ({ family, source, descriptors }: FontSource) =>
  new FontFace(family, source, { ...descriptors, display: 'swap' });

/**
 * Loads the shop's fonts after the first paint and uses them all at once, so that the text is laid out again only once. The
 * browser loads an italic font when a text needs it. Resolves when the fonts are used or have failed to load.
 */
export async function addFonts(sources: readonly FontSource[]): Promise<void> {
  await painted();
  const fonts = sources.map(fontOf);
  await Promise.allSettled(fonts.filter(({ style }) => style === 'normal').map((font) => font.load()));
  for (const font of fonts) document.fonts.add(font);
}
