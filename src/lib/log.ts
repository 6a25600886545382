/** A note for whoever looks into the console. Never with anything that belongs to the visitor. */
export const logNote = (note: string): void => console.info(note);

/** A note with details; development only, so that none of them reaches a visitor's console. */
export function logInDevelopment(note: string, details: unknown): void {
  if (import.meta.env.DEV) console.info(note, details);
}
