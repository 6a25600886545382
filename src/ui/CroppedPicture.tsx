import { pictureSource } from '#src/platform/pictures.ts';
import { croppedPicture } from '#styled-system/recipes';
import { checkEarlyFailure, showDrawnPlaceholder } from './drawn-placeholder.ts';

export type Crop = {
  imageUrl: string;
  /** Widths are in px, the narrowest first. */
  widths: readonly number[];
  /** The width of the widest file. */
  width: number;
  height: number;
  sizes: string;
  /** A tiny version of the picture is shown until the picture is loaded. */
  lqip: string;
};

type Props = {
  narrow: Crop;
  wide: Crop;
  /** A media query says where the wide crop is used. */
  wideWhere: string;
  className: string;
};

/**
 * This is the page's largest picture. It is decorative, fills its container and has its own crop for wide screens. The
 * page's HTML holds all of it, the placeholder too, so it appears before any script.
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
