import { defineSemanticTokens, defineTextStyles, defineTokens } from '@pandacss/dev';
import source from './tokens.json' with { type: 'json' };

/** The design's values are only in tokens.json. This file passes them to Panda. */
const values = <T extends Record<string, string | number>>(group: T) =>
  Object.fromEntries(Object.entries(group).map(([name, value]) => [name, { value }])) as Record<
    keyof T & string,
    { value: T[keyof T] }
  >;

/**
 * These fallback fonts of fonts.css have the same measures as the shop's fonts, so the text does not move when those
 * load.
 */
const FALLBACK_FONTS = {
  display: '"Baskervville Fallback", "Baskervville Fallback Noto", "Baskervville Fallback Times"',
  text: '"Hanken Grotesk Fallback", "Hanken Grotesk Fallback Roboto"',
};
const withFallbacks = (family: string, standIns: string) => family.replace(',', `, ${standIns},`);

const primitives = Object.fromEntries(
  Object.entries(source.color.primitive).map(([hue, steps]) => [hue, values(steps as Record<string, string>)]),
);

export const breakpoints = source.breakpoint;

export const tokens = defineTokens({
  colors: primitives,
  fonts: values({
    display: withFallbacks(source.font.family.display, FALLBACK_FONTS.display),
    text: withFallbacks(source.font.family.text, FALLBACK_FONTS.text),
    emoji: source.font.family.emoji,
    code: source.font.family.code,
  }),
  fontSizes: values(source.font.size),
  lineHeights: values(source.font.lineHeight),
  letterSpacings: values(source.font.letterSpacing),
  spacing: values(source.space),
  sizes: { ...values(source.space), ...values(source.size), ...values(source.container) },
  radii: values(source.radius),
  borders: values(source.border),
  borderWidths: values(source.borderWidth),
  gradients: values(source.gradient),
  shadows: values(source.shadow),
  zIndex: values(source.zIndex),
  durations: values(source.duration),
  easings: values(source.easing),
});

export const semanticTokens = defineSemanticTokens({
  colors: Object.fromEntries(
    Object.entries(source.color.semantic).map(([name, { ref }]) => [name, { value: `{colors.${ref}}` }]),
  ),
});

type Style = {
  size: string;
  lineHeight: number;
  letterSpacing: string;
  family: string;
  weight: number;
  numeric?: string;
  textTransform?: string;
};

export const textStyles = defineTextStyles(
  Object.fromEntries(
    Object.entries(source.font.scale as Record<string, Style>).map(([name, style]) => [
      name,
      {
        value: {
          fontFamily: style.family,
          fontSize: style.size,
          fontWeight: `${style.weight}`,
          lineHeight: `${style.lineHeight}`,
          letterSpacing: style.letterSpacing,
          ...(style.numeric ? { fontVariantNumeric: style.numeric } : {}),
          ...(style.textTransform ? { textTransform: style.textTransform as 'uppercase' } : {}),
        },
      },
    ]),
  ),
);
