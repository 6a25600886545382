import type { Product } from './product.ts';

/** A bottle in stock. */
export const sampleBottle: Product = {
  id: 'glen-averne-12-year-old',
  name: 'Glen Averne 12 Year Old',
  description: 'Orchard pear and toasted oats.',
  price: 4495,
  imageUrl: '/images/products/glen-averne-12-year-old.avif',
  category: 'whisky',
  brand: 'Glen Averne',
  alcoholContent: 40,
  volume: '700ml',
  type: 'Single Malt',
  inStock: true,
  rating: 4.5,
  reviewCount: 1186,
};

/** A bottle of another category. */
export const otherBottle: Product = {
  ...sampleBottle,
  id: 'ashcombe-london-dry-gin',
  name: 'Ashcombe London Dry Gin',
  description: 'Juniper, lemon peel and a dry finish.',
  price: 2850,
  imageUrl: '/images/products/ashcombe-london-dry-gin.avif',
  category: 'gin',
  brand: 'Ashcombe',
  type: 'London Dry',
};

/** A bottle that is out of stock. */
export const soldOutBottle: Product = {
  ...sampleBottle,
  id: 'glen-averne-18-year-old',
  name: 'Glen Averne 18 Year Old',
  price: 9900,
  imageUrl: '/images/products/glen-averne-18-year-old.avif',
  inStock: false,
};
