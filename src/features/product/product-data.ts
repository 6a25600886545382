import { categoryName } from '#machines/domain/categories.ts';
import { type Product, productHref } from '#machines/domain/product.ts';
import { categoryPath } from '#machines/domain/product-query.ts';
import { absoluteUrl, ORGANIZATION_ID } from '#src/platform/site.ts';
import { breadcrumbData, pictureUrl, type StructuredData } from '#src/platform/structured-data.ts';

/** A product without reviews has no rating. */
export const productData = (product: Product): StructuredData => ({
  '@type': 'Product',
  sku: product.id,
  name: product.name,
  description: product.description,
  image: pictureUrl(product.imageUrl),
  url: absoluteUrl(productHref(product)),
  brand: { '@type': 'Brand', name: product.brand },
  ...(product.reviewCount > 0 && product.rating > 0
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

/** Each page of the trail is named by its canonical address. SEO-2. */
export const productTrail = (product: Product): StructuredData =>
  breadcrumbData([
    { label: 'Home', href: '/' },
    { label: categoryName(product.category), href: categoryPath(product.category) },
    { label: product.name, href: productHref(product) },
  ]);
