import { type ComponentType, createElement, type ReactNode, useSyncExternalStore } from 'react';

/** Code that did not load, at the second try, too. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  /** A deploy has removed the file, so only loading the page anew helps. Otherwise the connection is at fault. */
  readonly isOutdated: boolean;
  /** Makes the next attempt ask the network again. */
  readonly forget: () => void;

  constructor(cause: unknown, isOutdated: boolean, forget: () => void) {
    super('A part of the shop could not be loaded.', { cause });
    this.isOutdated = isOutdated;
    this.forget = forget;
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

export type Loadable<Props extends object> = ((props: Props) => ReactNode) & {
  /** Fetches the code. @throws LoadError when it does not come; a later attempt asks again */
  load: () => Promise<void>;
  /** A failed preload does not affect a later attempt. */
  preload: () => Promise<void>;
  /** Once true, rendering it shows it. */
  isLoaded: () => boolean;
};

/**
 * A part of a page whose code comes later. Whether it is shown is a state of its flow's chart; whether its code is there
 * is the browser's matter, and changes nothing of what the shopper may do. Pages' code is in a chart: pageLoading.
 *
 * A component whose code is fetched when it is first rendered; it shows nothing until then, and needs a LoadBoundary above
 * it. Unlike React.lazy it can be asked again after a failure, and it is seen in the frame after its code has come:
 * React holds back for 300 ms what has suspended.
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let asked: Promise<void> | null = null;
  let code: ComponentType<Props> | LoadError | null = null;
  const parts = new Set<() => void>();

  const forget = () => {
    asked = null;
    code = null;
  };
  const arrive = (arrived: ComponentType<Props> | LoadError) => {
    code = arrived;
    for (const tell of parts) tell();
  };
  const request = () => {
    asked ??= load()
      .catch(load)
      .then(arrive, async (cause: unknown) => {
        const error = new LoadError(cause, await isRemoved(cause), forget);
        // Who waits for it on the page says so; a failure that nobody has seen is not held against a later attempt.
        if (parts.size > 0) arrive(error);
        else forget();
        throw error;
      });
    return asked;
  };
  const ignore = () => {};
  const subscribe = (tell: () => void) => {
    parts.add(tell);
    if (code === null) request().catch(ignore);
    return () => parts.delete(tell);
  };
  const present = () => code;
  const Part = (props: Props): ReactNode => {
    const arrived = useSyncExternalStore(subscribe, present, present);
    if (arrived instanceof LoadError) throw arrived;
    return arrived === null ? null : createElement(arrived, props);
  };
  return Object.assign(Part, {
    load: request,
    preload: () => request().catch(ignore),
    isLoaded: () => code !== null && !(code instanceof LoadError),
  });
}
