import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { helpSearch } from '#styled-system/recipes';

/** A search without matches offers these ways back. HLP-1. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const c = helpSearch();
  return (
    <section className={c.nothing}>
      <h2 className={c.nothingTitle}>Another way to an answer</h2>
      <p className={c.nothingText}>
        Try another word, look through all questions, or ask us: a person reads every message.
      </p>
      <div className={c.ways}>
        <Button onClick={onClear}>Show all questions</Button>
        <ButtonLink href="/contact" variant="secondary">
          Contact us
        </ButtonLink>
      </div>
    </section>
  );
}
