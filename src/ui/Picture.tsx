import type { CSSProperties } from 'react';
import { pictureSource } from '#src/lib/pictures.ts';
import { picture } from '#styled-system/recipes';
import { checkEarlyFailure, showDrawnPlaceholder } from './drawn-placeholder.ts';

export type Placeholder = { dominant: string; lqip?: string };
type Props = {
  /** As the catalogue names it: '/images/products/x.avif'. */
  imageUrl: string;
  alt: string;
  sizes: string;
  widths?: readonly number[];
  width?: number;
  height?: number;
  placeholder?: Placeholder;
  /** For the page's largest picture: fetched first, never lazily. */
  priority?: boolean;
  className?: string;
};

const groundOf = ({ dominant, lqip }: Placeholder): CSSProperties => ({
  backgroundColor: dominant,
  ...(lqip ? { backgroundImage: `url("${lqip}")` } : {}),
});

export function Picture({
  imageUrl,
  alt,
  sizes,
  widths,
  width = 800,
  height = 1000,
  placeholder,
  priority = false,
  className,
}: Props) {
  const { src, srcSet } = pictureSource(imageUrl, widths);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a failure to load is no interaction.
    <img
      key={imageUrl}
      ref={checkEarlyFailure}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      srcSet={srcSet}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      src={src}
      className={className ? `${picture()} ${className}` : picture()}
      onError={(event) => showDrawnPlaceholder(event.currentTarget)}
      {...(placeholder ? { style: groundOf(placeholder) } : {})}
    />
  );
}
