import { memo, type ReactNode } from 'react';

type Props = { live: boolean; children: ReactNode };

/** Keeps what it last showed once it is no longer live: a dialog that fades out must not change its words. */
export const KeepLastContent = memo(
  ({ children }: Props) => children,
  (_, next) => !next.live,
);
