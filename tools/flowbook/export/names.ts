/** Names that a format accepts, one for each key. Where two would get the same, the later one is numbered. */
export class Names {
  readonly #known = new Map<string, string>();
  readonly #used = new Set<string>();

  /** @param wanted how it would be called if nothing else were */
  of(key: string, wanted: string): string {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let name = wanted;
    for (let number = 2; this.#used.has(name); number += 1) name = `${wanted}_${number}`;
    this.#used.add(name);
    this.#known.set(key, name);
    return name;
  }
}
