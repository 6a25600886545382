import { type Product, productHref } from '#machines/domain/product.ts';
import { pictureSource } from './pictures.ts';
import { absoluteUrl, SITE } from './site.ts';

/** What a page says of itself to machines, in the words of schema.org. Only what the page shows as well. */
export type StructuredData = { '@type': string; [property: string]: unknown };

export const ORGANIZATION_ID = absoluteUrl('/#organization');

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

export type DataCrumb = { label: string; href: string };

/** The way to a page, the page itself being the last. */
export const breadcrumbData = (crumbs: readonly DataCrumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(href),
  })),
});

/** Pictures may come from a host of their own. API-4. */
export const pictureUrl = (imageUrl: string) => new URL(pictureSource(imageUrl).src, SITE.origin).href;

/** A product with what it costs and how it is rated; one that nobody has rated has no rating. */
export const productData = (product: Product): StructuredData => ({
  '@type': 'Product',
  sku: product.id,
  name: product.name,
  description: product.description,
  image: pictureUrl(product.imageUrl),
  url: absoluteUrl(productHref(product)),
  brand: { '@type': 'Brand', name: product.brand },
  ...(product.reviewCount > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: product.rating,
          bestRating: 5,
          reviewCount: product.reviewCount,
        },
      }
    : {}),
  offers: {
    '@type': 'Offer',
    price: (product.price / 100).toFixed(2),
    priceCurrency: 'GBP',
    availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    url: absoluteUrl(productHref(product)),
    seller: { '@id': ORGANIZATION_ID },
  },
});
