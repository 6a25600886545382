/** A font as it is packaged, from the folder of its package. */
export type Font = { readonly family: string; readonly file: string };

/** The font of diagrams. */
export const DIAGRAM_FONT: Font = {
  family: 'Hanken Grotesk Variable',
  file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
};

/** The font of headings. */
export const HEADING_FONT: Font = {
  family: 'Baskervville',
  file: '@fontsource-variable/baskervville/files/baskervville-latin-wght-normal.woff2',
};

/** A font within a style sheet, so that nothing has to be fetched. @param base64 its file */
export const fontFace = ({ family }: Font, base64: string): string =>
  `@font-face { font-family: "${family}"; font-weight: 100 900; src: url(data:font/woff2;base64,${base64}) format("woff2"); }`;

/** An SVG that brings the font of its words. @throws when it has no styles */
export function withFont(svg: string, face: string): string {
  if (!svg.includes('<style>')) throw new Error('An SVG without styles has no place for a font.');
  return svg.replace('<style>', `<style>${face} `);
}

const SIZE = /<svg [^>]*?width="(?<width>[\d.]+)" height="(?<height>[\d.]+)"/;

/** px. @throws when the SVG does not say how large it is */
export function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const size = SIZE.exec(svg)?.groups;
  if (!size) throw new Error('An SVG without width and height cannot be rendered.');
  return { width: Number(size.width), height: Number(size.height) };
}
