import { wordmark } from '#styled-system/recipes';

type Props = { place?: 'header' | 'drawer' | 'gate' | 'footer' };

export const Wordmark = ({ place }: Props) => (
  <span role="img" aria-label="Tawny & Rye" className={wordmark({ place })} />
);
