import { useCallback } from 'react';
import { DRAWN_PLACEHOLDER, pictureSource } from '#src/platform/pictures.ts';
import { picture } from '#styled-system/recipes';
import { checkEarlyFailure, showDrawnPlaceholder } from './drawn-placeholder.ts';
import { setPlaceholder } from './picture-placeholder.ts';

type Placeholder = { dominant: string; lqip?: string };
type Props = {
  /** The path is as in the catalogue: '/images/products/x.avif'. */
  imageUrl: string;
  alt: string;
  sizes: string;
  widths?: readonly number[];
  width?: number;
  height?: number;
  /**
   * The placeholder is shown until the picture is loaded: a tiny version of it, or only its colour where many pictures
   * are together.
   */
  placeholder?: Placeholder;
  colour?: string | undefined;
  /** The page's largest picture is fetched first, never lazily. */
  priority?: boolean;
  className?: string;
};

export function Picture({
  imageUrl,
  alt,
  sizes,
  widths,
  width = 800,
  height = 1000,
  placeholder,
  colour = placeholder?.dominant,
  priority = false,
  className,
}: Props) {
  const { src, srcSet } = pictureSource(imageUrl, widths);
  const lqip = placeholder?.lqip;
  const begin = useCallback(
    (image: HTMLImageElement | null) => {
      checkEarlyFailure(image);
      setPlaceholder(image, colour, lqip);
    },
    [colour, lqip],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a failure to load is no interaction.
    <img
      key={imageUrl}
      ref={begin}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      srcSet={srcSet}
      data-drawn={src === DRAWN_PLACEHOLDER ? '' : undefined}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      src={src}
      className={className ? `${picture()} ${className}` : picture()}
      onError={(event) => showDrawnPlaceholder(event.currentTarget)}
    />
  );
}
