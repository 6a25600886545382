import { DocumentTitle } from '#src/ui/DocumentTitle.tsx';
import { CategoryShelf } from './CategoryShelf.tsx';
import { ClearanceSale } from './ClearanceSale.tsx';
import { Hero } from './Hero.tsx';
import { Houses } from './Houses.tsx';
import { JoinBand } from './JoinBand.tsx';

/** HOM-1 to HOM-5. Everything on it is known beforehand: it asks the API for nothing. */
export const HomePage = () => (
  <>
    <DocumentTitle>Home</DocumentTitle>
    <Hero />
    <CategoryShelf />
    <ClearanceSale />
    <Houses />
    <JoinBand />
  </>
);
