import type { ReactNode } from 'react';

/** All flows, and the facts that they tell each other. */
export function MapPage(): ReactNode {
  return <p className="fb-none">The map is being drawn.</p>;
}
