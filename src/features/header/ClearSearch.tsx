import { X } from 'lucide-react';
import { useFlow } from '#src/platform/shop-context.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { siteSearch } from '#styled-system/recipes';

/**
 * The focus stays in the field during the press: leaving it would close the search panel. The emptied field has it again
 * where the keyboard has pressed the button.
 */
export function ClearSearch({ fieldId }: { fieldId: string }) {
  const header = useFlow('header');
  const clear = () => {
    header.send({ type: 'search.typed', text: '' });
    document.getElementById(fieldId)?.focus();
  };
  return (
    <IconButton
      label="Clear search"
      className={siteSearch().clear}
      onMouseDown={(event) => event.preventDefault()}
      onClick={clear}
    >
      <X size={16} strokeWidth={1.6} />
    </IconButton>
  );
}
