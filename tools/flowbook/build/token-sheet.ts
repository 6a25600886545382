import type { Plugin } from 'vite';
import source from '#src/theme/tokens.json' with { type: 'json' };

/** The variables that Flowbook's own styles name, as the project's tokens set them. */
const SHEET = 'virtual:flowbook-tokens.css';
const MODULE = `\0${SHEET}`;

const { primitive, semantic } = source.color;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const colour = (reference: string): string => `--colors-${kebab(reference).replaceAll('.', '-')}`;

function variables(): readonly string[] {
  const steps = Object.entries(primitive).flatMap(([hue, values]) =>
    Object.entries(values).map(([step, value]) => `${colour(`${hue}.${step}`)}: ${value}`),
  );
  const named = Object.entries(semantic).map(([name, { ref }]) => `${colour(name)}: var(${colour(ref)})`);
  const fonts = Object.entries(source.font.family).map(([name, family]) => `--fonts-${kebab(name)}: ${family}`);
  return [...steps, ...named, ...fonts, `--shadows-overlay: ${source.shadow.overlay}`];
}

/** Without Panda, which reads the whole shop for its styles: that takes seconds, and Flowbook's own page needs none of them. */
export const tokenSheet = (): Plugin => ({
  name: 'flowbook-tokens',
  resolveId: (id) => (id === SHEET ? MODULE : null),
  load: (id) => (id === MODULE ? `:root {\n  ${variables().join(';\n  ')};\n}\n` : null),
});
