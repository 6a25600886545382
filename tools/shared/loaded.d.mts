/** The path of one of the project's files, by its name from the project's folder. */
export function path(name: string): string;

/** A TypeScript file of ours, loaded as Vite loads its own settings. */
export function loaded<Module>(name: string): Promise<Module>;
