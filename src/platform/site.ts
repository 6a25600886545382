/** Search engines and the contact page show the same facts as the pages' texts. */
export const SITE = {
  name: 'Tawny & Rye',
  /** Canonical links are absolute, so they need the published origin. */
  origin: (import.meta.env.VITE_SITE_URL ?? 'https://tawnyandrye.example').replace(/\/+$/, ''),
  email: 'hello@tawnyandrye.example',
  telephone: '020 7946 0182',
  telephoneAbroad: '+44 20 7946 0182',
  telephoneHref: 'tel:+442079460182',
  street: '14 Cask Yard',
  town: 'London',
  postcode: 'SE1 9PR',
} as const;

/** A page's title with the shop's name, as a tab and the preview of a link show it. RTE-5, SEO-2. */
export const fullTitle = (title: string): string => `${title} · ${SITE.name}`;

/** In one line. */
export const SITE_ADDRESS = `${SITE.street}, ${SITE.town} ${SITE.postcode}`;

/** A path of the shop as a full address. */
export const absoluteUrl = (path: string): string => `${SITE.origin}${path}`;

/** The QR code leads here. */
export const APP_DOWNLOAD_URL = 'https://tawnyandrye.example/app';
/** The same as a QR code. */
export const APP_CODE = '/images/app-code.svg';

/** Several pages refer to the shop's organization by this id. */
export const ORGANIZATION_ID = absoluteUrl('/#organization');
