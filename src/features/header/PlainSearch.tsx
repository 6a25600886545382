import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useFlow } from '#src/platform/shop-context.ts';
import { siteSearch } from '#styled-system/recipes';

/** The drawer has no space for suggestions, so its search field has none. */
export function PlainSearch() {
  const header = useFlow('header');
  const c = siteSearch();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    header.send({ type: 'search.submitted', text: String(new FormData(event.currentTarget).get('search')) });
  };
  return (
    <form className={c.form} role="search" aria-label="Menu" action="/products" onSubmit={submit}>
      <Search size={20} strokeWidth={1.5} />
      <input
        className={c.input}
        type="search"
        name="search"
        aria-label="Search spirits"
        placeholder="Search spirits..."
        autoComplete="off"
        enterKeyHint="search"
      />
    </form>
  );
}
