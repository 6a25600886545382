/** Throws Trouble where the disk of a folder has less free space. */
export function needSpace(folder: string, bytes: number, what: string, advice?: string): void;
