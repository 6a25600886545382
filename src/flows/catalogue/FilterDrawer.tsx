import { useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Drawer } from '#src/ui/Drawer.tsx';
import { ClearFilters } from './ClearFilters.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FILTERS_BUTTON_ID } from './filters-button.ts';
import { useLatestCount } from './latest-count.ts';

type Props = { open: boolean; onDismiss: () => void };

/** The count alone follows the list: the drawer around it stays as it is. */
function FoundCount() {
  const found = useLatestCount();
  return <span aria-live="polite">Show {found ?? '…'}</span>;
}

/** The filters on narrow screens. The list behind follows at once; its count is on the button that leads back. PRD-2. */
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
