/** The web servers of this machine: programs and nginx's module for Brotli, null where one is missing. */
export function findWebServers(): Record<'nginx' | 'caddy' | 'openssl' | 'brotli', string | null>;

/** What a person can do where the web servers are missing and cannot be installed. */
export const ADVICE: string;
