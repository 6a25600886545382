/** A real shop of its own: a fresh database, an engine and an adapter on free ports. */
export type World = {
  /** Where the shop answers. */
  base: string;
  engineUrl: string;
  databaseUrl: string;
  sql: (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
  stopAdapter: () => Promise<void>;
  startAdapter: () => Promise<void>;
  /** An engine and an adapter more, on the same database; they need a Redis. */
  openBeside: () => Promise<{ base: string; close: () => Promise<void> }>;
  killEngine: () => Promise<void>;
  /** With a mail server, where one is given. */
  startEngine: (settings?: { smtpUrl?: string }) => Promise<string>;
  stopDatabase: () => Promise<void>;
  startDatabase: () => Promise<void>;
  close: () => Promise<void>;
};

export function openWorld(options?: { products?: number; cacheSeconds?: number; redisUrl?: string }): Promise<World>;
