const isMet = (condition, chosen) =>
  Object.entries(condition).every(([variant, values]) => values.includes(chosen[variant]));

function chosenOf(defaults, variants) {
  const chosen = { ...defaults };
  for (const variant in variants) if (variants[variant] !== undefined) chosen[variant] = variants[variant];
  return chosen;
}

function classNames(name, chosen, compounds) {
  let names = name;
  for (const variant in chosen) if (chosen[variant] !== null) names += ` ${name}--${variant}_${chosen[variant]}`;
  for (const [condition, added] of compounds) if (isMet(condition, chosen)) names += ` ${added}`;
  return names;
}

/** A recipe: its class names for the variants chosen. */
export const createRecipe = (name, defaults, compounds) => (variants) =>
  classNames(name, chosenOf(defaults, variants), compounds);

/** A recipe of several parts: the class names of each. They are written once for each choice. */
export function createSlotRecipe(name, slots, defaults) {
  const known = new Map();
  return (variants) => {
    const key = JSON.stringify(variants);
    let parts = known.get(key);
    if (parts === undefined) {
      const chosen = chosenOf(defaults, variants);
      parts = Object.fromEntries(slots.map((slot) => [slot, classNames(`${name}__${slot}`, chosen, [])]));
      known.set(key, parts);
    }
    return parts;
  };
}
