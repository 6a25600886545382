/**
 * The address of a shop that is served elsewhere, without its last slash. @param {string} text what --base was given
 * @returns {string} @throws where it is no address
 */
export function siteAddress(text) {
  if (!/^https?:\/\/\w/.test(text) || !URL.canParse(text))
    throw new Error(`--base is an address such as https://staging.example.com, not '${text}'.`);
  return text.replace(/\/$/, '');
}

const PATIENCE_MS = 20_000;

/** Asks once, before hundreds of tests fail for the same reason. @param {string} address @throws where nothing answers */
export async function checkAnswers(address) {
  try {
    await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    throw new Error(`Nothing answers at ${address} (${error.cause?.code ?? error.message}).`);
  }
}
