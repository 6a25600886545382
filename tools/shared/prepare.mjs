import { install, nodeProblem } from './install.mjs';

/** Ends a command that cannot do what it is for. */
export function giveUp(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** What reading a command line gives; a wrong one ends the command. @template Options @param {() => Options} read @param {string} usage */
export function orAdvice(read, usage) {
  try {
    return read();
  } catch (error) {
    return giveUp(`${error.message}\n${usage}`);
  }
}

/** What every command needs first: the right Node, and the dependencies. @param {string} undone what to say without them */
export async function prepare(undone) {
  const problem = nodeProblem();
  if (problem) giveUp(problem);
  if (!(await install())) giveUp(undone);
}
