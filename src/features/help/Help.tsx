import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { isNothingFound } from '#machines/help/help.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { FaqGroups } from './FaqGroups.tsx';
import { HelpSearch } from './HelpSearch.tsx';
import { NothingFound } from './NothingFound.tsx';

export function Help() {
  const help = useFlow('help');
  const hasNothing = useSelector(help, isNothingFound);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    help.send({ type: 'search.cleared' });
    // The pressed button disappeared with the search, so the field receives the focus.
    field.current?.focus();
  };
  return (
    <>
      <PageIntro title="How can we help?">
        <HelpSearch field={field} onClear={clear} />
      </PageIntro>
      {hasNothing ? <NothingFound onClear={clear} /> : <FaqGroups />}
    </>
  );
}
