/** The shop as it names itself to search engines and in its contacts; the pages' texts say the same. */
export const SITE = {
  name: 'Tawny & Rye',
  /** Where the shop is published: canonical links are absolute. */
  origin: (import.meta.env.VITE_SITE_URL ?? 'https://tawnyandrye.example').replace(/\/+$/, ''),
  email: 'hello@tawnyandrye.example',
  telephone: '020 7946 0182',
  telephoneHref: 'tel:+442079460182',
  street: '14 Cask Yard',
  town: 'London',
  postcode: 'SE1 9PR',
} as const;

/** A path of the shop as a full address. */
export const absoluteUrl = (path: string): string => `${SITE.origin}${path}`;

/** Where the shop's app is to be had: what the QR code says. */
export const APP_DOWNLOAD_URL = 'https://tawnyandrye.example/app';
/** The same as a QR code. */
export const APP_CODE = '/images/app-code.svg';

/** The house, as data of several pages name it. */
export const ORGANIZATION_ID = absoluteUrl('/#organization');
