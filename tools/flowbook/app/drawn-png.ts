import fontFile from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';
import { DIAGRAM_FONT, fontFace, sizeOf, withFont } from '#tools/flowbook/export/fonts.ts';

/** Twice as many dots as px, so that print and zoom are sharp. */
const SCALE = 2;
/** Dots that each side of a canvas has at most in every browser. */
const MOST = 16_384;

/** A picture in a browser loads nothing, so that the font has to be within it. */
async function font(): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(fontFile)).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return fontFace(DIAGRAM_FONT, btoa(text));
}

/** An SVG as a PNG. @throws when it cannot be drawn */
export async function drawnPng(svg: string): Promise<Blob> {
  const { width, height } = sizeOf(svg);
  const scale = Math.min(SCALE, MOST / width, MOST / height);
  const picture = new Image(width, height);
  const source = URL.createObjectURL(new Blob([withFont(svg, await font())], { type: 'image/svg+xml' }));
  try {
    picture.src = source;
    await picture.decode();
    const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws no pictures.');
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    URL.revokeObjectURL(source);
  }
}
