import type { ReactNode } from 'react';

export const Legend = (): ReactNode => (
  <>
    <span data-mark="active">Active</span>
    <span data-mark="visited">Visited</span>
    <span>Not yet visited</span>
  </>
);
