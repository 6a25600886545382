import type { ComponentProps } from 'react';
import { Link } from '#src/platform/navigation.ts';
import { button } from '#styled-system/recipes';
import type { ButtonLook } from './Button.tsx';

type Props = ButtonLook & ComponentProps<'a'> & { href: string };

export function ButtonLink({ variant, size, block, className, ...rest }: Props) {
  const look = button({ variant, size, block });
  return <Link className={className ? `${look} ${className}` : look} {...rest} />;
}
