import { Fragment, type ReactNode } from 'react';

/** After a dot, a comma or a colon, and before a capital. */
const BETWEEN_WORDS = /(?<=[.,:])|(?<=[a-z0-9])(?=[A-Z])/;

/** A name, or JSON. It goes on in another row between its words and not within one. */
export const Name = ({ children }: { children: string }): ReactNode =>
  children.split(BETWEEN_WORDS).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same part may occur twice, and they stay in their order.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
