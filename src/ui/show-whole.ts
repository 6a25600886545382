/** In px. What was pressed is at most this far above the message that it led to. */
const FARTHEST = 180;

/**
 * A message below a pressed button may be below the screen, so it scrolls into view; unless the shopper has scrolled
 * elsewhere. API-3, ORD-3, VCH-2, SRV-2.
 */
export function showWhole(message: HTMLElement | null): void {
  const { top = -1 } = message?.getBoundingClientRect() ?? {};
  if (top >= 0 && top <= window.innerHeight + FARTHEST) message?.scrollIntoView({ block: 'nearest' });
}
