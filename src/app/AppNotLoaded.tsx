import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { loadNotice } from '#styled-system/recipes';

/** Each static page holds this notice in a template: the boot script shows it if the app fails to load. */
export function AppNotLoaded() {
  const reload = (
    <Button variant="quiet" size="sm" data-reload>
      Reload
    </Button>
  );
  return (
    <div className={loadNotice().corner}>
      <Alert tone="danger" title="The shop could not be loaded." action={reload}>
        <p>You can read this page, but not buy yet. Check your connection and reload. Your cart is safe.</p>
      </Alert>
    </div>
  );
}
