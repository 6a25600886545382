import { encode } from 'uqr';
import { qrCode } from '#styled-system/recipes';

type Props = { text: string; label: string };

/** The dark modules of one row as runs, each a rectangle of height 1. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const length = x + 1 - start;
    path += `M${start} ${y}h${length}v1h-${length}z`;
  }
  return path;
}

export function DrawnQrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className={qrCode().drawing}
    >
      <path fill="currentColor" d={data.map(rowPath).join('')} />
    </svg>
  );
}
