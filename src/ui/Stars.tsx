import { formatCount } from '#machines/domain/money.ts';
import { stars } from '#styled-system/recipes';

type Props = { rating: number; reviewCount: number; className?: string };

/**
 * Five stars are filled up to the rating, followed by the figure and the count. Without ratings nothing is rendered.
 * The stars are one element, because a list has dozens of them.
 */
export function Stars({ rating, reviewCount, className }: Props) {
  if (reviewCount === 0 || rating === 0) return null;
  const value = rating.toFixed(1);
  const count = formatCount(reviewCount);
  const noun = reviewCount === 1 ? 'review' : 'reviews';
  const look = stars();
  return (
    <span
      className={className ? `${look} ${className}` : look}
      role="img"
      aria-label={`Rated ${value} out of 5 from ${count} ${noun}`}
      data-rating={value}
      data-count={`(${count})`}
    >
      {value}
    </span>
  );
}
