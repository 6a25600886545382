import type { Product } from '#machines/domain/product.ts';
import { type ProductKind, productKind } from '#machines/domain/product-kind.ts';
import type { Crop } from '#machines/product/crops.ts';

/** A bottle is tall and has a closure; food and accessories are lower and have a top. */
type CropLook = Crop | 'middle' | 'top' | 'foot';
type CropPart = { look: CropLook; words: string };

const part = (look: CropLook, words: string = look): CropPart => ({ look, words });

const PARTS: Record<ProductKind, Record<Crop, CropPart>> = {
  drink: { whole: part('whole'), label: part('label'), closure: part('closure'), base: part('base') },
  food: { whole: part('whole'), label: part('middle', 'label'), closure: part('top'), base: part('foot', 'base') },
  ware: { whole: part('whole'), label: part('middle'), closure: part('top'), base: part('foot', 'base') },
};

const partOf = (product: Product, crop: Crop) => PARTS[productKind(product)][crop];

/** The recipe knows a crop by its position, which depends on the product. */
export const cropLook = (product: Product, crop: Crop): CropLook => partOf(product, crop).look;

/** 'Show the label' names the button that shows a crop. */
export const cropAction = (product: Product, crop: Crop): string =>
  crop === 'whole' ? 'Show all of it' : `Show the ${partOf(product, crop).words}`;

/** The catalogue may lack a text for the picture; then type and volume describe it. */
const objectText = ({ name, imageAlt, type, volume }: Product): string =>
  [name, ...(imageAlt ? [imageAlt] : [type, volume])].filter((words) => words.trim() !== '').join(', ');

/** The text says what the picture shows, and which part of it. design.md, Images. */
export const pictureText = (product: Product, crop: Crop): string =>
  crop === 'whole' ? objectText(product) : `${product.name}, the ${partOf(product, crop).words} seen close`;
