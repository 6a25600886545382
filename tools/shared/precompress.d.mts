/** Writes a .br and a .gz beside every text file of a folder, so that no server compresses while a shopper waits. */
export function precompress(folder: string): Promise<void>;
