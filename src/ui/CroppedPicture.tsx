import { pictureSource } from '#src/lib/pictures.ts';
import { croppedPicture } from '#styled-system/recipes';
import { checkEarlyFailure, showDrawnPlaceholder } from './drawn-placeholder.ts';

export type Crop = {
  imageUrl: string;
  /** In px, the narrowest first. */
  widths: readonly number[];
  /** Of the widest. */
  width: number;
  height: number;
  sizes: string;
  /** A few bytes of the picture, to stand under it until it has come. */
  lqip: string;
};

type Props = {
  narrow: Crop;
  wide: Crop;
  /** Where the wide crop is shown: a media query. */
  wideWhere: string;
  className: string;
};

/**
 * The page's largest picture, which only decorates, in a crop of its own for wide screens. It fills what it stands in,
 * and all of it is in the page's HTML: what stands under it, too, so that it is there before any script.
 */
export function CroppedPicture({ narrow, wide, wideWhere, className }: Props) {
  const { src, srcSet } = pictureSource(narrow.imageUrl, narrow.widths);
  const c = croppedPicture();
  return (
    <div className={`${c.root} ${className}`}>
      <picture>
        <source media={wideWhere} srcSet={wide.lqip} />
        <img src={narrow.lqip} alt="" className={c.picture} />
      </picture>
      <picture>
        <source
          media={wideWhere}
          srcSet={pictureSource(wide.imageUrl, wide.widths).srcSet}
          sizes={wide.sizes}
          width={wide.width}
          height={wide.height}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: a failure to load is no interaction */}
        <img
          ref={checkEarlyFailure}
          onError={(event) => showDrawnPlaceholder(event.currentTarget)}
          src={src}
          srcSet={srcSet}
          sizes={narrow.sizes}
          alt=""
          width={narrow.width}
          height={narrow.height}
          fetchPriority="high"
          decoding="async"
          className={c.picture}
        />
      </picture>
    </div>
  );
}
