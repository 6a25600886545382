import type { ComponentProps } from 'react';
import { Link } from '#src/platform/navigation.ts';
import { textLink } from '#styled-system/recipes';

type Props = ComponentProps<'a'> & { href: string };

/** A text link leads to a page of the shop or, with mailto: or https:, out of it. */
export function TextLink({ className, ...rest }: Props) {
  const look = className ? `${textLink()} ${className}` : textLink();
  return <Link className={look} {...rest} />;
}
