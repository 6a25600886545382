import { stars } from '#styled-system/recipes';

const STAR = 'M7 .9l1.85 3.85 4.2.57-3.07 2.94.75 4.2L7 10.42l-3.73 2.04.75-4.2L.95 5.32l4.2-.57z';
const OFFSETS = [0, 15, 30, 45, 60];
const ROW_WIDTH = 74;
const ROW = OFFSETS.map((x) => <path key={x} d={STAR} transform={`translate(${x})`} />);
const reviews = new Intl.NumberFormat('en-GB');

type Props = { rating: number; reviewCount: number };

const Row = () => (
  <svg viewBox={`0 0 ${ROW_WIDTH} 14`} fill="currentColor" aria-hidden="true">
    {ROW}
  </svg>
);

/** Five stars filled to the value, numeral and count; nothing at all where there are no reviews. */
export function Stars({ rating, reviewCount }: Props) {
  if (reviewCount === 0) return null;
  const c = stars();
  const value = rating.toFixed(1);
  const count = reviews.format(reviewCount);
  const noun = reviewCount === 1 ? 'review' : 'reviews';
  return (
    <span className={c.root} role="img" aria-label={`Rated ${value} out of 5 from ${count} ${noun}`}>
      <span className={c.bar}>
        <Row />
        <span className={c.filled} style={{ width: `${(rating / 5) * ROW_WIDTH}px` }}>
          <Row />
        </span>
      </span>
      <b className={c.value}>{value}</b> ({count})
    </span>
  );
}
