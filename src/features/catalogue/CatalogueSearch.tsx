import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { searchedText } from '#machines/catalogue/catalogue.selectors.ts';
import { useFlow } from '#src/platform/shop-context.ts';
import { Button } from '#src/ui/Button.tsx';
import { catalogueHead } from '#styled-system/recipes';

/** The typed text follows the address when that changes. PRD-1, PRD-5. */
export function CatalogueSearch() {
  const catalogue = useFlow('catalogue');
  const search = useSelector(catalogue, searchedText);
  const [draft, setDraft] = useState({ of: search, text: search });
  if (draft.of !== search) setDraft({ of: search, text: search });
  const c = catalogueHead();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    catalogue.send({ type: 'query.changed', change: { kind: 'searched', text: draft.text } });
  };
  return (
    <form role="search" aria-label="Products" action="/products" className={c.form} onSubmit={submit}>
      <div className={c.field}>
        <Search size={20} strokeWidth={1.5} />
        <input
          type="search"
          name="search"
          aria-label="Search products"
          placeholder="Name, brand or style"
          autoComplete="off"
          enterKeyHint="search"
          className={c.input}
          value={draft.text}
          onChange={(event) => setDraft({ of: search, text: event.currentTarget.value })}
        />
      </div>
      <Button type="submit" className={c.button}>
        Search
      </Button>
    </form>
  );
}
