import { wordmark } from '#styled-system/recipes';

type Props = { place?: 'header' | 'drawer' | 'gate' | 'footer' };

/** The shop's name as it is drawn, in the colour of its place. */
export const Wordmark = ({ place }: Props) => (
  <span role="img" aria-label="Tawny & Rye" className={wordmark({ place })} />
);
