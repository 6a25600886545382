type Value = string | { readonly [state: string]: Value | undefined };

/** A state's value as text: 'open.choosingPayment', 'list.showing.settled|filterPanel.closed'. */
export function stateText(value: Value): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([state, inner]) => (inner === undefined ? state : [state, stateText(inner)].filter(Boolean).join('.')))
    .join('|');
}
