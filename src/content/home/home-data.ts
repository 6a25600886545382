import type { Pence } from '#machines/domain/money.ts';

/** The counts are fixed and equal the catalogue's. HOM-2, HOM-5. */
export const HOME_CATEGORIES = [
  { id: 'whisky', name: 'Whisky', productCount: 8 },
  { id: 'wine', name: 'Wine', productCount: 9 },
  { id: 'gin', name: 'Gin', productCount: 6 },
  { id: 'rum', name: 'Rum', productCount: 5 },
  { id: 'brandy', name: 'Brandy', productCount: 5 },
  { id: 'tequila', name: 'Tequila', productCount: 5 },
] as const;

export type SaleItem = {
  id: string;
  /** No-break spaces keep parts of the name on one line. */
  name: string;
  originalPrice: Pence;
  salePrice: Pence;
  discountPercent: number;
};

/** The prices equal the catalogue's. HOM-3. */
export const CLEARANCE_SALE: readonly SaleItem[] = [
  {
    id: 'glen-averne-15-year-old-sherry-cask',
    name: 'Glen Averne 15\u00a0Year\u00a0Old Sherry Cask',
    originalPrice: 8400,
    salePrice: 6700,
    discountPercent: 20,
  },
  {
    id: 'allee-d-orvelle-2020',
    name: 'L’Allée d’Orvelle 2020',
    originalPrice: 3200,
    salePrice: 2400,
    discountPercent: 25,
  },
  {
    id: 'ashcombe-old-tom-gin',
    name: 'Ashcombe Old Tom Gin',
    originalPrice: 3500,
    salePrice: 2795,
    discountPercent: 20,
  },
  {
    id: 'careen-cay-12-year-old-rum',
    name: 'Careen Cay 12\u00a0Year\u00a0Old Rum',
    originalPrice: 6200,
    salePrice: 4650,
    discountPercent: 25,
  },
  {
    id: 'casa-olvera-reposado-tequila',
    name: 'Casa Olvera Reposado Tequila',
    originalPrice: 4600,
    salePrice: 3900,
    discountPercent: 15,
  },
];

type Brand = {
  id: string;
  name: string;
  place: string;
  productCount: number;
  /** The logo's size in px gives all names the same visual weight. */
  mark: { width: number; height: number };
};

/** HOM-4, HOM-5. */
export const BRANDS: readonly Brand[] = [
  { id: 'glen-averne', name: 'Glen Averne', place: 'Speyside', productCount: 6, mark: { width: 128, height: 49 } },
  {
    id: 'chateau-orvelle',
    name: 'Château Orvelle',
    place: 'Bordeaux',
    productCount: 5,
    mark: { width: 142, height: 36 },
  },
  { id: 'ashcombe', name: 'Ashcombe', place: 'Sussex', productCount: 6, mark: { width: 98, height: 60 } },
  { id: 'careen-cay', name: 'Careen Cay', place: 'The Grenadines', productCount: 5, mark: { width: 124, height: 50 } },
  {
    id: 'maison-valdorme',
    name: 'Maison Valdorme',
    place: 'Cognac',
    productCount: 5,
    mark: { width: 146, height: 39 },
  },
  { id: 'casa-olvera', name: 'Casa Olvera', place: 'Jalisco', productCount: 5, mark: { width: 127, height: 49 } },
  { id: 'marl-and-bine', name: 'Marl & Bine', place: 'Kent', productCount: 8, mark: { width: 118, height: 53 } },
  { id: 'norrvik', name: 'Norrvik', place: 'Västerbotten', productCount: 4, mark: { width: 104, height: 54 } },
];
