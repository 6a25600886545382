const missed = new Set<HTMLLinkElement>();

/** From then on, style sheets that do not come are remembered. */
export function watchStyles(): void {
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missed.add(target);
  };
  document.addEventListener('error', remember, { capture: true });
}

function askedAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  const come = new Promise<void>((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`${link.href} did not come.`)));
  });
  missed.delete(link);
  link.replaceWith(again);
  return come;
}

/**
 * Asks again for styles that did not come: what fetches them with their code asks for each of them once.
 * @throws where one does not come this time either
 */
export const missedStyles = (): Promise<unknown> => Promise.all([...missed].map(askedAgain));
