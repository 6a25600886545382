import { absoluteUrl, ORGANIZATION_ID, SITE } from './site.ts';
import type { StructuredData } from './structured-data.ts';

/** Who keeps the shop. */
export const organizationData = (): StructuredData => ({
  '@type': 'Organization',
  '@id': ORGANIZATION_ID,
  name: SITE.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/images/brand/wordmark.svg'),
  email: SITE.email,
  telephone: '+44 20 7946 0182',
  address: {
    '@type': 'PostalAddress',
    streetAddress: SITE.street,
    addressLocality: SITE.town,
    postalCode: SITE.postcode,
    addressCountry: 'GB',
  },
});

/** The shop as a whole, and how it is searched. For the home page. HDR-1. */
export const websiteData = (): StructuredData => ({
  '@type': 'WebSite',
  name: SITE.name,
  url: absoluteUrl('/'),
  inLanguage: 'en-GB',
  publisher: { '@id': ORGANIZATION_ID },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl('/products?search={search_term_string}') },
    'query-input': 'required name=search_term_string',
  },
});
