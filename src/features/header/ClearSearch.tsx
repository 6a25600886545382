import { X } from 'lucide-react';
import { useFlow } from '#src/platform/shop-context.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { siteSearch } from '#styled-system/recipes';

/** The focus stays in the emptied field. */
export function ClearSearch({ fieldId }: { fieldId: string }) {
  const header = useFlow('header');
  const clear = () => {
    header.send({ type: 'search.typed', text: '' });
    document.getElementById(fieldId)?.focus();
  };
  return (
    <IconButton label="Clear search" className={siteSearch().clear} onClick={clear}>
      <X size={16} strokeWidth={1.6} />
    </IconButton>
  );
}
