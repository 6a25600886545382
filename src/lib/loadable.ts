import { type ComponentType, createElement, type ReactNode, use } from 'react';

/** Code that did not arrive: the network is away, or the shop has been published anew meanwhile. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  /** Makes the next attempt ask the network again. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the shop could not be loaded.', { cause });
    this.forget = forget;
  }
}

export type Loadable<Props extends object> = ((props: Props) => ReactNode) & {
  /** Fetches the code. @throws LoadError when it does not come; a later attempt asks again */
  load: () => Promise<void>;
  /** Fetches the code ahead of its use. A failure is not held against a later attempt. */
  preload: () => Promise<void>;
  /** Once true, rendering it never suspends. */
  isLoaded: () => boolean;
};

/**
 * A part of a page whose code comes later. Whether it is shown is a state of its flow's chart; whether its code is there
 * is the browser's matter, and changes nothing of what the shopper may do. Pages' code is in a chart: pageCode.
 *
 * A component whose code is fetched when it is first rendered; needs a Suspense and a LoadBoundary above it.
 * Unlike React.lazy it can be asked again after a failure, and it does not suspend once its code is there.
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  let isLoaded = false;

  const forget = () => {
    loading = null;
  };
  const request = () => {
    if (loading) return loading;
    const asked = load().then(
      (component) => {
        isLoaded = true;
        // What `use` reads of a promise: with it a component whose code has come renders at once.
        Object.assign(asked, { status: 'fulfilled', value: component });
        return component;
      },
      (cause: unknown) => {
        throw new LoadError(cause, forget);
      },
    );
    loading = asked;
    return asked;
  };
  const Part = (props: Props): ReactNode => createElement(use(request()), props);
  const fetchPart = async () => {
    try {
      await request();
    } catch (error) {
      forget();
      throw error;
    }
  };
  return Object.assign(Part, {
    load: fetchPart,
    preload: () => fetchPart().catch(forget),
    isLoaded: () => isLoaded,
  });
}
