/** The note is for developers who open the console. It must never contain the visitor's data. */
export const logNote = (note: string): void => console.info(note);

/** The details are for development only, so they never reach a visitor's console. */
export function logInDevelopment(note: string, details: unknown): void {
  if (import.meta.env.DEV) console.info(note, details);
}
