import { organizationData, websiteData } from '#src/platform/organization-data.ts';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { StructuredDataScript } from '#src/ui/StructuredDataScript.tsx';
import { Brands } from './Brands.tsx';
import { CategoryShelf } from './CategoryShelf.tsx';
import { ClearanceSale } from './ClearanceSale.tsx';
import { Hero } from './Hero.tsx';
import { JoinBand } from './JoinBand.tsx';

const DESCRIPTION =
  'Single malts, cellared Bordeaux, small-batch spirits and the glasses to pour them into. Delivered to adults of 18 and over across the UK.';

/** The home page's data are fixed, so it needs no API request. HOM-1 to HOM-5. */
export const HomePage = () => (
  <>
    <PageMeta title="Home" description={DESCRIPTION} path="/" />
    <StructuredDataScript data={[organizationData(), websiteData()]} />
    <Hero />
    <CategoryShelf />
    <ClearanceSale />
    <Brands />
    <JoinBand />
  </>
);
