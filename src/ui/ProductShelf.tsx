import type { ComponentProps } from 'react';
import { productShelf } from '#styled-system/recipes';

type Props = ComponentProps<'ul'> & {
  /** 'list' is beside the filters; 'four' fills the width of the page. */
  columns?: 'list' | 'four';
};

export function ProductShelf({ columns, className, ...rest }: Props) {
  const look = productShelf({ columns });
  return <ul className={className ? `${look} ${className}` : look} {...rest} />;
}
