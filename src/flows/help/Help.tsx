import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { FaqGroup } from '#machines/help/faq-search.ts';
import { helpMachine } from '#machines/help/help.machine.ts';
import { usePageFlow } from '#src/lib/use-page-flow.ts';
import { PageIntro } from '#src/ui/PageIntro.tsx';
import { FaqGroups } from './FaqGroups.tsx';
import { HelpSearch } from './HelpSearch.tsx';
import { NothingFound } from './NothingFound.tsx';

type Props = { title: string; groups: readonly FaqGroup[]; open: readonly string[] };

/** Questions and answers under a search. HLP-1. */
export function Help({ title, groups, open }: Props) {
  const help = usePageFlow(helpMachine, { input: { groups, open } });
  const isNothingFound = useSelector(help, (snapshot) => snapshot.matches('nothingFound'));
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    help.send({ type: 'search.cleared' });
    // What was pressed has gone with the search.
    field.current?.focus();
  };
  return (
    <>
      <PageIntro title={title}>
        <HelpSearch help={help} field={field} onClear={clear} />
      </PageIntro>
      {isNothingFound ? <NothingFound onClear={clear} /> : <FaqGroups help={help} />}
    </>
  );
}
