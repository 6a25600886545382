import { describe, expect, test } from 'vitest';
import type { Product } from '#machines/domain/product.ts';
import { articleData } from '#src/content/article-data.ts';
import { productData, productTrail } from '#src/features/product/product-data.ts';
import { organizationData, websiteData } from '#src/platform/organization-data.ts';
import { breadcrumbData } from '#src/platform/structured-data.ts';

const PRODUCT: Product = {
  id: 'a-malt',
  name: 'A Malt',
  description: 'Pears </script>',
  price: 4495,
  imageUrl: '/images/products/a-malt.avif',
  category: 'whisky',
  brand: 'Glen Averne',
  alcoholContent: 40,
  volume: '700ml',
  type: 'Single Malt',
  inStock: true,
  rating: 4.5,
  reviewCount: 12,
};

describe('structured data', () => {
  test('a product has its offer in pounds and its rating', () => {
    expect(productData(PRODUCT)).toMatchObject({
      url: 'https://tawnyandrye.example/products/whisky/a-malt',
      image: 'https://tawnyandrye.example/images/products/a-malt-800.avif',
      offers: { price: '44.95', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    });
  });

  test('a product without ratings has no rating, and one that is no longer sold is out of stock', () => {
    const data = productData({ ...PRODUCT, reviewCount: 0, rating: 0, inStock: false });
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  });

  test('the shop is an organisation with its address, and is searched where the header searches it', () => {
    expect(organizationData()).toEqual({
      '@type': 'Organization',
      '@id': expect.stringContaining('https://tawnyandrye.example/'),
      name: 'Tawny & Rye',
      url: 'https://tawnyandrye.example/',
      logo: 'https://tawnyandrye.example/images/brand/wordmark.svg',
      email: 'hello@tawnyandrye.example',
      telephone: '+44 20 7946 0182',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '14 Cask Yard',
        addressLocality: 'London',
        postalCode: 'SE1 9PR',
        addressCountry: 'GB',
      },
    });
    expect(websiteData()).toEqual({
      '@type': 'WebSite',
      name: 'Tawny & Rye',
      url: 'https://tawnyandrye.example/',
      inLanguage: 'en-GB',
      publisher: { '@id': organizationData()['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: 'https://tawnyandrye.example/products?search={search_term_string}',
        },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  test.each(['BlogPosting', 'NewsArticle'] as const)('PAG-2 a %s has its address, picture, date and author', (kind) => {
    const [path, title, date] = ['/blog/what-a-unit-is', 'What a unit is', '2026-04-13'];
    const description = 'Ten millilitres.';
    const picture = '/images/categories/whiskey-glasses.avif';
    expect(articleData({ kind, path, title, description, picture, date })).toMatchObject({
      '@type': kind,
      headline: title,
      description,
      datePublished: date,
      url: 'https://tawnyandrye.example/blog/what-a-unit-is',
      image: 'https://tawnyandrye.example/images/categories/whiskey-glasses-800.avif',
      author: { '@type': 'Organization', name: 'Tawny & Rye' },
      publisher: { '@id': organizationData()['@id'] },
    });
  });

  test('SEO-2 the trail of a product names the canonical address of its category', () => {
    const items = {
      itemListElement: ['/', '/products/whisky', '/products/whisky/a-malt'].map((path) => ({
        item: `https://tawnyandrye.example${path}`,
      })),
    };
    expect(productTrail(PRODUCT)).toMatchObject(items);
  });

  test('breadcrumbs are counted from one', () => {
    expect(
      breadcrumbData([
        { label: 'Home', href: '/' },
        { label: 'Legal', href: '/legal' },
      ]),
    ).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://tawnyandrye.example/' },
        { position: 2, name: 'Legal', item: 'https://tawnyandrye.example/legal' },
      ],
    });
  });
});
