import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { hasNone, isUnread } from '#machines/saved/saved.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { savedPage, shortPage } from '#styled-system/recipes';
import { type RenderBottle, SavedList } from './SavedList.tsx';
import { StoredNote } from './StoredNote.tsx';

type Props = {
  /** The notice says that today's prices are missing or slow. */
  notice: ReactNode;
  renderBottle: RenderBottle;
  /** The products that are waited for. */
  watched: ReactNode;
};

/** Until the stored bottles have been read, the page renders both forms, and the boot script decides which is visible. */
type Loading = { 'data-loading': '' | undefined };

const EXPLANATION = 'Nothing is saved yet. Press the heart of a bottle, and it will be found here. ';

const Explanation = (loading: Loading) => (
  <span className={savedPage().whenNone} {...loading}>
    {EXPLANATION}
  </span>
);

const WaysOn = (loading: Loading) => (
  <div className={`${shortPage().actions} ${savedPage().whenNone}`} {...loading}>
    <ButtonLink href="/products" size="lg">
      Browse Products
    </ButtonLink>
    <ButtonLink href="/cart" size="lg" variant="secondary">
      View Cart
    </ButtonLink>
  </div>
);

/** The bottles that are saved on this device. SAV-3, SAV-4, SAV-7. */
export function SavedPage({ notice, renderBottle, watched }: Props) {
  const flow = useFlow('saved');
  const isEmpty = useSelector(flow, hasNone);
  const isLoading = useSelector(flow, isUnread);
  const loading: Loading = { 'data-loading': isLoading ? '' : undefined };
  const hasExplanation = isEmpty || isLoading;
  return (
    <Wrap className={shortPage().root}>
      <PageMeta
        title="Saved bottles"
        description="The bottles you have saved at Tawny & Rye: kept on this device only, at today’s prices, with what is in stock."
        path="/saved"
      />
      <PageIntro
        title="Saved bottles"
        lead={
          <>
            {hasExplanation ? <Explanation {...loading} /> : null}
            <StoredNote />
          </>
        }
      >
        {hasExplanation ? <WaysOn {...loading} /> : null}
      </PageIntro>
      <div className={savedPage().lists} aria-busy={isLoading || undefined} {...loading}>
        {isEmpty || isLoading ? null : (
          <>
            {notice}
            <SavedList renderBottle={renderBottle} />
          </>
        )}
        {watched}
      </div>
    </Wrap>
  );
}
