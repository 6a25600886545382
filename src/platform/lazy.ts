import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from 'react';

/** The code of a view failed to load twice. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  /** A deploy has removed the file, so only reloading the page helps. Otherwise the connection is the cause. */
  readonly isOutdated: boolean;

  constructor(cause: unknown, isOutdated: boolean) {
    super('A part of the shop could not be loaded.', { cause });
    this.isOutdated = isOutdated;
  }
}

const GONE = [404, 410];

/**
 * Whether the server answers, but no longer has the file. Chromium and Firefox name the file in the error; where no file
 * is named, a server that answers means that the file is gone.
 */
async function isRemoved(error: unknown): Promise<boolean> {
  const file = /https?:\S+/.exec(String(error))?.[0];
  try {
    const { status, ok } = await fetch(file ?? location.pathname, { method: 'HEAD', cache: 'no-store' });
    return file === undefined ? ok : GONE.includes(status);
  } catch {
    return false;
  }
}

export type LazyView<Props extends object = object> = ((props: Props) => ReactNode) & {
  /** @throws LoadError after two failed attempts; a later call asks the network again */
  load: () => Promise<void>;
  /** Never throws, and a failure does not affect a later load. */
  preload: () => Promise<void>;
  isLoaded: () => boolean;
};

type Preloadable = Pick<LazyView, 'preload' | 'isLoaded'>;
const views: Preloadable[] = [];

/** All lazy views that are known so far. The list grows when the code of a view names further ones. */
export const lazyViews = (): Iterable<Preloadable> => views;

const ignore = () => {};

/**
 * A view whose code is loaded at its first render. Until then it renders nothing; it needs a LoadBoundary above it. It
 * replaces React.lazy, which cannot ask again after a failure and shows a suspended view 300 ms late.
 */
export function lazy<Props extends object>(importView: () => Promise<ComponentType<Props>>): LazyView<Props> {
  let request: Promise<void> | null = null;
  /** The request is a preload. */
  let isAhead = false;
  let outcome: ComponentType<Props> | LoadError | null = null;
  const listeners = new Set<() => void>();

  const forget = () => {
    request = null;
    outcome = null;
  };
  const settle = (settled: ComponentType<Props> | LoadError) => {
    outcome = settled;
    for (const notify of listeners) notify();
  };
  const ask = () =>
    importView()
      .catch(importView)
      .then(settle, async (cause: unknown) => {
        const error = new LoadError(cause, await isRemoved(cause));
        // A rendered view throws it to the boundary above; a failed preload is forgotten.
        if (listeners.size > 0 && !isAhead) settle(error);
        else forget();
        throw error;
      });
  const load = (): Promise<void> => {
    // Both attempts of a preload may have failed before the view was needed.
    if (request !== null && isAhead) return request.catch(load);
    isAhead = false;
    request ??= ask();
    return request;
  };
  const preload = () => {
    if (request === null) {
      isAhead = true;
      request = ask();
    }
    return request.catch(ignore);
  };
  const subscribe = (notify: () => void) => {
    listeners.add(notify);
    if (outcome === null) void load().catch(ignore);
    return () => {
      listeners.delete(notify);
      // The boundary shows the failure from now on. The view asks the network again when it is rendered again.
      if (listeners.size === 0 && outcome instanceof LoadError) forget();
    };
  };
  const currentOutcome = () => outcome;
  const View = (props: Props): ReactNode => {
    const current = useSyncExternalStore(subscribe, currentOutcome, currentOutcome);
    if (current instanceof LoadError) throw current;
    return current === null ? null : createElement(current, props);
  };
  const view = Object.assign(View, {
    load,
    preload,
    isLoaded: () => outcome !== null && !(outcome instanceof LoadError),
  });
  views.push(view);
  return view;
}
