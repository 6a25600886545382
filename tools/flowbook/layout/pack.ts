import type { Box } from './placed.ts';

type Size = { readonly width: number; readonly height: number };
export type Packed = { readonly boxes: readonly Box[]; readonly width: number; readonly height: number };

/** px: the sheet that things are best seen on at once, beside the panels on a laptop. */
const SHEET = { width: 620, height: 760 };
/** px between two of them. */
const BETWEEN = 14;

function inShelves(sizes: readonly Size[], most: number, isStretched: boolean): Packed {
  const shelves: Size[][] = [];
  for (const size of sizes) {
    const shelf = shelves.at(-1);
    const taken = shelf?.reduce((sum, each) => sum + each.width + BETWEEN, 0) ?? 0;
    if (shelf && taken + size.width <= most) shelf.push(size);
    else shelves.push([size]);
  }
  const widthOf = (shelf: readonly Size[]) =>
    shelf.reduce((sum, size) => sum + size.width, (shelf.length - 1) * BETWEEN);
  const width = Math.max(...shelves.map(widthOf));
  const boxes: Box[] = [];
  let y = 0;
  for (const shelf of shelves) {
    const height = Math.max(...shelf.map((size) => size.height));
    const spare = isStretched ? (width - widthOf(shelf)) / shelf.length : 0;
    let x = 0;
    for (const size of shelf) {
      const box = { x, y, width: size.width + spare, height: isStretched ? height : size.height };
      boxes.push(box);
      x += box.width + BETWEEN;
    }
    y += height + BETWEEN;
  }
  return { boxes, width, height: y - BETWEEN };
}

/**
 * Puts things side by side and below each other in their order, so that they are seen as large as can be on one sheet.
 * @param isStretched whether they fill their rows
 */
export function packed(sizes: readonly Size[], isStretched: boolean): Packed {
  const widths = new Set(
    sizes.flatMap((_, from) =>
      sizes.slice(from).map((__, count) => {
        const some = sizes.slice(from, from + count + 1);
        return some.reduce((sum, size) => sum + size.width, count * BETWEEN);
      }),
    ),
  );
  const widest = Math.max(...sizes.map(({ width }) => width));
  const tries = [...widths].filter((width) => width >= widest).map((width) => inShelves(sizes, width, isStretched));
  const costOf = ({ width, height }: Packed): number => Math.max(width / SHEET.width, height / SHEET.height);
  return tries.reduce((best, each) => (costOf(each) < costOf(best) ? each : best));
}
