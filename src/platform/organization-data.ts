import { absoluteUrl, ORGANIZATION_ID, SITE } from './site.ts';
import type { StructuredData } from './structured-data.ts';

/** Search engines read this about the shop's owner. */
export const organizationData = (): StructuredData => ({
  '@type': 'Organization',
  '@id': ORGANIZATION_ID,
  name: SITE.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/images/brand/wordmark.svg'),
  email: SITE.email,
  telephone: SITE.telephoneAbroad,
  address: {
    '@type': 'PostalAddress',
    streetAddress: SITE.street,
    addressLocality: SITE.town,
    postalCode: SITE.postcode,
    addressCountry: 'GB',
  },
});

/** Only the home page says how the shop is searched. HDR-1. */
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
