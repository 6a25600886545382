/** How a call fares. */
export const FATES = ['succeeds', 'slow', 'hangs', 'fails', 'malformed', 'unauthorised', 'unreachable'] as const;
export type Fate = (typeof FATES)[number];

/** How the simulated services fare: they have no wire. */
export const SERVICE_FATES = ['succeeds', 'slow', 'hangs', 'unreachable'] as const;
export type ServiceFate = (typeof SERVICE_FATES)[number];

/** What the project asks of its API, each kind of call with its name in words. */
export type Api = {
  readonly calls: readonly { readonly kind: string; readonly words: string }[];
  /** Its simulated services, in words. */
  readonly services: string;
};

export type ApiConditions = {
  /** By the kind of call; one that is not named succeeds. */
  readonly calls: Readonly<Record<string, Fate>>;
  readonly services: ServiceFate;
  readonly isOnline: boolean;
};

export const NORMAL: ApiConditions = { calls: {}, services: 'succeeds', isOnline: true };

/** What differs from normal conditions, in words: 'The list hangs', 'offline'. */
export const changedConditions = (
  { calls, services, isOnline }: ApiConditions,
  api: Pick<Api, 'calls'>,
): readonly string[] => [
  ...(isOnline ? [] : ['offline']),
  ...api.calls.flatMap(({ kind, words }) => {
    const fate = calls[kind] ?? 'succeeds';
    return fate === 'succeeds' ? [] : [`${words}: ${fate}`];
  }),
  ...(services === 'succeeds' ? [] : [`services: ${services}`]),
];

export const isNormal = ({ calls, services, isOnline }: ApiConditions): boolean =>
  isOnline && services === 'succeeds' && Object.values(calls).every((fate) => fate === 'succeeds');

/** ms that a slow call takes: longer than a shopper overlooks. */
export const SLOW_MS = 3000;
