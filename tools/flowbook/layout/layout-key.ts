/** Under what name a layout is kept: the paths that are collapsed in it, in their order. */
export const layoutKey = (collapsed: readonly string[]): string => [...collapsed].sort().join(',');
