import { useFocusNote } from '#src/platform/focus-on-navigation.ts';
import { Wrap } from '#src/ui/Wrap.tsx';
import { loadNotice } from '#styled-system/recipes';

/** A loading page reserves its height, and shows a text only if it takes long. */
export function PageLoading() {
  const c = loadNotice();
  return (
    <Wrap className={c.page} data-page-loading>
      <title>Tawny & Rye</title>
      <p role="status" ref={useFocusNote()}>
        <span className={c.words}>Loading the page…</span>
      </p>
    </Wrap>
  );
}
