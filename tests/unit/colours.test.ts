import { describe, expect, test } from 'vitest';
import source from '#src/theme/tokens.json' with { type: 'json' };

const { semantic, primitive } = source.color;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** As WCAG 2.2 defines it: 1 to 21. */
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe('PAG-3 colours that carry a meaning', () => {
  test('PRD-7 errors are red, and can be read on every ground', () => {
    const [red = 0, green = 0, blue = 0] = channels(semantic.danger.value);
    expect(red - Math.max(green, blue)).toBeGreaterThan(0.3);
    for (const ground of [semantic.bg, semantic.surface, semantic.surfaceSunken, semantic.dangerBg]) {
      expect(contrast(semantic.danger.value, ground.value), ground.value).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('PAG-3 the focus can be seen on light and on dark grounds', () => {
    for (const ground of [semantic.bg, semantic.surface, semantic.surfaceSunken]) {
      expect(contrast(semantic.focus.value, ground.value), ground.value).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(semantic.focusOnDark.value, semantic.surfaceWine.value)).toBeGreaterThanOrEqual(3);
  });

  test('PAG-3 the border of a field can be seen on the grounds that fields stand on', () => {
    for (const ground of [semantic.bg, semantic.surface]) {
      expect(contrast(semantic.borderControl.value, ground.value), ground.value).toBeGreaterThanOrEqual(3);
    }
  });

  test('AGE-7 the scrim darkens the page by at least a third', () => {
    for (const name of ['gate', 'dialog', 'drawer'] as const) {
      const [, alpha = '0'] = /^rgb\(\d+ \d+ \d+ \/ (\.\d+)\)$/.exec(primitive.scrim[name]) ?? [];
      expect(Number(alpha), name).toBeGreaterThanOrEqual(1 / 3);
    }
  });
});
