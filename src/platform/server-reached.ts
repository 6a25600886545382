/** A network that has just come back may need seconds until requests pass, and half a minute on a train. */
const PAUSES_MS = [0, 500, 1500, 4000, 8000, 16_000];

const isAnswered = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Whether a request reaches the shop's server. A browser says that it is online before requests pass, and one that is sent
 * at once fails. So it asks up to six times within 30 s. NET-1.
 */
export async function serverReached(): Promise<boolean> {
  for (const ms of PAUSES_MS) {
    await new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
    if (await isAnswered()) return true;
  }
  return false;
}
