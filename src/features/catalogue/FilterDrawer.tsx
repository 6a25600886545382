import { useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import { ClearFilters } from './ClearFilters.tsx';
import { FILTERS_BUTTON_ID } from './catalogue.dom.ts';
import { FilterForm } from './FilterForm.tsx';
import { useLatestCount } from './latest-count.ts';

type Props = { open: boolean; onDismiss: () => void };

/** Only the count depends on the list, so the drawer around it does not re-render. */
function FoundCount() {
  const found = useLatestCount();
  return <span aria-live="polite">{`Show ${found ?? '…'}`}</span>;
}

/**
 * On narrow screens the filters are in a drawer. The list behind it changes at once, and the closing button shows its
 * count. PRD-2.
 */
export function FilterDrawer({ open, onDismiss }: Props) {
  const show = useRef<HTMLButtonElement>(null);
  return (
    <Drawer
      open={open}
      onDismiss={onDismiss}
      side="right"
      title="Filters"
      finalFocusEl={() => document.getElementById(FILTERS_BUTTON_ID)}
      footer={
        <>
          <ClearFilters moveFocus={() => show.current?.focus()} />
          <Button ref={show} onClick={onDismiss}>
            <FoundCount />
          </Button>
        </>
      }
    >
      <FilterForm />
    </Drawer>
  );
}
