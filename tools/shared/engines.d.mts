/** What the journeys in other engines need: programs, null where one is missing. */
export function findEngines(): { firefox: string | null; webKitDriver: string | null; display: string | null };

/** What a person can do where an engine is missing and cannot be installed. */
export const ADVICE: string;
