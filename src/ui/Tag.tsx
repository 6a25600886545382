import type { ReactNode } from 'react';
import { tag } from '#styled-system/recipes';

type Props = { tone?: 'sale' | 'plain'; children: ReactNode };

export const Tag = ({ tone, children }: Props) => <span className={tag({ tone })}>{children}</span>;
