/** The pictures' host: the shop itself unless VITE_IMAGE_HOST names another. API-4. */
const HOST = import.meta.env.VITE_IMAGE_HOST ?? '';

/** The widths in px that products' and categories' pictures are made in. */
const WIDTHS = [400, 800] as const;

export const DRAWN_PLACEHOLDER = '/images/placeholder.svg';

export type PictureSource = { src: string; srcSet: string | undefined };

/** A whole address is shown where it is the pictures' host, which alone the browser is allowed to ask. API-4. */
function wholeAddress(address: string): PictureSource {
  const isAllowed = HOST !== '' && new URL(address).origin === new URL(HOST).origin;
  return { src: isAllowed ? address : DRAWN_PLACEHOLDER, srcSet: undefined };
}

/** '/images/products/x.avif', as the catalogue names a picture, to the files made of it. */
export function pictureSource(imageUrl: string, widths: readonly number[] = WIDTHS): PictureSource {
  if (URL.canParse(imageUrl)) return wholeAddress(imageUrl);
  const file = (width: number) => `${HOST}${imageUrl.replace(/\.avif$/, `-${width}.avif`)}`;
  return {
    src: file(widths.at(-1) ?? 800),
    srcSet: widths.map((width) => `${file(width)} ${width}w`).join(', '),
  };
}
