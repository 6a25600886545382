/** Under this id the root keeps the addition of a product: the moment in which its Add buttons say 'Added'. */
export const additionId = (productId: string): string => `addition.${productId}`;
