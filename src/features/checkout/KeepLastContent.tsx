import { memo, type ReactNode } from 'react';

type Props = { live: boolean; children: ReactNode };

/** The last live content stays visible, because a dialog that fades out must not change its text. */
export const KeepLastContent = memo(
  ({ children }: Props) => children,
  (_, next) => !next.live,
);
