/** Pictures come from the shop itself, unless VITE_IMAGE_HOST names another host. API-4. */
const HOST = import.meta.env.VITE_IMAGE_HOST ?? '';

/** The pictures of products and categories have these widths in px. */
const WIDTHS = [400, 800] as const;

export const DRAWN_PLACEHOLDER = '/images/placeholder.svg';

type PictureSource = { src: string; srcSet: string | undefined };

/**
 * An absolute address is only used if it is the pictures' host, because the browser's policy allows no other. API-4.
 */
function wholeAddress(address: string): PictureSource {
  const isAllowed = HOST !== '' && new URL(address).origin === new URL(HOST).origin;
  return { src: isAllowed ? address : DRAWN_PLACEHOLDER, srcSet: undefined };
}

/** The catalogue names a picture '/images/products/x.avif'; its files have more widths. */
export function pictureSource(imageUrl: string, widths: readonly number[] = WIDTHS): PictureSource {
  if (URL.canParse(imageUrl)) return wholeAddress(imageUrl);
  const file = (width: number) => `${HOST}${imageUrl.replace(/\.avif$/, `-${width}.avif`)}`;
  return {
    src: file(widths.at(-1) ?? 800),
    srcSet: widths.map((width) => `${file(width)} ${width}w`).join(', '),
  };
}

/** Programs that show a link's preview read JPEG, and most of them no AVIF. The address may lack a host. SEO-2. */
export const previewSource = (imageUrl: string): string =>
  URL.canParse(imageUrl) ? imageUrl : `${HOST}${imageUrl.replace(/\.avif$/, '-600.jpg')}`;
