/** Of all states that a chart is in those without another inside: one for each of its regions. */
export const innermost = (states: readonly string[]): readonly string[] =>
  states.filter((path) => !states.some((other) => other !== path && (path === '' || other.startsWith(`${path}.`))));

/** The same as one text: 'open.choosingPayment', 'list.idle · filterPanel.closed'. */
export const standingText = (states: readonly string[]): string => innermost(states).join(' · ');
