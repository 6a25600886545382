import type { AnyStateNode } from 'xstate';

/** A state's id as a part of a target, in which a dot begins the name of a state within. */
const escaped = (id: string): string => id.replace(/[\\.]/g, '\\$&');

/**
 * The states that a history state names for where nothing is remembered yet, found as XState finds them; none where it names none.
 * @throws where there is no such state: XState itself only fails as it is entered
 */
export function historyDefaults({ config, parent, machine, path }: AnyStateNode): readonly AnyStateNode[] {
  const given: unknown = config.target;
  const names = [given].flat().filter((target): target is string => typeof target === 'string');
  return names.map((name) => {
    try {
      return machine.getStateNodeById(name.startsWith('#') ? name : `#${escaped(parent?.id ?? '')}.${name}`);
    } catch {
      throw new Error(`The history state '${path.join('.')}' leads to '${name}', which the chart does not have.`);
    }
  });
}
