import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Font, fontFace } from './fonts.ts';

const { resolve } = createRequire(import.meta.url);

/** A font within a style sheet, from its package. @throws where it is not installed */
export const packagedFont = async (font: Font): Promise<string> =>
  fontFace(font, (await readFile(resolve(font.file))).toString('base64'));
