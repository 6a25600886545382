/** The pictures' host: the shop itself unless VITE_IMAGE_HOST names another. API-4. */
const HOST = import.meta.env.VITE_IMAGE_HOST ?? '';

/** The widths in px that products' and categories' pictures are made in. */
const WIDTHS = [400, 800] as const;

export type PictureSource = { src: string; srcSet: string };

/** '/images/products/x.avif', as the catalogue names a picture, to the files made of it. */
export function pictureSource(imageUrl: string, widths: readonly number[] = WIDTHS): PictureSource {
  const file = (width: number) => `${HOST}${imageUrl.replace(/\.avif$/, `-${width}.avif`)}`;
  return {
    src: file(widths.at(-1) ?? 800),
    srcSet: widths.map((width) => `${file(width)} ${width}w`).join(', '),
  };
}
