import postcss, { type AtRule } from 'postcss';

/** A face, in the words of CSS: what the browser's own FontFace takes. */
type Face = { family: string; source: string; descriptors: { style: string; weight: string } };

function descriptorsOf(rule: AtRule): ReadonlyMap<string, string> {
  const descriptors = new Map<string, string>();
  rule.walkDecls(({ prop, value }) => void descriptors.set(prop, value));
  return descriptors;
}

const unquoted = (family: string) => family.replace(/^(["'])(.*)\1$/, '$2');

/**
 * Takes out of a style sheet the faces that text does not wait for. While one that is named there is still to come,
 * Chromium shapes a text anew each time that it measures it; named once it is here, it costs the first paint nothing.
 */
export function takeLateFaces(css: string): { css: string; faces: readonly Face[] } {
  const root = postcss.parse(css);
  const faces: Face[] = [];
  root.walkAtRules('font-face', (rule) => {
    const descriptors = descriptorsOf(rule);
    if (descriptors.get('font-display') !== 'swap') return;
    faces.push({
      family: unquoted(descriptors.get('font-family') ?? ''),
      source: descriptors.get('src') ?? '',
      descriptors: {
        style: descriptors.get('font-style') ?? 'normal',
        weight: descriptors.get('font-weight') ?? 'normal',
      },
    });
    rule.remove();
  });
  return { css: root.toString(), faces };
}
