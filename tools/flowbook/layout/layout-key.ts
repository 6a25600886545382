/** The key of a layout: its folded paths in their order. */
export const layoutKey = (collapsed: readonly string[]): string => [...collapsed].sort().join(',');
