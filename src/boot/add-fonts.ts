import { painted } from '#src/platform/after-paint.ts';
import type { Face } from '#src/platform/page-data.ts';

const faceOf = ({ family, source, descriptors }: Face) =>
  new FontFace(family, source, { ...descriptors, display: 'swap' });

/**
 * Fetches the shop's faces once the page has been seen without them, and takes them into use all at once: text is set anew
 * a single time. A slanted one is fetched where it is seen. Resolves when they are in use, or are not to be had.
 */
export async function addFonts(faces: readonly Face[]): Promise<void> {
  await painted();
  const all = faces.map(faceOf);
  await Promise.allSettled(all.filter(({ style }) => style === 'normal').map((face) => face.load()));
  for (const face of all) document.fonts.add(face);
}
