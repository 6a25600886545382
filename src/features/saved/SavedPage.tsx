import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { hasNone, isUnread } from '#machines/saved/saved.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { PageMeta } from '#src/ui/PageMeta.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import { cartLayout, shortPage } from '#styled-system/recipes';
import { type RenderBottle, SavedList } from './SavedList.tsx';
import { StoredNote } from './StoredNote.tsx';

type Props = {
  /** The notice says that today's prices are missing or slow. */
  notice: ReactNode;
  renderBottle: RenderBottle;
  /** The products that are waited for. */
  watched: ReactNode;
};

const WaysOn = () => (
  <div className={shortPage().actions}>
    <ButtonLink href="/products" size="lg">
      Browse Products
    </ButtonLink>
    <ButtonLink href="/cart" size="lg" variant="secondary">
      View Cart
    </ButtonLink>
  </div>
);

const ListPlaceholder = () => <div className={cartLayout().held} aria-busy="true" />;

function Bottles({ notice, renderBottle }: Omit<Props, 'watched'>) {
  const isLoading = useSelector(useFlow('saved'), isUnread);
  if (isLoading) return <ListPlaceholder />;
  return (
    <>
      {notice}
      <SavedList renderBottle={renderBottle} />
    </>
  );
}

/** The bottles that are saved on this device. SAV-3, SAV-4, SAV-7. */
export function SavedPage({ watched, ...props }: Props) {
  const isEmpty = useSelector(useFlow('saved'), hasNone);
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
            {isEmpty ? (
              <span>Nothing is saved yet. Press the heart of a bottle, and it will be found here. </span>
            ) : null}
            <StoredNote />
          </>
        }
      >
        {isEmpty ? <WaysOn /> : null}
      </PageIntro>
      {isEmpty ? null : <Bottles {...props} />}
      {watched}
    </Wrap>
  );
}
