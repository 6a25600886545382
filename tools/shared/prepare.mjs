import { install, nodeProblem } from './install.mjs';
import { wrongUse } from './wrong-use.mjs';

/** Ends a command that cannot do what it is for. */
export function giveUp(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/**
 * Reads a command line. A wrong one ends the command, with the usage.
 * @template Options @param {() => Options} read @param {string} usage @returns {Options}
 */
export function orAdvice(read, usage) {
  try {
    return read();
  } catch (error) {
    return giveUp(`${wrongUse(error)}\n${usage}`);
  }
}

/**
 * Every command begins with this: it checks Node and installs the dependencies.
 * @param {string} undone the message where that fails
 */
export async function prepare(undone) {
  const problem = nodeProblem();
  if (problem) giveUp(problem);
  if (!(await install())) giveUp(undone);
}
