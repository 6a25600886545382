import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#src/platform/navigation.ts';
import { arrowLink } from '#styled-system/recipes';

type Props = { href: string; children: ReactNode };

export const ArrowLink = ({ href, children }: Props) => (
  <Link href={href} className={arrowLink()}>
    <span>{children}</span>
    <ArrowRight size={20} strokeWidth={1.5} />
  </Link>
);
