/** Says why this Node.js cannot run the shop; null when it can. */
export function nodeProblem(version?: readonly number[]): string | null;
