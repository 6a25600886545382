import { installCommand, installPackages, program } from './programs.mjs';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** What the journeys in other engines need: programs, null where one is missing. */
export const findEngines = () => ({
  firefox: program('firefox-esr') ?? program('firefox'),
  webKitDriver: program('WebKitWebDriver'),
  display: program('Xvfb'),
});

const isComplete = () => Object.values(findEngines()).every((path) => path !== null);

/** What a person can do where an engine is missing and cannot be installed. */
export const ADVICE = `Firefox, WebKitGTK with its driver, and Xvfb are needed for these tests. On Debian, as root:
  ${installCommand(PACKAGES)}`;

/** Installs Debian's Firefox and WebKitGTK where they are missing and this is root. @returns whether they are there now */
export async function obtainEngines() {
  if (!isComplete()) await installPackages(PACKAGES, 'Firefox and WebKitGTK');
  return isComplete();
}
