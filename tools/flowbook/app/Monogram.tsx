import type { ReactNode } from 'react';

/** The shop's mark. */
export const Monogram = (): ReactNode => <img src="/images/brand/monogram.svg" alt="" width={24} height={24} />;
