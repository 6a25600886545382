export type SystemMap = { readonly none: true };
