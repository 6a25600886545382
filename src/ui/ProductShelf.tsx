import type { ComponentProps } from 'react';
import { productShelf } from '#styled-system/recipes';

type Props = ComponentProps<'ul'> & {
  /** 'list' stands beside the filters; 'four' is a row of the page's width. */
  columns?: 'list' | 'four';
};

/** Holds ProductCards. */
export function ProductShelf({ columns, className, ...rest }: Props) {
  const look = productShelf({ columns });
  return <ul className={className ? `${look} ${className}` : look} {...rest} />;
}
