export type Flow = { name: string; camel: string; Pascal: string; requirement: string; sentence: string };
export type Registration = { file: string; place: (lines: readonly string[]) => number; text: string };

export function namedFlow(name: string, requirement: string, sentence: string): Flow;
export function filesOf(flow: Flow): Promise<[path: string, text: string][]>;
export function registrationsOf(flow: Flow): readonly Registration[];
/** @throws when the list is not where it was */
export function withRegistration(source: string, registration: Registration): string;
